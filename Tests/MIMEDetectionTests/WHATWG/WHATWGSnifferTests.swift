import MIMEDetection
import MIMETypes
import Testing

/// What a browser makes of content under a supplied type.
struct WHATWGSnifferTests {
    private static let page = Array("<script>alert(1)</script>".utf8)

    private static func type(_ bytes: [UInt8], _ contentType: String?, noSniff: Bool = false) -> String {
        WHATWGSniffer(noSniff: noSniff).type(of: bytes, contentType: contentType).description
    }

    @Test(arguments: ["text/html", "text/xml", "application/xml", "image/svg+xml", "application/rss+xml;a=b"])
    func suppliedMarkupIsKept(_ supplied: String) {
        #expect(Self.type(Containers.png, supplied) == supplied)
        #expect(Self.type(Containers.png, supplied, noSniff: true) == supplied)
    }

    @Test(arguments: [nil, "", "unknown/unknown", "application/unknown", "*/*", "no type", "Application/Unknown"])
    func missingTypeIsSniffed(_ supplied: String?) {
        #expect(Self.type(Self.page, supplied) == "text/html")
        #expect(Self.type(Containers.png, supplied) == "image/png")
        #expect(Self.type(Self.page, supplied, noSniff: true) == "text/plain")
        #expect(Self.type(Containers.png, supplied, noSniff: true) == "image/png")
    }

    @Test func nosniffKeepsTheSuppliedType() {
        #expect(Self.type(Containers.png, "image/jpeg", noSniff: true) == "image/jpeg")
        #expect(Self.type(Containers.png, "text/plain", noSniff: true) == "text/plain")
    }

    @Test(
        arguments: [
            "text/plain", "text/plain; charset=ISO-8859-1", "text/plain; charset=iso-8859-1",
            "text/plain; charset=UTF-8",
        ])
    func headersOfOldApacheServersMeanTextOrBinary(_ supplied: String) {
        #expect(Self.type(Containers.png, supplied) == "application/octet-stream")
        #expect(Self.type(Self.page, supplied) == "text/plain")
        #expect(Self.type(Containers.pdf, supplied) == "text/plain")
        for mark in [[0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
            #expect(Self.type(mark + [0, 1, 2], supplied) == "text/plain")
        }
    }

    @Test(
        arguments: [
            "text/plain;charset=UTF-8", "text/plain; charset=utf-8", "Text/plain", "text/plain ",
            "text/plain; charset=UTF-8;",
        ])
    func otherSpellingsOfThemAreTakenAtTheirWord(_ supplied: String) {
        #expect(Self.type(Containers.png, supplied).hasPrefix("text/plain"))
    }

    @Test func imagesAndMediaAreRefinedWithinTheirFamily() {
        #expect(Self.type(Containers.png, "image/jpeg") == "image/png")
        #expect(Self.type(Containers.png, "audio/mpeg") == "audio/mpeg")
        #expect(Self.type(Array("OggS\0".utf8), "audio/mpeg") == "application/ogg")
        #expect(Self.type(Array("ID3".utf8), "application/ogg") == "audio/mpeg")
        #expect(Self.type(Array("ID3".utf8), "image/png") == "image/png")
        #expect(Self.type(Self.page, "image/png") == "image/png")
        #expect(Self.type(Self.page, "application/octet-stream") == "application/octet-stream")
        #expect(Self.type(Containers.pdf, "application/json") == "application/json")
    }

    @Test func unknownContentIsTextUnlessItHasABinaryByte() {
        let binary = Set<UInt8>([0x0B] + Array(0x00...0x08) + Array(0x0E...0x1A) + Array(0x1C...0x1F))
        for byte in 0...255 as ClosedRange<UInt8> {
            let expected = binary.contains(byte) ? "application/octet-stream" : "text/plain"
            #expect(Self.type(Array("words ".utf8) + [byte], nil) == expected)
        }
        #expect(Self.type([], nil) == "text/plain")
    }

    @Test func bytesAfterTheHeaderDoNotCount() {
        let spaces = [UInt8](repeating: 0x20, count: WHATWGSniffer.headerLength - 8)
        #expect(Self.type(spaces + Array("<script>".utf8), nil) == "text/html")
        #expect(Self.type([0x20] + spaces + Array("<script>".utf8), nil) == "text/plain")
        let text = [UInt8](repeating: 0x61, count: WHATWGSniffer.headerLength)
        #expect(Self.type(text + [0], nil) == "text/plain")
    }

    @Test func mp4IsRecognisedByItsBrands() {
        #expect(Self.type(Containers.mp4(brand: "mp42"), nil) == "video/mp4")
        #expect(Self.type(Containers.mp4(brand: "isom", compatible: ["avc1", "mp41"]), nil) == "video/mp4")
        // The version of the brand is no brand.
        let version = Containers.big(20, 4) + Array("ftypisommp42avc1".utf8)
        #expect(Self.type(version, nil) == "application/octet-stream")
        #expect(Self.type(Containers.mp4(brand: "qt  "), nil) == "application/octet-stream")
        let odd = Containers.big(18, 4) + Array("ftypmp42".utf8) + [UInt8](repeating: 0, count: 30)
        #expect(Self.type(odd, nil) == "application/octet-stream")
        let cut = Array(Containers.mp4(brand: "mp42", compatible: ["isom"]).dropLast())
        #expect(Self.type(cut, nil) == "application/octet-stream")
        #expect(Self.type(Containers.big(Int(UInt32.max) - 3, 4) + Array("ftypmp42".utf8), nil) != "video/mp4")
    }

    @Test func webmIsRecognisedByItsDocumentType() {
        #expect(Self.type(Containers.matroska("webm", tracks: [1]), nil) == "video/webm")
        #expect(Self.type(Containers.matroska("matroska", tracks: [1]), nil) != "video/webm")
        let padded: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x40, 8, 0, 0, 0, 0] + Array("webm\0\0".utf8)
        #expect(Self.type(padded, nil) == "video/webm")
        let late =
            [0x1A, 0x45, 0xDF, 0xA3] + [UInt8](repeating: 1, count: 34) + [0x42, 0x82, 0x84]
            + Array("webm    ".utf8)
        #expect(Self.type(late, nil) != "video/webm")
    }

    @Test func mp3IsRecognisedByTwoFrames() {
        #expect(Self.type(Binaries.mp3, nil) == "audio/mpeg")
        // 64 kbit/s and 22.05 kHz in MPEG 2.
        #expect(Self.type(Binaries.frames([0xFF, 0xF3, 0x80, 0x64], length: 208), nil) == "audio/mpeg")
        #expect(Self.type(Binaries.mp2, nil) == "application/octet-stream")
        #expect(Self.type(Array(Binaries.mp3.prefix(417)), nil) == "application/octet-stream")
    }

    /// A browser must not be lured into running scripts by a type that can't: the standard's own promise.
    @Test func nothingBecomesScriptableThatWasSuppliedAsSomethingElse() {
        for row in StandardRow.scriptable {
            for supplied in [
                "text/plain", "image/png", "audio/mpeg", "application/octet-stream", "text/plain; charset=UTF-8",
            ] {
                let found = WHATWGSniffer().type(of: row.bytes, contentType: supplied)
                #expect(!WHATWGGroup.scriptable.contains(found))
            }
        }
    }

    @Test(
        arguments: [
            (WHATWGGroup.image, ["image/png", "image/x-anything"], ["video/mp4"]),
            (.audioOrVideo, ["audio/x", "video/y", "application/ogg"], ["application/mxf"]),
            (.font, ["font/ttf", "application/font-woff", "application/vnd.ms-opentype"], ["application/font"]),
            (.zipBased, ["application/zip", "application/epub+zip"], ["application/gzip"]),
            (
                .archive, ["application/x-gzip", "application/zip"],
                ["application/gzip", "application/x-7z-compressed"]
            ),
            (.xml, ["text/xml", "image/svg+xml", "application/xml"], ["text/html", "application/xml-dtd"]),
            (.html, ["text/html", "TEXT/HTML; a=b"], ["application/xhtml+xml"]),
            (.scriptable, ["text/html", "image/svg+xml", "application/pdf"], ["text/javascript", "image/png"]),
            (.javaScript, ["text/javascript", "application/x-javascript", "text/livescript"], ["application/json"]),
            (.json, ["application/json", "text/json", "application/ld+json"], ["application/json5"]),
        ] as [(WHATWGGroup, [String], [String])])
    func groupsAreThoseOfTheStandard(_ group: WHATWGGroup, _ members: [String], _ others: [String]) {
        for member in members { #expect(MIMEType(member).map(group.contains) == true, "\(member)") }
        for other in others { #expect(MIMEType(other).map(group.contains) == false, "\(other)") }
    }
}
