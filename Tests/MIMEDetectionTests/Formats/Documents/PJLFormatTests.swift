import Testing

@testable import MIMEDetection

struct PJLFormatTests {
    private static let start = "\u{1B}%-12345X"

    private func essence(_ text: String) -> String? { PJLFormat.essence(of: Array(text.utf8)) }

    @Test(arguments: [
        ("@PJL\r\n@PJL ENTER LANGUAGE=POSTSCRIPT\r\n%!PS-Adobe-3.0\n", "application/postscript"),
        ("@PJL SET COPIES=2\n@PJL ENTER LANGUAGE = PCL\n\u{1B}E", "application/vnd.hp-pcl"),
        ("@PJL ENTER LANGUAGE = PCLXL\n) HP-PCL XL;1;1\n", "application/vnd.hp-pclxl"),
        ("@PJL enter language=pclxl\n) HP-PCL XL;1;1\n", "application/vnd.hp-pclxl"),
    ])
    func commandNamesTheLanguage(_ commands: String, _ type: String) {
        #expect(essence(Self.start + commands) == type)
    }

    @Test func firstBytesTellTheLanguage() {
        #expect(essence(Self.start + "%!PS-Adobe-3.0\n") == "application/postscript")
        #expect(essence(Self.start + "@PJL\n\u{1B}E\u{1B}&l0O") == "application/vnd.hp-pcl")
        #expect(essence(Self.start + ") HP-PCL XL;2;0\n") == "application/vnd.hp-pclxl")
    }

    @Test func otherLanguagesAreUnknown() {
        #expect(essence(Self.start + "@PJL ENTER LANGUAGE=ZJS\n") == nil)
        #expect(essence(Self.start + "@PJL COMMENT ENTER LANGUAGE=PCL\n") == nil)
        #expect(essence("\u{1B}[31m words\n\u{1B}[0m") == nil)
    }
}
