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

    /// Each text follows a control character.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7464
    @Test(arguments: [
        ("\u{1E}{\"a\": 1}\n", "application/json-seq"), ("\u{1E}[1, 2]\n\u{1E}5\n", "application/json-seq"),
        ("\u{1E}{\"type\": \"Feature\", \"geometry\": null}\n", "application/geo+json-seq"),
    ])
    func sequencesAreRecognised(_ text: String, _ type: String) {
        #expect(JSONSniffer.essence(of: text) == type)
    }

    @Test(arguments: ["\u{1E}", "\u{1E}words", "\u{1E}{\"a\": 1} words", "\u{1E}{\"a\":", "{\"a\": 1}\u{1E}"])
    func otherTextIsNoSequence(_ text: String) {
        #expect(JSONSniffer.essence(of: text) == nil)
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
