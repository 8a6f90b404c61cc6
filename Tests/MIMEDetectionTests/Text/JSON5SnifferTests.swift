import Testing

@testable import MIMEDetection

struct JSON5SnifferTests {
    @Test(arguments: [
        ("// words\n{\"a\": 1, \"b\": [2,],}\n", "text/x-json-with-comments"), ("{a: 1, b: 'x'}", "application/json5"),
        ("{\"a\": +1, \"b\": Infinity}", "application/json5"),
        ("{\"a\": 1, /* words */ \"b\": null}", "text/x-json-with-comments"),
    ])
    func relaxedGrammarIsRecognised(_ text: String, _ type: String) {
        #expect(JSON5Sniffer.essence(of: text) == type)
    }

    @Test(arguments: ["[1, 2,]", "{a b}", "{a: 1} words", "{a: f(x)}", "words", "{\"a\": \"b\nc\"}"])
    func otherTextIsRefused(_ text: String) {
        #expect(JSON5Sniffer.essence(of: text) == nil)
    }
}
