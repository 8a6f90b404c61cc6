import MIMETypes
import Testing

@testable import MIMEDetection

struct DesignatedCharsetTests {
    private func charset(_ text: String) -> String? {
        MIMEDetector().detect(bytes: Array(text.utf8), name: "a.txt").charset?.rawValue
    }

    @Test(arguments: [
        ("words \u{1B}$B$3$s$K$A$O\u{1B}(B and words\n", "iso-2022-jp"),
        ("\u{1B}$@$3$s\u{1B}(J\n", "iso-2022-jp"), ("\u{1B}[1mbold\u{1B}[0m \u{1B}$B$3\u{1B}(B\n", "iso-2022-jp"),
        ("\u{1B}$)C\n\u{0E}>H3g\u{0F}, words that are long enough\n", "iso-2022-kr"),
    ])
    func escapeSequencesDesignateTheCharset(_ text: String, _ name: String) {
        #expect(charset(text) == name)
    }

    @Test(arguments: [
        "words\n", "\u{1B}[1mbold\u{1B}[0m\n", "\u{1B}$B$3$\u{1B}(B odd\n", "\u{1B}$Bwords with blanks\n",
        "\u{1B}$)C but nothing is shifted\n",
    ])
    func otherEscapesLeaveASCII(_ text: String) {
        #expect(charset(text) == "us-ascii")
    }

    @Test func headMayEndWithinACharacter() {
        let text = Array("words \u{1B}$B".utf8) + Array(repeating: UInt8(ascii: "$"), count: 9001)
        #expect(MIMEDetector().detect(bytes: text, name: "a.txt").charset?.rawValue == "iso-2022-jp")
    }
}
