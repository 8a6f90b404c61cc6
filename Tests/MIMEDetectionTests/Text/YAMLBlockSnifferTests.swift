import Testing

@testable import MIMEDetection

struct YAMLBlockSnifferTests {
    @Test(arguments: ["a:\n  b: 1\n", "a:\n- b\n- c\nd: 1\n", "a: |\n  any text, really\nb:\n  c: 1\n"])
    func entriesBelowAKeyAreRecognised(_ text: String) {
        #expect(YAMLBlockSniffer.essence(of: text) == "application/yaml")
    }

    @Test(arguments: ["a: 1\nb: 2\n", "- a\n- b\n", "a:\n\tb: 1\n", "words\n  a: 1\n", "a:\n  words\n  more words\n"])
    func otherTextIsRefused(_ text: String) {
        #expect(YAMLBlockSniffer.essence(of: text) == nil)
    }
}
