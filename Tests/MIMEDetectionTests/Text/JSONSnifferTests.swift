import Testing

@testable import MIMEDetection

struct JSONSnifferTests {
    @Test(arguments: [
        ("{\"a\": 1}", "application/json"), ("[1, 2]", "application/json"),
        ("{\"a\":1}\n{\"a\":2}\n", "application/x-ndjson"),
        ("{\"type\": \"Feature\", \"geometry\": null}", "application/geo+json"),
        ("{\"@context\": \"a\"}", "application/ld+json"),
        ("{\"asset\": {\"version\": \"2.0\"}}", "model/gltf+json"),
        ("{\"asset\": {\"version\": \"1.1\"}, \"geometricError\": 1, \"root\": {}}", "application/json"),
        ("{\"kty\": \"EC\"}", "application/jwk+json"),
        ("{\"spdxVersion\": \"SPDX-2.3\"}", "application/spdx+json"),
    ])
    func membersTellTheType(_ text: String, _ type: String) {
        #expect(JSONSniffer.essence(of: text) == type)
    }

    @Test(arguments: ["[note]", "{key: 1}", "{\"a\": 1} words", "{\"a\": 1}\nwords\n", "[1"])
    func otherTextIsRefused(_ text: String) {
        #expect(JSONSniffer.essence(of: text) == nil)
    }

    @Test func restMayBeCutOff() {
        #expect(JSONSniffer.essence(of: "{\"a\": [1, 2, 3", isWhole: false) == "application/json")
        #expect(JSONSniffer.essence(of: "{\"a\": [", isWhole: false) == nil)
    }
}
