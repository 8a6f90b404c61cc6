import MIMEDetection
import MIMETypes
import Testing

/// Documents whose mark may stand elsewhere than at the start, or is shared by several programs.
struct DocumentMarkTests {
    typealias Case = DetectionCase

    private static let document = "%PDF-1.4\n%\u{E2}\u{E3}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"
    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
    private static let page = "<!DOCTYPE html>\n<html><body>x</body></html>\n"

    static let headers: [Case] = [
        Case("PDF", "x.pdf", document, "application/pdf"),
        Case("PDF behind line ends", "x.pdf", "\r\n\r\n" + document, "application/pdf"),
        Case("PDF behind a byte order mark", "x.pdf", "\u{FEFF}" + document, "application/pdf"),
        Case("PDF behind a comment", "x.pdf", "%% made by a program for printing\n" + document, "application/pdf"),
        Case(
            "PDF for a printer", "x.prn",
            "\u{1B}%-12345X@PJL JOB\r\n@PJL SET COPIES=2 for the whole job\r\n" + document,
            "application/pdf"),
        Case(
            "PDF behind a few bytes of a transfer", nil, [0, 1, 2, 0x80, 0xFF] + Array(document.utf8), "application/pdf"
        ),
        Case(
            "mark on a line of a text", "x.pdf", "The file begins so:\n%PDF-1.4\nand goes on.\n", "text/plain",
            .missingSignature),
        Case(
            "words about a document, and one", "x.pdf", "The file begins in this way:\n" + document, "text/plain",
            .missingSignature),
        Case("mark in a chapter", "x.tex", "\\begin{verbatim}\n%PDF-1.4\n\\end{verbatim}\n", "text/x-tex"),
        Case("mark in a program", "x.py", "HEADER = \"\"\"\n%PDF-1.4\n1 0 obj\n\"\"\"\nimport os\n", "text/x-python"),
        Case("mark in notes", "x.md", "# Formats\n\n%PDF-1.4 is a mark.\n", "text/markdown"),
        Case("page before a document", "x.pdf", page + document, "text/html", .contentContradictsName),
        Case(
            "script before a document", "x.pdf", "#!/bin/sh\nexit\n" + document, "text/x-shellscript",
            .contentContradictsName),
        Case("drawing before a document", "x.pdf", drawing + document, "image/svg+xml", .contentContradictsName),
        Case(
            "message that holds a document", nil, [0x30, 0x82, 0x10, 0, 0x02, 0x01, 0x05] + Array(document.utf8),
            "application/octet-stream"),
    ]

    static let programs: [Case] = [
        Case("PHP that writes XML", "x.php", "<?php\nf();\n?>\n<?xml version=\"1.0\"?>\n<a/>\n", "application/x-php"),
        Case("PHP that writes a drawing", nil, "<?php f(); ?>\n" + drawing, "application/x-php"),
        Case(
            "PHP under the name of a drawing", "x.svg", "<?php f(); ?>\n" + drawing, "application/x-php",
            .contentContradictsName),
        Case(
            "PHP with XML in a string", "x.php", "<?php\n$x = '<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">';\n",
            "application/x-php"),
        Case(
            "PHP with a short tag", "x.svg", "<? f(); ?>\n" + drawing, "text/plain", .missingSignature),
        Case(
            "PHP in a text that starts with a tag", "README.md",
            "<p align=\"center\"><img src=\"a.svg\"></p>\n\n# Lib\n\n```php\n<?php\n\nf();\n```\n", "text/markdown"),
        Case("PHP under the name of a text", "x.md", "<?php\nf();\n", "application/x-php", .contentContradictsName),
        Case("PHP in a page", "x.html", "<p>a</p>\n<?php f(); ?>\n", "application/x-php"),
        Case("PHP that writes a style sheet", "x.css.php", ".a {\n  width: <?php f(); ?>px;\n}\n", "application/x-php"),
        Case("drawing", "x.svg", drawing, "image/svg+xml"),
    ]

    static let scripts: [Case] = [
        Case(
            "Python with a long path", "x.py",
            "#!/bin/sh\n'''exec' \"$(dirname \"$0\")/python3.12\" \"$0\" \"$@\"\n' '''\nimport os\n",
            "text/x-python"),
        Case(
            "Perl wherever it is", "x.pl",
            "#!/bin/sh -- # not a loop\n\neval 'exec ${PERL:=perl} -S $0 ${1+\"$@\"}'\nif 0;\n",
            "application/x-perl"),
        Case(
            "Scheme that a shell starts", "x.scm", "#! /bin/sh\n\":\"; exec gsi -:dar -f $0 $*\n(display 1)\n",
            "text/x-scheme"),
        Case("hook of a package", "x.install", "#!/bin/sh\nset -e\n", "text/x-shellscript"),
        Case("tests of a shell", "x.t", "#!/bin/sh\necho 1..1\n", "text/x-shellscript"),
        Case("game of Expect", "x.exp", "#!/bin/sh\n# \\\nexec tclsh \"$0\" \"$@\"\nspawn chess\n", "text/x-expect"),
    ]

    static let names: [Case] = [
        Case("project of QGIS", "x.qgs", qgis, "application/x-qgis"),
        Case("style of QGIS", "x.qml", qgis, "application/x-qgis"),
        Case(
            "style of a map", "x.sld",
            "<StyledLayerDescriptor xmlns=\"http://www.opengis.net/sld\" version=\"1.0.0\"/>\n",
            "application/vnd.ogc.sld+xml"),
        Case("library of Scheme", "x.sld", "(define-library (a b)\n  (export c))\n", "text/x-scheme"),
        Case("menus of GTK", nil, "<ui>\n  <menubar name=\"M\">\n  </menubar>\n</ui>\n", "application/xml"),
        Case("form of Qt", nil, "<ui version=\"4.0\">\n <class>Form</class>\n</ui>\n", "application/x-designer"),
        Case(
            "address in settings", "x.conf", "[Address]\nAddress=192.168.100.10/24\n", "text/x-config"),
        Case("a word at 38", nil, "# commands that build and test it all\nSpreadsheet = 1\n", "text/plain"),
        Case("book in XML", "x.xml", "<Book>\r\n    <Chapter/>\r\n</Book>\r\n", "application/xml"),
        Case("key of OpenSSH in PEM", "id_rsa", "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n", "application/x-x509-key"),
        Case("drawing in characters", "x.cgm", "0 \u{1B}\\\u{1B}XCGMF01\u{1B}\\1 A1!" + spaces, "image/cgm"),
        Case("map of tiles", "x.tmx", "<?xml version=\"1.0\"?>\n<map version=\"1.0\"/>\n", "application/x-tiled-tmx"),
        Case("index of no shapes", "x.shx", shapes, "application/vnd.shx"),
        Case("no shapes", "x.shp", shapes, "application/vnd.shp"),
        Case("compressed font", "x.pcf.gz", packed, "application/x-font-pcf"),
        Case("compressed scene", "x.blend", [0x28, 0xB5, 0x2F, 0xFD, 0x64, 0, 0x60] + packed, "application/x-blender"),
        Case("compressed document", "x.zabw", packed, "application/x-abiword"),
        Case("compressed table", "x.ksp", packed, "application/vnd.kde.kspread"),
        Case("spatial sounds", "x.sofa", [0x89] + Array("HDF\r\n\u{1A}\n".utf8) + packed, "audio/sofa"),
    ]

    private static let qgis =
        "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n<qgis version=\"3.4\">\n</qgis>\n"
    private static let shapes: [UInt8] = [0, 0, 0x27, 0x0A] + [UInt8](repeating: 0, count: 96)
    private static let spaces = String(repeating: " ", count: 80)
    private static let packed: [UInt8] = [
        0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xB3, 0xB1, 0xAF, 0xC8, 0xCD, 0x51, 0, 0, 0, 0,
    ]

    private static func corel(_ content: [UInt8]) -> [UInt8] {
        Containers.compoundFile(
            ["PerfectOffice_MAIN"], content: content + [UInt8](repeating: 0, count: 4096 - content.count))
    }

    private static func mark(_ kind: UInt8) -> [UInt8] { [0xFF] + Array("WPC".utf8) + [0x10, 0, 0, 0, 1, kind] }

    private static func older(_ root: String) -> [UInt8] {
        Containers.zip([
            .init("index.xml", "<?xml version=\"1.0\"?>\n<\(root):document xmlns:\(root)=\"x\">"),
            .init("buildVersionHistory.plist", ""),
        ])
    }

    private static func manifest(_ type: String) -> [UInt8] {
        Containers.zip([
            .init("content.xml", "<office:document-content/>"),
            .init(
                "META-INF/manifest.xml",
                "<manifest:manifest><manifest:file-entry manifest:media-type=\"\(type)\" manifest:full-path=\"/\"/>"),
        ])
    }

    static let relatives: [Case] = [
        Case("text of WordPerfect", "x.wpd", corel(mark(0x0A)), "application/vnd.wordperfect"),
        Case("slides of Corel", "x.shw", corel(mark(0x0F)), "application/x-corelpresentations"),
        Case("table of Corel", "x.wb3", corel([0, 0, 2, 0, 7, 0x10]), "application/x-quattro-pro"),
        Case("document of Pages", "x.pages", older("sl"), "application/vnd.apple.pages"),
        Case("table of Numbers", "x.numbers", older("ls"), "application/vnd.apple.numbers"),
        Case("another archive with an index", "x.zip", older("xx"), "application/zip"),
        Case(
            "text of StarOffice", "x.sxw", manifest("application/vnd.sun.xml.writer"), "application/vnd.sun.xml.writer"),
        Case("table of StarOffice", nil, manifest("application/vnd.sun.xml.calc"), "application/vnd.sun.xml.calc"),
        Case("archive whose manifest says nothing", nil, manifest(""), "application/zip"),
        Case("archive that calls itself a page", nil, manifest("text/html"), "application/zip"),
    ]

    @Test(arguments: headers + programs + scripts + names + relatives)
    func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: headers + programs + scripts + names + relatives)
    func passingResolversOverDoesNotChangeTheAnswer(_ test: Case) {
        test.expectSameAnswerOfAllResolvers()
    }
}
