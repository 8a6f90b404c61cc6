import Testing

@testable import MIMEDetection

struct YAMLSnifferTests {
    @Test(arguments: [
        "---\na: 1\nb: 2\n", "%YAML 1.2\n---\n- a\n- b\n...\n", "# words\n--- # more\n\"a\": 1\nb:\n  - c\n",
    ])
    func markedDocumentsAreRecognised(_ text: String) {
        #expect(YAMLSniffer.essence(of: text) == "application/yaml")
    }

    @Test(arguments: ["a: 1\nb: 2\n", "---\na: 1\n---\n\nwords\n", "---\nwords\n", "---\na: 1\n", "- a\n- b\n"])
    func otherTextIsRefused(_ text: String) {
        #expect(YAMLSniffer.essence(of: text) == nil)
    }
}
