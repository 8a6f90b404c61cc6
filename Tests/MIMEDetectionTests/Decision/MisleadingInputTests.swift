import MIMEDetection
import MIMETypes
import Testing

/// Names that are wrong, missing or ambiguous, containers that are cut off or streamed, and files that are two things.
struct MisleadingInputTests {
    typealias Case = DetectionCase

    private static let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    private static let excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    private static let wordMain = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"

    private static func office(_ main: String, first: [String] = [], isStreamed: Bool = false) -> [UInt8] {
        Containers.zip(
            first.map { Containers.ZIPEntry($0, isStreamed: isStreamed) } + [
                Containers.ZIPEntry("[Content_Types].xml", Containers.contentTypes(main), isStreamed: isStreamed),
                Containers.ZIPEntry("_rels/.rels", isStreamed: isStreamed),
            ])
    }

    private static func zip(_ names: String..., stub: [UInt8] = [], comment: [UInt8] = []) -> [UInt8] {
        Containers.zip(names.map { Containers.ZIPEntry($0) }, stub: stub, comment: comment)
    }

    private static func riff(_ start: String) -> [UInt8] {
        Array("RIFF".utf8) + [24, 0, 0, 0] + Array(start.utf8) + [16, 0, 0, 0, 1, 0, 1, 0, 0x44, 0xAC, 0, 0]
    }

    private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
    private static let html = "<!DOCTYPE html><html><script>alert(1)</script></html>\n"
    private static let transportStream = (0..<20).flatMap { _ in
        [0x47, 0x40, 0x00, 0x10] + [UInt8](repeating: 0xFF, count: 184)
    }
    private static let typeScript = "export interface User { id: number }\n"

    static let names = [
        Case("PDF named as an image", "x.png", Containers.pdf, "application/pdf", .contentContradictsName),
        Case("image named as text", "x.txt", Containers.png, "image/png", .contentContradictsName),
        Case("image named as another", "x.jpg", Containers.png, "image/png", .contentContradictsName),
        Case("page named as text", "x.txt", html, "text/html"),
        Case("text named as a drawing", "x.svg", "hello\n", "text/plain", .missingSignature),
        Case("text named as places", "x.kml", "hello\n", "text/plain", .missingSignature),
        Case("text named as a document", "x.rtf", "hello\n", "text/plain", .missingSignature),
        Case("text named as a card", "x.vcf", "hello\n", "text/plain", .missingSignature),
        Case("card behind empty lines", "x.vcf", "\r\n\r\nBEGIN:VCARD\r\nVERSION:4.0\r\n", "text/vcard"),
        Case("drawing behind a long comment", "x.svg", "<!--" + String(repeating: "x", count: 9000), "image/svg+xml"),
        Case("part of a document", "x.ent", "Text &amp; more", "application/xml-external-parsed-entity"),
        Case("unknown element named as a map", "x.gpx", "<trail/>", "application/gpx+xml"),
        Case(
            "settings of Apache", "a.conf", "<VirtualHost *:80>\n  ServerName e.com\n</VirtualHost>\n", "text/x-config"),
        Case("settings of a folder", "a.conf", "<Directory /usr/share>\n</Directory>\n", "text/x-config"),
        Case("settings of a module", "a.conf", "<IfModule mod_dir.c>\n</IfModule>\n", "text/x-config"),
        Case(
            "settings of fonts", "a.conf", "<fontconfig><match target=\"a\">\n</match></fontconfig>", "application/xml"),
        Case(
            "archive behind a long script", "x.jar",
            zip(
                "META-INF/MANIFEST.MF",
                stub: Array(("#!/bin/bash\n" + String(repeating: "# words\n", count: 1200)).utf8)),
            "application/java-archive"),
        Case(
            "script before an archive", "x.sh", Array("#!/bin/sh\nexit\n".utf8) + Pictures.noise(4000),
            "text/x-shellscript"),
        Case(
            "script before data", nil, Array("#!/usr/bin/env python3\n".utf8) + Pictures.noise(4000), "text/x-python3"),
        Case(
            "manual", "a.info", "This is a.info, produced by makeinfo version 6.8 from a.texi.\n\nWords.\n",
            "application/x-info"),
        Case("notes", "a.info", "Words and words.\n", "text/plain"),
        Case(
            "map of thoughts", "a.mm", "<map version=\"1.0.1\">\n<node TEXT=\"a\"/>\n</map>\n", "application/x-freemind"
        ),
        Case("library that is a script", "libc.so", "/* GNU ld script */\nGROUP ( a.so.6 )\n", "text/x-linker-script"),
        Case("text named as a library", "libc.so", "words\n", "text/plain", .missingSignature),
        Case("log in JSON", "a.log", "{\"level\":1}\n{\"level\":2}\n", "application/x-ndjson"),
        Case("tag with a control character", nil, "<foo \u{1B}[0m and words\n", "text/plain"),
        Case("tag with a quote", nil, "<foo \" and words\n", "text/plain"),
        Case("part of a page", "a.html", "<app-root></app-root>\n", "text/html"),
        Case("template of a page", "a.html", "<footer>\n  {%- if a %}<b>x</b>{%- endif %}\n</footer>\n", "text/html"),
        Case("comment of a page", "a.html", "<!-- wp:template-part {\"slug\":\"a\"} /-->\n", "text/html"),
        Case("page with a declaration", "a.html", "<?xml version=\"1.0\"?>\n<p>x</p>\n", "text/html"),
        Case("drawing named as an image", "x.png", svg, "image/svg+xml", .contentContradictsName),
        Case("drawing named as XML", "x.xml", svg, "image/svg+xml"),
        Case("drawing named as a table", "x.csv", svg, "image/svg+xml", .contentContradictsName),
        Case("text named as music", "x.mp3", "not a song\n", "text/plain", .missingSignature),
        Case("text named as a document", "x.doc", "Dear Sir\n", "text/plain"),
        Case("text named as a film", "x.avi", "words\n", "text/plain", .missingSignature),
        Case("text named as a raw picture", "x.arw", "words\n", "text/plain", .missingSignature),
        Case("data named as a raw picture", "x.cr2", "{\"a\": 1}", "application/json", .contentContradictsName),
        Case("data under a rare name", "x.mos", "{\"a\": 1}", "application/json"),
        Case("text named as a drawing in text", "x.dxf", "words\n", "image/vnd.dxf"),
        Case("text named as an archive", "x.zip", "words\n", "text/plain", .missingSignature),
        Case("text named as a program", "x.exe", "words\n", "text/plain", .missingSignature),
        Case("text named as PDF", "x.pdf", "words\n", "text/plain", .missingSignature),
        Case("text named as a disc", "x.iso", "words\n", "text/plain", .contentContradictsName),
        Case("text named as a font", "x.ttc", "words\n", "text/plain", .missingSignature),
        Case("text named as a packed archive", "x.tar.xz", "words\n", "text/plain", .missingSignature),
        Case("text named as a store of keys", "x.p12", "words\n", "text/plain", .missingSignature),
        Case("image named as a disk", "x.dmg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "image/jpeg", .contentContradictsName),
        Case("image named as sound", "x.mp3", [0xFF, 0xD8, 0xFF, 0xDB, 0, 67], "image/jpeg", .contentContradictsName),
        Case("unknown sectors named as a disk", "x.img", [UInt8](repeating: 0, count: 2048), "application/vnd.efi.img"),
        Case("image named as a disc", "x.iso", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "image/jpeg", .contentContradictsName),
        Case(
            "image named as sound in the same container", "x.wav", riff("WEBPVP8L"), "image/webp",
            .contentContradictsName),
        Case(
            "sound named as an image in the same container", "x.webp", riff("WAVEfmt "), "audio/wav",
            .contentContradictsName),
        Case("film named as sound", "x.wav", riff("AVI LIST"), "video/x-msvideo", .contentContradictsName),
        Case("unknown chunks named as sound", "x.wav", riff("ABCDEFGH"), "audio/wav"),
        Case(
            "programs in Java named as an app", "x.apk", zip("META-INF/MANIFEST.MF", "A.class"),
            "application/java-archive", .unsupportedRefinement),
        Case("archive of Java", "x.jar", zip("META-INF/MANIFEST.MF", "A.class"), "application/java-archive"),
        Case(
            "rich text named as a document", "x.doc", "{\\rtf1\\ansi words}", "application/rtf"
        ),
        Case(
            "binary data named as text", "x.txt", [1, 0, 2, 0, 255, 254, 253], "application/octet-stream",
            .contentContradictsName),
        Case(
            "binary data named as source", "x.c", [1, 0, 2, 0, 255, 254, 253], "application/octet-stream",
            .contentContradictsName),
        Case(
            "binary data with two known bytes named as text", "x.txt", [0x0E, 0x0F, 0, 9, 0xFE, 0x81, 2, 1, 0xC0],
            "application/vnd.msa-disk-image", .contentContradictsName),
        Case(
            "binary data with three known bytes named as a page", "x.html", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 1, 2],
            "image/jpeg", .contentContradictsName),
        Case("encapsulated PostScript", "x.ps", "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: x\n", "image/x-eps"),
        Case("TypeScript", "x.ts", typeScript, "application/typescript"),
        Case("transport stream", "x.ts", transportStream, "video/mp2t"),
        Case(
            "translation of Qt", "x.ts", "<?xml version=\"1.0\"?><!DOCTYPE TS><TS version=\"2.1\"/>",
            "text/vnd.trolltech.linguist"),
        Case("presentation or keys", "x.key", "-----BEGIN PGP PUBLIC KEY BLOCK-----\n", "application/pgp-keys"),
        Case("publication or key", "x.pub", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI me@host\n", "text/x-ssh-public-key"),
        Case("template or graph", "x.dot", "digraph g { a -> b }\n", "text/vnd.graphviz"),
        Case("makefile", "Makefile", "all:\n\techo\n", "text/x-makefile"),
        Case("Markdown", "x.md", "# Title\n\n<div>\n", "text/markdown"),
        Case(
            "source that starts as another language might", "x.java", "import java.util.*;\nclass A {}\n", "text/x-java"
        ),
        Case("header of C++", "x.hpp", "#include <vector>\n", "text/x-c++hdr"),
        Case("script with another suffix", "x.txt", "#!/usr/bin/env python3\nprint()\n", "text/x-python3"),
        Case(
            "script whose interpreter the name hides", "x.sh", "#!/usr/bin/env fish\n", "application/x-fishscript",
            .contentContradictsName),
        Case("empty JSON", "x.json", "", "application/json"),
        Case("empty image", "x.png", "", "application/x-zerosize"),
        Case("unknown suffix", "x.zzz", Containers.gif, "image/gif"),
        Case(
            "compound suffix", "x.tar.gz", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2], "application/x-compressed-tar"),
        Case(
            "compressed tar named as a picture", "x.jpg", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2],
            "application/gzip", .contentContradictsName),
    ]

    static let contents = [
        Case("PDF behind a space", nil, Array(" ".utf8) + Containers.pdf, "application/pdf"),
        Case("PDF behind junk", nil, [UInt8](repeating: 0x0A, count: 900) + Containers.pdf, "application/pdf"),
        Case("JPEG", nil, Containers.jpeg, "image/jpeg"),
        Case("JSON", nil, "{\"a\": [1, 2, {\"b\": null}]}\n", "application/json"),
        Case("lines of JSON", nil, "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n", "application/x-ndjson"),
        Case("map data", nil, "{\"type\": \"FeatureCollection\", \"features\": []}", "application/geo+json"),
        Case(
            "notebook", nil, "{\"cells\": [], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 5}",
            "application/x-ipynb+json"),
        Case("scene", nil, "{\"asset\": {\"version\": \"2.0\"}, \"scenes\": []}", "model/gltf+json"),
        Case(
            "archive of HTTP", nil, "{\"log\": {\"version\": \"1.2\", \"creator\": {\"name\": \"x\"}}}",
            "application/har+json"),
        Case("not quite JSON", nil, "{key: value}\n", "text/plain"),
        Case("brackets in prose", nil, "[note] see below\n", "text/plain"),
        Case("table", nil, "id,name,city\n1,Ann,Oslo\n2,Bob,\"Rome, Italy\"\n", "text/csv"),
        Case("table with tabs", nil, "id\tname\n1\tAnn\n2\tBob\n", "text/tab-separated-values"),
        Case("prose with commas", nil, "Well, that was it.\nSo, as I said, no.\nYes.\n", "text/plain"),
        Case("table with a drawing in a cell", "x.csv", "a,b\n1,<svg\n2,x\n", "text/csv"),
        Case("mail", nil, "From: a@b.c\r\nTo: d@e.f\r\nSubject: hi\r\n\r\nhello\r\n", "message/rfc822"),
        Case(
            "mailbox", nil, "From a@b.c Thu Jan  1 00:00:00 1970\nFrom: a@b.c\nSubject: hi\n\nhello\n",
            "application/mbox"),
        Case("a line with a colon", nil, "Subject: nothing else\n\nwords\n", "text/plain"),
        Case("page behind a comment", nil, "<!-- hi -->\n<html><body></body></html>", "text/html"),
        Case(
            "page in UTF-16", nil, [0xFF, 0xFE] + html.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, "text/html"),
        Case(
            "page of XHTML", nil, "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"><head/></html>",
            "application/xhtml+xml"),
        Case("feed", nil, "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel/></rss>", "application/rss+xml"),
        Case("Atom with a prefix", nil, "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\"/>", "application/atom+xml"),
        Case(
            "drawing behind a DOCTYPE", nil,
            "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"]>\">]><svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "image/svg+xml"),
        Case("XML of no known kind", nil, "<?xml version=\"1.0\"?><thing/>", "application/xml"),
        Case("a tag in prose", nil, "<thing> is what we call it\n", "text/plain"),
        Case("unknown interpreter", nil, "#!/opt/no/such\nwords\n", "text/plain"),
        Case("shell script", nil, "#! /bin/sh -e\necho\n", "text/x-shellscript"),
        Case("interpreter behind variables", nil, "#!/usr/bin/env -S A=b node --x\n", "text/javascript"),
    ]

    static let containers = [
        Case(
            "program in an archive named as a document", "x.docx", zip("evil.exe"), "application/zip",
            .unsupportedRefinement),
        Case("archive named as an application", "x.apk", zip("readme.txt"), "application/zip", .unsupportedRefinement),
        Case("comic, which says nothing inside", "x.cbz", zip("1.jpg", "2.jpg"), "application/vnd.comicbook+zip"),
        Case("document", nil, office(wordMain), word),
        Case(
            "document, properties first", nil, office(wordMain, first: ["docProps/app.xml", "word/document.xml"]), word),
        Case("document, streamed", nil, office(wordMain, first: ["docProps/app.xml"], isStreamed: true), word),
        Case(
            "document with macros", "x.docx", office("vnd.ms-word.document.macroEnabled.main+xml"),
            "application/vnd.ms-word.document.macroenabled.12"),
        Case(
            "workbook named as a document", "x.docx",
            office("vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"), excel, .contentContradictsName),
        Case("document without its end", "x.docx", Array(office(wordMain).dropLast(60)), word),
        Case(
            "document behind a program", nil,
            Containers.zip(
                [.init("[Content_Types].xml", Containers.contentTypes(wordMain))],
                stub: [UInt8]("PK".utf8) + [3, 4] + [UInt8](repeating: 0, count: 60)), word),
        Case("archive behind binary data", nil, zip("a", stub: [1, 2, 0, 0xFF, 7]), "application/zip"),
        Case(
            "archive of classes behind a script", "x.jar", zip("META-INF/MANIFEST.MF", stub: Array("#!/bin/sh\n".utf8)),
            "application/java-archive"),
        Case("source that names a mark", "x.c", "#include <a.h>\nconst char *mark = \"%PDF-1.7\";\n", "text/x-csrc"),
        Case("PDF behind a line", nil, Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + Containers.pdf, "application/pdf"),
        Case(
            "key among certificates by its name", "x.pem",
            "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n", "application/pkcs8"),
        Case(
            "archive with a long comment", nil, zip("a", comment: [UInt8](repeating: 0x20, count: 60_000)),
            "application/zip"),
        Case(
            "book", nil, Containers.zip([.init("mimetype", "application/epub+zip"), .init("META-INF/container.xml")]),
            "application/epub+zip"),
        Case(
            "OpenDocument", "x.zip", Containers.zip([.init("mimetype", "application/vnd.oasis.opendocument.text")]),
            "application/vnd.oasis.opendocument.text"),
        Case("Java archive", nil, zip("META-INF/MANIFEST.MF", "A.class"), "application/java-archive"),
        Case(
            "Android application", nil, zip("META-INF/MANIFEST.MF", "AndroidManifest.xml"),
            "application/vnd.android.package-archive"),
        Case("map in an archive", nil, zip("doc.kml"), "application/vnd.google-earth.kmz"),
        Case("empty archive", nil, Containers.zip([]), "application/zip"),
        Case("old document", nil, Containers.compoundFile(["WordDocument"]), "application/msword"),
        Case(
            "old document named as a workbook", "x.xls", Containers.compoundFile(["WordDocument"]),
            "application/msword", .contentContradictsName),
        Case("old workbook", nil, Containers.compoundFile(["Workbook"]), "application/vnd.ms-excel"),
        Case("message", nil, Containers.compoundFile(["__properties_version1.0"]), "application/vnd.ms-outlook"),
        Case(
            "installer", nil,
            Containers.compoundFile(["x"], rootClass: [0x84, 0x10, 0x0C, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]),
            "application/x-msi"),
        Case(
            "compound file that its name explains", "x.wps", Containers.compoundFile(["x"]), "application/vnd.ms-works"),
        Case("film", nil, Containers.mp4(brand: "isom", handlers: ["soun", "vide"]), "video/mp4"),
        Case("music in a film's container", nil, Containers.mp4(brand: "isom", handlers: ["soun"]), "audio/mp4"),
        Case("music by its brand", nil, Containers.mp4(brand: "M4A "), "audio/mp4"),
        Case("photo", nil, Containers.mp4(brand: "mif1", compatible: ["mif1", "heic"]), "image/heic"),
        Case("photo of the newer kind", nil, Containers.mp4(brand: "avif"), "image/avif"),
        Case("film of Apple's", "x.mp4", Containers.mp4(brand: "qt  "), "video/quicktime", .contentContradictsName),
        Case("WebM", nil, Containers.matroska("webm", tracks: [2, 1]), "video/webm"),
        Case("WebM without pictures", nil, Containers.matroska("webm", tracks: [2]), "audio/webm"),
        Case("Matroska", nil, Containers.matroska("matroska", tracks: [1]), "video/matroska"),
        Case(
            "Vorbis", "x.ogg", Containers.oggPage(Array("\u{1}vorbis".utf8) + [UInt8](repeating: 0, count: 23)),
            "audio/ogg"),
        Case(
            "Theora with sound", nil,
            Containers.oggPage([0x80] + Array("theora".utf8)) + Containers.oggPage(Array("OpusHead".utf8)),
            "video/ogg"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: names + contents + containers)
    func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: names + contents + containers)
    func passingResolversOverDoesNotChangeTheAnswer(_ test: Case) {
        test.expectSameAnswerOfAllResolvers()
    }

    /// A picture that is an archive as well is what its start says.
    @Test func polyglotIsWhatItsStartSays() {
        for start in [Containers.gif, Containers.png, Containers.jpeg, Containers.pdf] {
            let both = start + Containers.zip([.init("evil.exe")])
            #expect(detector.detect(bytes: both).type == detector.detect(bytes: start).type)
        }
    }
}
