import MIMEDetection
import MIMETypes
import Testing

/// Names that are honest although other formats are better known by them.
struct HonestNameTests {
    typealias Case = DetectionCase

    private static func gap(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    private static func words(_ mark: [UInt8], pages: UInt8) -> [UInt8] {
        mark + gap(96 - mark.count) + [pages, 0] + gap(30) + Array("Dear Sir or Madam".utf8)
    }

    private static func drawing(_ attributes: String) -> String {
        "<svg \(attributes)>\n<symbol id=\"a\"><path d=\"M0 0\"/></symbol>\n</svg>\n"
    }

    private static let word: [UInt8] = [0x31, 0xBE, 0, 0, 0, 0xAB]
    private static let icon = Array("BA".utf8) + [0x28, 0, 0, 0, 0x78] + gap(7) + Array("CI".utf8) + [0x1A] + gap(64)
    private static let list: [UInt8] = [
        9, 8, 8, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 4, 2, 9, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0x61,
    ]
    private static let odd = Containers.zip([
        .init("mimetype", "application/vnd.oasis.opendocument.drawing"), .init("content.xml", "<a/>"),
    ])

    static let formats: [Case] = [
        Case("drawing of an early draft", "a.odg", odd, "application/vnd.oasis.opendocument.graphics"),
        Case("icon of OS/2", "a.ico", icon, "image/x-os2-graphics"),
        Case("icon of OS/2 named as PNG", "a.png", icon, "image/x-os2-graphics", .contentContradictsName),
        Case("document of Word for DOS", "a.doc", words(word, pages: 0), "application/msword"),
        Case(
            "document of Write", "a.doc", words(word, pages: 2), "application/x-mswrite", .contentContradictsName),
        Case("document of Write by name", "a.wri", words(word, pages: 2), "application/x-mswrite"),
        Case("records of a workbook", "a.xls", list, "application/vnd.ms-excel"),
    ]

    static let texts: [Case] = [
        Case("library that names others", "liba.so", "INPUT(liba.so.6 -lb)\n", "text/x-linker-script"),
        Case("group of libraries", "liba.a", "GROUP ( liba-1.a libb.a )\n", "text/x-linker-script"),
        Case("words like a command", "a.txt", "GROUP (first) and others\n", "text/plain"),
        Case("words like a command in a library", "liba.so", "The INPUT(a)\n", "text/plain", .missingSignature),
        Case("drawing in a page", "a.html", drawing("style=\"width: 0\""), "text/html"),
        Case(
            "drawing of its own", "a.html", drawing("xmlns=\"http://www.w3.org/2000/svg\""), "image/svg+xml",
            .contentContradictsName),
        Case(
            "classes of a program for Windows", "a.clw",
            "; CLW file contains information for the MFC ClassWizard\n\n[General Info]\nVersion=1\nClassCount=2\n"
                + "Class1=A\nClass2=B\n\n[CLS:A]\nType=0\n", "text/x-ini"),
        Case("code in a list of folders", "a.pth", "import os; a = os.environ.get('A', 'b'); a and 1\n", "text/plain"),
        Case("program in Clarion", "a.clw", "  PROGRAM\n\n  MAP\n  END\n\n  CODE\n  RETURN\n", "text/x-clarion"),
    ]

    @Test(arguments: formats + texts)
    func nameIsHonest(_ example: Case) {
        example.expectAnswer()
    }

    /// The start of any file may be called so.
    @Test(arguments: ["a.zip.part", "a.part", "a.crdownload"])
    func partOfADownloadMayBeAnything(_ name: String) throws {
        let detection = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
            .detect(bytes: Containers.zip([.init("a", "b")]), name: name)
        #expect(detection.type.essence == "application/zip")
        #expect(detection.allConflicts.allSatisfy { $0.confidence < 0.5 }, "\(detection)")
    }

    /// The name of a terminal is no extension.
    @Test(arguments: ["xterm.js", "iTerm.app", "linux2.2", "a.png"])
    func terminalContradictsNoName(_ name: String) {
        let detection = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
            .detect(bytes: Binaries.terminfo([0x1E, 2]), name: name)
        #expect(detection.type.essence == "application/x-terminfo2")
        #expect(detection.allConflicts.isEmpty, "\(detection)")
    }
}
