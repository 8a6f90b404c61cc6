import MIMEDetection
import MIMETypes
import Testing

/// Names that several formats share, and names that say two things.
struct SharedNameTests {
    typealias Case = DetectionCase

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let program = Binaries.elf(kind: 2, segments: (1, 0, 120))

    static let honest = [
        Case("bytecode of PyPy", "a.pyc", [0x80, 1, 0x0D, 0x0A, 0, 0, 0, 0, 0xE3, 1], "application/x-python-code"),
        Case("page template of Zope", "a.pt", "<html lang=\"en\"><body>x</body></html>\n", "text/html"),
        Case("object of R in letters", "a.rds", "A\n3\n262657\n197888\n5\nUTF-8\n13\n1\n1\n", "application/x-r-data"),
        Case("pages of binary properties", "a.strings", Array("bplist00".utf8) + [0xD0, 8, 0], "application/x-bplist"),
        Case("scene in letters", "a.usd", "#usda 1.0\n(\n)\n", "model/vnd.usda"),
        Case(
            "list behind a byte order mark", "a.m3u8", mark + Array("#EXTM3U\r\na.mp3\r\n".utf8),
            "audio/x-mpegurl"),
        Case(
            "certificate behind a byte order mark", "a.pem", mark + Array("-----BEGIN CERTIFICATE-----\nMIIB\n".utf8),
            "application/x-x509-ca-cert"),
        Case(
            "table of TOML with a part in single quotes", "a.toml", "[target.'cfg(unix)']\na = 1\n", "application/toml"),
        Case(
            "picture of the first version", "a.xpm",
            "#define a_format 1\n#define a_width 1\n#define a_height 1\n#define a_ncolors 1\n"
                + "#define a_chars_per_pixel 1\nstatic char *a_colors[] = {\n", "image/x-xpixmap"),
        Case("picture in a program", "a.h", "/* XPM */\nstatic char *a[] = {\n\"1 1 1 1\",\n};\n", "image/x-xpixmap"),
        Case("package of Modelica", "a.mo", "package P\n  constant Real x = 1;\nend P;\n", "text/x-modelica"),
        Case(
            "ontology in its own XML", "a.owl", "<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\"/>\n",
            "application/owl+xml"),
        Case(
            "what belongs to a module", "._a.py", [0, 5, 0x16, 7, 0, 2, 0, 0] + [UInt8](repeating: 0, count: 20),
            "multipart/appledouble"),
        Case(
            "text in pieces for programs", "FAQ.doctree", [0x80, 4, 0x95, 1, 0, 0, 0, 0, 0, 0, 0, 0x8C, 0xFF, 0xFE],
            "application/octet-stream"),
        Case(
            "module that is documentation", "a.py",
            "r\"\"\"\nA title\n=======\n\n.. note:: It is long.\n\n* :ref:`one`\n\"\"\"\n", "text/x-python"),
        Case(
            "list of parts that names its schema", "a.cdx.json",
            "{\"$schema\": \"http://cyclonedx.org/schema/bom-1.6.schema.json\", \"bomFormat\": \"CycloneDX\"}\n",
            "application/vnd.cyclonedx+json"),
        Case("archive of a model", "a.p", Containers.zip([.init("a/data.pkl", "x")]), "application/zip"),
        Case("copy of a page", "a.html.in", "<!DOCTYPE html><html></html>", "text/html"),
    ]

    static let lies = [
        Case(
            "program that is said to be a document", "invoice.exe.pdf", program, "application/x-executable",
            .contentContradictsName),
        Case(
            "picture that is said to be a program", "photo.png.exe", Containers.png, "image/png",
            .contentContradictsName),
        Case(
            "page under a picture", "a.svg", "<html xmlns=\"http://www.w3.org/1999/xhtml\"><script/></html>",
            "application/xhtml+xml", .contentContradictsName),
        Case(
            "other archive", "a.rar", Containers.zip([.init("a.txt", "x")]), "application/zip", .contentContradictsName),
        Case("words under subtitles", "a.vtt", "hello\n", "text/plain", .missingSignature),
        Case("items under JSON", "a.json", "- a\n- b\n", "text/plain", .missingSignature),
        Case("program under JSON", "a.json", "{\n int x;\n}\n", "text/plain", .missingSignature),
        Case("prose under JSON", "a.json", "12 angry men\n", "text/plain", .missingSignature),
        Case("table under JSON", "a.json", "\"a\",\"b\"\n", "text/plain", .missingSignature),
    ]

    @Test(arguments: honest) func nameIsTrusted(_ test: Case) { test.expectAnswer() }

    @Test(arguments: lies) func nameIsNotTrusted(_ test: Case) { test.expectAnswer() }
}
