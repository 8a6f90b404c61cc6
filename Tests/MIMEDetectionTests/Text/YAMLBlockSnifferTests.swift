import Testing

@testable import MIMEDetection

struct YAMLBlockSnifferTests {
    @Test(arguments: ["a:\n  b: 1\n", "a:\n- b\n- c\nd: 1\n", "a: |\n  any text, really\nb:\n  c: 1\n"])
    func entriesBelowAKeyAreRecognised(_ text: String) {
        #expect(YAMLBlockSniffer.essence(of: text) == "application/yaml")
    }

    /// People's lists have items of words beside items that look like a key and its value.
    @Test func listsOfThingsToDoAreRefused() {
        let list = "- draw more pictures\n- levels: make them harder\n- then: test all of them\n"
        #expect(YAMLBlockSniffer.essence(of: list) == nil)
        let listOfKeys = "- pictures\n- levels: make them harder\n- then: test all of them\n"
        #expect(YAMLBlockSniffer.essence(of: listOfKeys) == "application/yaml")
        let lists = "a:\n- draw more pictures\nb:\n- levels: 1\n- then: 2\n"
        #expect(YAMLBlockSniffer.essence(of: lists) == "application/yaml")
    }

    @Test(arguments: ["a: 1\nb: 2\n", "- a\n- b\n", "a:\n\tb: 1\n", "words\n  a: 1\n", "a:\n  words\n  more words\n"])
    func otherTextIsRefused(_ text: String) {
        #expect(YAMLBlockSniffer.essence(of: text) == nil)
    }
}
