import Testing

@testable import MIMEDetection

struct DiffSnifferTests {
    @Test(arguments: ["2,3c4\n< a\n---\n> b\n", "5d4\n< a\n", "0a1\n> a\n"])
    func editsAreRecognised(_ text: String) {
        #expect(DiffSniffer.essence(of: text) == "text/x-patch")
    }

    @Test(arguments: ["2,3x4\n< a\n", "5d4\nwords\n", "5d4 \n< a\n", "d\n< a\n", ",3c4\n< a\n"])
    func otherLinesAreRefused(_ text: String) {
        #expect(DiffSniffer.essence(of: text) == nil)
    }
}
