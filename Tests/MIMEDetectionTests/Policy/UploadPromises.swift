import MIMETypes

@testable import MIMEDetection

/// Files for the rows of the tables in the article "Checking uploads".
enum UploadPromises {
    private static func policy(_ types: MIMEType..., limits: UploadLimits = .standard) -> UploadPolicy {
        UploadPolicy(
            allowing: types.isEmpty ? [.png] : types, uploadLimits: limits
        ).setting(.report, for: UploadFinding.Code.allCases)
    }

    private static func png(_ name: String?, declaredType: MIMEType? = nil) -> UploadVerdict {
        policy().judge(bytes: Pictures.png(), name: name, declaredType: declaredType)
    }

    private static func pdf(_ action: String) -> UploadVerdict {
        policy(.pdf).judge(bytes: Pictures.pdf(action: action))
    }

    private static func docx(_ name: String, _ content: String) -> UploadVerdict {
        let main = Containers.contentTypes("vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")
        return policy(.docx).judge(
            bytes: Containers.zip([
                .init("[Content_Types].xml", main), .init("word/document.xml", "<x/>"), .init(name, content),
            ]))
    }

    private static func docx(linkOf kind: String) -> UploadVerdict {
        docx(
            "word/_rels/document.xml.rels",
            "<Relationships><Relationship Id=\"a\" Type=\"http://x/\(kind)\" Target=\"http://e/x\" TargetMode=\"External\"/>"
                + "</Relationships>")
    }

    private static func zip(_ bytes: [UInt8], limits: UploadLimits = .standard) -> UploadVerdict {
        policy(.zip, limits: limits).judge(bytes: bytes)
    }

    private static func svg(_ text: String) -> UploadVerdict {
        policy(.svg).judge(bytes: Array(text.utf8))
    }

    private static let archive = Containers.zip([.init("a.txt", "words")])
    private static let namespace = "xmlns=\"http://www.w3.org/2000/svg\""

    /// A file for each code; no more than that code need be found.
    static let findings: [UploadFinding.Code: @Sendable () throws -> UploadVerdict] = [
        .empty: { policy().judge(bytes: []) },
        .notAFile: { try policy().judge(path: "/") },
        .tooLarge: { policy(limits: UploadLimits(size: 9)).judge(bytes: Pictures.png()) },
        .nameMisleads: { png("a\u{202E}gnp.exe") }, .namePath: { png("../a.png") }, .nameFolder: { png("a/b.png") },
        .nameTooLong: { png(String(repeating: "a", count: 300) + ".png") }, .nameOfSettings: { png(".htaccess") },
        .nameRuns: { png("a.php") }, .nameContradicts: { png("a.pdf") },
        .declaredTypeContradicts: { png("a.png", declaredType: .pdf) },
        .typeNotAllowed: { policy(.pdf).judge(bytes: Pictures.png()) },
        .unproven: { policy().judge(bytes: Array(Pictures.png()[..<8]) + Pictures.noise(400)) },
        .serverScript: { policy().judge(bytes: Pictures.png(text: "<?php x(); ?>")) },
        .script: { svg("<svg \(namespace)><script>x</script></svg>") },
        .documentScript: { pdf("/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>") },
        .formScript: { pdf("/AA<</F<</S/JavaScript/JS(AFNumber_Format\\(2, 0, 0, 0, \"\", true\\);)>>>>") },
        .launch: { pdf("/OpenAction<</S/Launch/F(x)>>") },
        .richMedia: { pdf("/A<</Type/Annot/Subtype/RichMedia>>") },
        .macros: { docx("word/vbaProject.bin", "x") }, .macroSheet: { docx("xl/macrosheets/sheet1.xml", "x") },
        .remoteTemplate: { docx(linkOf: "attachedTemplate") },
        .dataExchange: { docx("word/header1.xml", "<w:instrText>DDEAUTO cmd</w:instrText>") },
        .activeX: { docx("word/activeX/activeX1.xml", "x") },
        .embeddedObject: { docx("word/embeddings/a.bin", "x") }, .externalLink: { docx(linkOf: "image") },
        .externalReference: { svg("<!DOCTYPE svg SYSTEM \"http://e/x.dtd\"><svg \(namespace)/>") },
        .transformation: { svg("<?xml-stylesheet href=\"a.xsl\" type=\"text/xsl\"?><svg \(namespace)/>") },
        .entityExpansion: {
            svg("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;&a;&a;'>]><svg \(namespace)>&b;</svg>")
        },
        .otherFormat: { policy().judge(bytes: Pictures.png() + archive) },
        .trailingFile: {
            policy().judge(
                bytes: Pictures.png() + Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1, 0, 0x40, 0x20, 0x20]
                    + [UInt8](repeating: 0, count: 100))
        },
        .trailingData: { policy().judge(bytes: Pictures.png() + Pictures.noise(99)) },
        .sniffedAsPage: {
            policy(.markdown).judge(bytes: Array("<style>p {}</style>\n\n# Title\n".utf8), name: "x.md")
        },
        .inertPage: {
            policy(.markdown).judge(bytes: Array("<p align=\"a\">words</p>\n\n# Title\n".utf8), name: "x.md")
        },
        .tooManyPixels: { policy(limits: UploadLimits(pixels: 0)).judge(bytes: Pictures.png()) },
        .tooManyEntries: { zip(archive, limits: UploadLimits(entries: 0)) },
        .unpacksTooLarge: { zip(archive, limits: UploadLimits(unpackedSize: 1)) },
        .entryPath: { zip(Containers.zip([.init("../a", "x")])) },
        .entryLink: { zip(Tar.asLink(Containers.zip([.init("a", "../x")]))) },
        .duplicateEntry: { zip(Containers.zip([.init("a", "x"), .init("a", "y")])) },
        .entryName: { zip(Containers.zip([.init("a/NUL.txt", "x")])) },
        .encrypted: { pdf(">> endobj trailer << /Encrypt 9 0 R") },
        .undecodable: { zip(archive.changing(archive.count - 12, to: 3)) },
        .tooCostly: {
            policy().judge(bytes: [[UInt8]](repeating: Pictures.png(), count: 12).flatMap(\.self))
        },
        .notFullyRead: {
            UploadPolicy(allowing: [.png], limits: ReadLimits(bytes: 50_000)).judge(bytes: Pictures.png(size: 99_000))
        },
    ]

    /// A file that has the proof of a type, and the same file without it.
    struct Proof {
        let type: MIMEType
        let proven: [UInt8]
        let unproven: [[UInt8]]

        init(_ type: MIMEType, _ proven: [UInt8], _ unproven: [UInt8]...) {
            (self.type, self.proven, self.unproven) = (type, proven, unproven)
        }
    }

    private static func type(_ name: StaticString) -> MIMEType { MIMEType(constant: name) }

    /// For each row of the table of proofs; the texts of a row are those of the article.
    static let proofs: [String: [Proof]] = [
        "PNG": [
            Proof(
                .png, Pictures.png(), Pictures.png().changing(30, to: 0), Pictures.png(width: 0),
                Array(Pictures.png()[..<8]) + Pictures.noise(400))
        ],
        "JPEG": [
            Proof(.jpeg, Pictures.jpeg(), Array(Pictures.jpeg()[..<20]) + Pictures.noise(400), SizedImages.jpeg(0, 9))
        ],
        "GIF": [Proof(.gif, Pictures.gif(), Pictures.gif().changing(19, to: 0x99))],
        "WebP": [
            Proof(.webp, SizedImages.webP(2, 2), SizedImages.webP(2, 2).changing(12, to: 0x41))
        ],
        "TIFF": [
            Proof(
                .tiff, SizedImages.tiff([(2, 2)]), SizedImages.tiff([(0, 2)]),
                SizedImages.tiff([(2, 2)]).changing(6, to: 0x70), SizedImages.tiff([(0, 2)], isBig: true))
        ],
        "BMP, PSD": [
            Proof(type("image/bmp"), bitmap, Array(bitmap[..<20])),
            Proof(type("image/vnd.adobe.photoshop"), Carriers.psd(), Array(Carriers.psd()[..<16])),
        ],
        "JPEG XL": [Proof(type("image/jxl"), Carriers.jxl, Array(Carriers.jxl.dropLast()), [0xFF, 0x0A, 0xFF, 0xFF])],
        "TIFF, PSD, FLAC, MP3, MP2, AAC": [
            Proof(.tiff, SizedImages.tiff([(2, 2)]), Carriers.tiff(lengths: false)),
            Proof(type("audio/flac"), Carriers.flac, Array(Carriers.flac[..<43])),
        ],
        "PDF": [Proof(.pdf, Pictures.pdf(), Array(Pictures.pdf()[..<60]))],
        "ZIP and formats built on it": [Proof(.zip, archive, Array(archive.dropLast(22)))],
        "text": [Proof(.plainText, Array("words\n".utf8), Pictures.noise(99))],
        "any other": [Proof(type("video/x-msvideo"), avi, Pictures.noise(500))],
    ]

    private static let bitmap =
        Array("BM".utf8) + Containers.little(54 + 12, 4) + Containers.little(0, 4) + Containers.little(54, 4)
        + Containers.little(40, 4) + Containers.little(2, 4) + Containers.little(2, 4) + [1, 0, 24, 0]
        + Containers.little(0, 4) + Containers.little(16, 4) + Containers.little(0, 16) + Array(1...12)

    private static let avi =
        Array("RIFF".utf8) + Containers.little(4 + 8 + 4, 4) + Array("AVI LIST".utf8) + Containers.little(4, 4)
        + Array("hdrl".utf8)

    /// What the article says isn't checked, by the start of its line, and a file that is accepted for that reason.
    static let unchecked: [String: @Sendable () -> UploadVerdict] = [
        "the contents of an archive's entries": {
            accepting(.zip, Containers.zip([.init("a.php", "<?php x(); ?>")]))
        },
        "files attached to a PDF": {
            accepting(
                .pdf, Pictures.pdf(action: "/A<</Type/EmbeddedFile>>/B<</S/SubmitForm/F(http://e/)>>"))
        },
        "PHP in a compressed chunk of a PNG": { accepting(.png, Pictures.png(size: 100)) },
        "tags in the text of images and audio, except for the usual ones that run a script": {
            accepting(.png, Pictures.png(text: "<details open ontoggle=alert(1)>"))
        },
        "server tags in UTF-16": {
            accepting(.jpeg, Pictures.jpeg(comment: "<% eval(1) %>".flatMap { "\($0)\0" }.map(String.init).joined()))
        },
        "images and style sheets that an SVG loads": {
            accepting(.svg, Pictures.svg("<image href='http://e/a.png'/>"))
        },
        "data in no known format after the end": { accepting(.png, Pictures.png() + Pictures.noise(99)) },
        "how many frames an animation has": { accepting(.gif, manyFrames) },
        "transformations (XSLT)": {
            accepting(
                .xml, Array("<xsl:stylesheet version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\"/>".utf8)
            )
        },
        "formulas in CSV": { accepting(.csv, Array("a,b\n=HYPERLINK(\"http://e/\"),2\n3,4\n".utf8), "a.csv") },
        "scripts quoted in a text after its first words": {
            accepting(.plainText, Array("Some words.\n<?php x(); ?>\n".utf8), "a.txt")
        },
        "program suffixes before the last suffix": { accepting(.png, Pictures.png(), "a.exe.png") },
    ]

    private static func accepting(_ type: MIMEType, _ bytes: [UInt8], _ name: String? = nil) -> UploadVerdict {
        UploadPolicy(allowing: [type]).judge(bytes: bytes, name: name)
    }

    private static let manyFrames: [UInt8] = {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x44, 0]
        return Pictures.gif().dropLast() + [[UInt8]](repeating: frame, count: 5000).flatMap(\.self) + [0x3B]
    }()
}
