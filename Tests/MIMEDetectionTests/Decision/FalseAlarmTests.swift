import MIMEDetection
import MIMETypes
import Testing

/// Content that looks like a format by a word, a few bytes or one entry, and names that fit content which looks like
/// another.
struct FalseAlarmTests {
    typealias Case = DetectionCase

    private static let page = "<!DOCTYPE html><html><script>alert(1)</script></html>\n"
    private static let declaration = "<?xml version=\"1.0\"?>\n<device><name>x</name></device>\n"

    private static func pem(_ labels: String...) -> String {
        labels.map { "-----BEGIN \($0)-----\nMC4C\n-----END \($0)-----\n" }.joined()
    }

    private static func zip(_ names: String...) -> [UInt8] { Containers.zip(names.map { .init($0) }) }

    private static func archive(_ entries: [(name: String, content: String)]) -> [UInt8] {
        Containers.zip(entries.map { .init($0.name, $0.content) })
    }

    static let prose: [Case] = [
        Case("a word like a font", "x.txt", "wOFF is a format\n", "text/plain"),
        Case("a word like a picture", "x.txt", "GIF89a is a format\n", "text/plain"),
        Case(
            "data that starts like an object of OCaml", nil, Array("Caml1999I031".utf8) + [9, 9, 0xFF, 0, 0, 8, 0],
            "application/octet-stream"),
        Case(
            "an older object of OCaml", "a.cmt",
            Array("Caml2012T009".utf8) + [0x84, 0x95, 0xA6, 0xBE, 0, 0, 8, 0],
            "application/x-ocaml-object"),
        Case("a word like a container", "x.conf", "RIFFs and solos\n", "text/x-config"),
        Case("a word like a model", "x.txt", "solid state drives\n", "text/plain"),
        Case(
            "notes about a language", "README.lua", "Bindings for foo.\n\nInstall it and see examples.\n", "text/plain"),
        Case(
            "a document whose name ends like a program", "python3-elk-doc.elk.py",
            "Document: elk\nTitle: Elk\nSection: Programming\n\nFormat: HTML\nIndex: /usr/share/doc/elk.html\n",
            "text/x-doc-base"),
        Case("parts of a document", "install.xml", "&install-linux;\n&install-macosx;\n", "application/xml"),
        Case("features of compilers", "features.lisp", ":elk1.7.1\n#| all |#\n(:a)\n", "text/x-common-lisp"),
        Case(
            "a program named like notes", "README.lua", "local x = require(\"y\")\nfunction a(b)\n  return b\nend\n",
            "text/x-lua"),
        Case(
            "a template of a package", "foo.spec.in", "Name: @NAME@\nVersion: 1\n\n%description\na\n\n%prep\n",
            "text/x-rpm-spec"),
        Case("sequence of JSON", nil, "\u{1E}{\"a\":1}\n\u{1E}{\"a\":2}\n", "application/json-seq"),
        Case("a key called kind", "x.yaml", "apiVersion: v1\nkind: Pod\n", "application/yaml"),
        Case("strict JavaScript", nil, "'use strict'\nlet x = 1\n", "text/javascript"),
        Case(
            "lines with a comma each", nil, "Hello, this is prose.\nYes, it has commas.\nNo, it is not.\n", "text/plain"
        ),
        Case("indented text", nil, "\tfoo\n\tbar\n\tbaz\n", "text/plain"),
        Case("library with a longer name", "libx.so.6.0.30-gdb.py", "import gdb\n", "text/x-python"),
        Case("backup of a page", "x.html.bak", page, "text/html"),
        Case("private key of a server", "server.key", "-----BEGIN PRIVATE KEY-----\nMC4C\n", "application/pkcs8"),
        Case("key and certificate", "server.crt", pem("RSA PRIVATE KEY", "CERTIFICATE"), "application/x-x509-ca-cert"),
        Case("key and certificate", "server.cer", pem("PRIVATE KEY", "CERTIFICATE"), "application/pkix-cert"),
        Case("parameters and any key", "dh.key", pem("DH PARAMETERS", "PRIVATE KEY"), "application/pkcs8"),
        Case("parameters and key", "dh.key", pem("DH PARAMETERS", "RSA PRIVATE KEY"), "application/x-x509-key"),
        Case("certificate in ASCII", "mail.asc", pem("CERTIFICATE"), "application/pkix-cert"),
        Case("catalogue of messages", "it.msg", "::msgcat::mcset it {a} {b}\n", "text/x-tcl"),
        Case("graymap", nil, "P2\n# made by hand\n2 2\n255\n0 1 2 3\n", "image/x-portable-graymap"),
        Case("article of a contract", nil, "Article 5 of the contract says so.\nAnd more.\n", "text/plain"),
        Case("path that is told", "x.txt", "Path: /usr/local/bin and others\n", "text/plain"),
        Case("header of a letter", nil, "HEADER of the letter\n\nDear all,\n", "text/plain"),
        Case("words about a container", "x.txt", "ASF is an organisation.\n", "text/plain"),
        Case("words about sounds", "x.txt", ".snd files hold sounds.\n", "text/plain"),
        Case("summary", nil, "Summary: nothing was found.\n\nDetails follow.\n", "text/plain"),
        Case("play", nil, "Dialogue: he said no.\nShe said yes.\n", "text/plain"),
        Case("numbers", nil, "999\n1000\n", "text/plain"),
        Case("drawing with a comment", nil, "999\nmade by hand\n  0\nSECTION\n  2\nHEADER\n", "image/vnd.dxf"),
        Case("products with numbers", "x.txt", "P1 10 20 are products\nP2 20 30\n", "text/plain"),
        Case("bitmap", nil, "P1\n# made by hand\n2 2\n0 1\n1 0 # end\n", "image/x-portable-bitmap"),
        Case("message with its length", nil, "24\nFrom: a@b.c\nDate: now\n\nHello\n", "message/x-emlx"),
        Case("grammar of a language", "Core.ott", "metavar x ::=\n\ngrammar\n  e :: e_ ::=\n", "text/x-ott"),
        Case("data for pages", "test.hdf", "Config.Mode = none\nName = a\n", "text/x-clearsilver-hdf"),
        Case("notes on pictures", "README.jpeg", "JPEG files are read by another library.\n", "text/plain"),
        Case(
            "Rust that a shell starts", "x.rs",
            "#!/usr/bin/env bash\n#![forbid(unsafe_code)]/* This line is ignored by the shell\nexec rustc $0\n#*/\n",
            "text/rust"),
        Case(
            "certificate without its first line", "key.pem",
            "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwQ0oZ7n1Yk9v\nzWw0\n", "application/x-x509-ca-cert"),
        Case(
            "program with a few control bytes", "x.pl",
            String(repeating: "my $text = 'a line of a test';\n", count: 80)
                + "print \"\0\u{8}[image\0\u{8}]\0\u{8}\";\n",
            "application/x-perl"),
        Case("recipients", nil, "To: Bob\nFrom: Alice\n\nHello\n", "message/rfc822"),
    ]

    static let archives: [Case] = [
        Case("sources of an application", nil, zip("AndroidManifest.xml", "src/Main.kt"), "application/zip"),
        Case("application", nil, zip("AndroidManifest.xml", "classes.dex"), "application/vnd.android.package-archive"),
        Case("site", nil, zip("index.xml", "style.css"), "application/zip"),
        Case("settings", nil, zip("pass.json", "users.json"), "application/zip"),
        Case(
            "application of Python", nil, Array("#!/usr/bin/env python3\n".utf8) + zip("__main__.py"), "application/zip"
        ),
        Case("project with a class", nil, zip("Main.java", "Main.class"), "application/zip"),
        Case("classes alone", nil, zip("a/", "a/Main.class"), "application/java-archive"),
        Case(
            "book", nil,
            archive([
                (
                    "META-INF/container.xml",
                    "<rootfile full-path=\"a.opf\" media-type=\"application/oebps-package+xml\"/>"
                ), ("a.opf", ""),
            ]), "application/epub+zip"),
        Case(
            "score", nil,
            archive([
                ("META-INF/container.xml", "<rootfile full-path=\"a.xml\"/>"),
                ("a.xml", "<?xml version=\"1.0\"?>\n<score-partwise>"),
            ]), "application/vnd.recordare.musicxml"),
        Case(
            "score of MuseScore", nil,
            archive([("META-INF/container.xml", "<rootfile full-path=\"a.mscx\"/>"), ("a.mscx", "")]),
            "application/x-musescore"),
        Case(
            "workspace", nil,
            archive([("META-INF/container.xml", "<rootfile full-path=\"a.xml\"/>"), ("a.xml", "<museScore/>")]),
            "application/zip"),
        Case(
            "drawing that was packed by hand", "x.odg",
            archive([
                ("content.xml", ""), ("META-INF/manifest.xml", ""),
                ("mimetype", "application/vnd.oasis.opendocument.graphics"),
            ]), "application/vnd.oasis.opendocument.graphics"),
    ]

    static let binaries: [Case] = [
        Case("code like a zlib header", nil, likeZlib, octets),
        Case(
            "compressed data", nil,
            [
                0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0x28, 0xCF, 0x2F, 0xCA, 0x49, 0x51, 0xC8, 0x40, 0x27,
                0x00, 0x86, 0xD1, 0x08, 0x6B,
            ], "application/zlib"),
        Case(
            "colours", nil, colours,
            octets),
        Case(
            "code like a picture", nil, likePCX,
            octets),
        Case("program that needs no loader", nil, staticProgram, "application/x-executable"),
        Case("program built with Dune", "ppx.exe", staticProgram, "application/x-executable"),
        Case("header of a frame of MP3", nil, [0xFF, 0xFB, 0xC8, 0], "audio/mpeg"),
        Case("header with a rate that is not allowed", nil, [0xFF, 0xFB, 0xF8, 0], octets),
        Case("diagram", "x.dia", gzip, "application/x-dia-diagram"),
        Case("workbook", "x.gnumeric", gzip, "application/x-gnumeric"),
        Case(
            "data of R", "x.rda", xz, "application/x-r-data"
        ),
        Case(
            "font of TeX", "x.ovf", omegaFont,
            "application/x-tex-virtual-font"),
    ]

    private static let octets = "application/octet-stream"
    /// A shared object whose only segment says that it is a program.
    private static let staticProgram: [UInt8] = {
        let header = [0x7F] + Array("ELF".utf8) + [2, 1, 1, 0] + zeros.prefix(8) + [3, 0, 62, 0, 1, 0, 0, 0]
        let places = zeros.prefix(8) + Containers.little(64, 8) + zeros.prefix(14) + [56, 0, 1, 0] + zeros.prefix(6)
        let segment = Containers.little(2, 8) + Containers.little(120, 8) + zeros.prefix(16) + Containers.little(32, 8)
        let marks = Containers.little(0x6FFF_FFFB, 8) + Containers.little(0x0800_0000, 8) + zeros.prefix(16)
        return header + places + segment + zeros.prefix(16) + marks
    }()
    private static let zeros = [UInt8](repeating: 0, count: 99)
    private static let likeZlib: [UInt8] = [0x78, 0x9C, 0xFF, 0xFE] + (0..<60).map { UInt8($0) }
    private static let likePCX: [UInt8] = [0x0A, 0, 0, 0x14, 0x1F, 0x20, 3, 0xD5] + zeros
    private static let colours: [UInt8] = stride(from: UInt8(255), to: 0, by: -5).map(\.self) + zeros
    private static let xz: [UInt8] = [0xFD] + Array("7zXZ".utf8) + [0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46]
    private static let omegaFont: [UInt8] =
        [0xF7, 0xCA, 17] + Array("Arabic Omega Font".utf8) + [0x9D, 0xCC, 0x48, 0x80]
    private static let gzip: [UInt8] = [
        0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xB3, 0xB1, 0xAF, 0xC8, 0xCD, 0x51, 0, 0, 0, 0,
    ]

    static let documents: [Case] = [
        Case(
            "image map", "x.map", "<map id=\"a\" name=\"a\">\n<area/>\n</map>\n", "application/xml"),
        Case("XML under the name of a program", "x.lua", declaration, "application/xml", .contentContradictsName),
        Case("error page for a style sheet", "x.css", page, "text/html", .contentContradictsName),
        Case("error page for a script", "x.js", page, "text/html", .contentContradictsName),
        Case("program that writes a page", "x.php", page, "application/x-php"),
        Case("program that writes XML", "x.jsp", declaration, "text/x-jsp"),
        Case("settings in XML", "x.cfg", declaration, "text/x-config"),
        Case(
            "component of a page", "x.htc", "<public:component>\n<public:attach/>\n</public:component>\n",
            "text/x-component"),
        Case("header of a file of TeX", "x.mf", comments + "%%%  @METAFONT-file{ a = 1 }\n", "text/x-metafont"),
        Case(
            "Tcl that a shell starts", nil, "#!/bin/sh\n# again \\\nexec tclsh8.6 \"$0\" \"$@\"\nputs 1\n", "text/x-tcl"
        ),
        Case(
            "Perl that a shell starts", nil, "#!/bin/sh\neval 'exec perl -x -S $0 ${1+\"$@\"}'\n  if 0;\n",
            "application/x-perl"),
        Case(
            "script that starts another", nil, "#!/bin/sh\nexec python3 \"$(dirname \"$0\")/main.py\"\n",
            "text/x-shellscript"),
    ]

    private static let binaryList = Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x10, 1, 8, 0x0B, 0x0D]
    private static let pageInProgram = """
        #include <stdio.h>
        #include <stdlib.h>
        const char *page = " \\
        <html> \\
          <body> \\
        <p>Hello</p> \\
        ";
        int main(int argc, char **argv) {
          printf("%s", page);
          return 0;
        }

        """
    private static let comments = "%%% " + String(repeating: "=", count: 68) + "\n"

    static let strays: [Case] = [
        Case("program with a control character", "x.py", statements + "x = '\u{19}'\n", "text/x-python"),
        Case("table with two", "x.csv", rows + "a\u{2},b\u{12}\n", "text/csv"),
        Case("program with a NUL", "x.py", statements + "\0", "text/x-python"),
        Case("program with many", "x.py", statements + "a\0b\0c\0", "text/x-python"),
        Case("program with a table of characters", "x.py", statements + table, "text/x-python"),
        Case(
            "program with a table of bytes", "x.py", Array((statements + table).utf8) + [0xFF], octets,
            .contentContradictsName),
        Case("page with a NUL", "x.html", page + statements + "\0", "text/html"),
        Case("macros with keys as they are typed", "x.vim", keys, "text/x-vim-script"),
        Case("few bytes of which one is none of text", "x.py", "x = '\u{19}'\n", octets, .contentContradictsName),
        Case("nameless", nil, keys, "text/plain"),
        Case("nameless, with a NUL", nil, statements + "\0", octets),
    ]

    private static let table = String(String.UnicodeScalarView((0..<128).compactMap(Unicode.Scalar.init))) + "\u{80}"
    private static let keys = String(repeating: "first words then map x \u{16}\u{1B}\n", count: 9)
    private static let statements = String(repeating: "import os\n", count: 20)
    private static let rows = String(repeating: "one,two\n", count: 40)

    @Test(arguments: prose + archives + binaries + documents + strays)
    func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: prose + archives + binaries + documents + strays)
    func passingResolversOverDoesNotChangeTheAnswer(_ test: Case) {
        test.expectSameAnswerOfAllResolvers()
    }
}
