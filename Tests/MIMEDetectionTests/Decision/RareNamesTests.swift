import MIMEDetection
import MIMETypes
import Testing

/// Text under extensions that are a rare format's, and used for much else.
struct RareNamesTests {
    typealias Case = DetectionCase

    private static let notes = "A level has two rows.\nThe second one is not in use yet.\n"

    /// Nothing in the text supports the rare meaning.
    static let others = [
        Case("level of a game", "level01.obj", "*****--0\n*..4..*--1\n", "text/plain"),
        Case("macros", "screen.mac", notes, "text/plain"),
        Case("notes about a defect", "1234.bug", notes, "text/plain"),
        Case("table", "zones.tab", notes, "text/plain"),
        Case("template", "page.tmpl", notes, "text/plain"),
        Case("colours", "dark.theme", notes, "text/plain"),
        Case("overrides for a version", "libtk8.6", notes, "text/plain"),
        Case("catalogue of SGML", "xhtml.cat", "-- Catalogue --\nPUBLIC \"-//A//B\" \"b.dtd\"\n", "text/plain"),
        Case("pack of another program", "en.pak", [5, 0, 0, 0, 1, 0, 0, 0, 0x85, 0x1B], "application/octet-stream"),
    ]

    /// The text supports it, or the name alone is what everybody uses it for.
    static let supported = [
        Case("model", "cube.obj", "# a cube\nmtllib cube.mtl\nv 0 0 1\nv 0 1 1\nv 1 1 1\nf 1 2 3\n", "model/obj"),
        Case("manual page", "ls.1", ".nh\n.TH \"LS\" 1\n.SH NAME\nls\n", "application/x-troff-man"),
        Case("theme of a desktop", "index.theme", "[Icon Theme]\nName=A\n", "application/x-desktop"),
        Case("features of qmake", "a.prf", "include(b.pri)\n", "text/x-qmake"),
        Case("documentation of R", "f.Rd", "\\name{f}\n\\alias{f}\n\\title{F}\n", "text/x-r-doc"),
    ]

    @Test(arguments: others + supported)
    func rareMeaningNeedsEvidence(_ file: Case) {
        file.expectAnswer()
        file.expectSameAnswerOfAllResolvers()
    }

    /// What starts like a document is one, though all its bytes are letters.
    @Test(arguments: [
        Case("document", "notes.txt", "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n", "application/pdf", .contentContradictsName),
        Case("script", "a.dll", "#!/bin/sh\nexit 0\n", "text/x-shellscript", .contentContradictsName),
        Case("archive", "a.exr", Containers.zip([.init("a.txt")]), "application/zip", .contentContradictsName),
        Case("image", "a.dcm", Containers.png, "image/png", .contentContradictsName),
    ])
    func certainContentIsAConflict(_ file: Case) {
        file.expectAnswer()
    }
}
