import FileTesting
import MIMEDetection
import MIMETypes
import Testing

/// Bytes that fill each limit of a detection to its edge cost no more than a stated multiple of ordinary text of the
/// same length.
///
/// Only processor time is measured, and only its ratio counts. The multiples are some four times the largest of an
/// unoptimised build: 24 for Markdown of headings, 32 for ends of ZIP archives, 101 for short tags, each of which may
/// begin code and is parsed.
@Suite(.serialized)
struct DetectorCostTests {
    /// The start that a service reads.
    private static let length = 64 << 10
    private static let native = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], checksLanguages: true)

    private static func filled(_ start: String, _ piece: String, _ length: Int = length) -> [UInt8] {
        filled(Array(start.utf8), Array(piece.utf8), length)
    }

    private static func filled(_ start: [UInt8], _ piece: [UInt8], _ length: Int = length) -> [UInt8] {
        Array((start + (0...(length / piece.count)).flatMap { _ in piece }).prefix(length))
    }

    private static let ordinary = filled("", "Some words of an ordinary text, and some more of them.\n")

    struct Edge: CustomTestStringConvertible {
        let testDescription: String
        let name: String?
        let bytes: [UInt8]
        /// How many times the processor time of ordinary text it may cost.
        var multiple = 100.0

        init(_ description: String, _ name: String?, start: String = "", _ piece: String, multiple: Double = 100) {
            (testDescription, self.name, bytes) = (description, name, DetectorCostTests.filled(start, piece))
            self.multiple = multiple
        }

        init(_ description: String, _ name: String? = nil, bytes: [UInt8]) {
            (testDescription, self.name, self.bytes) = (description, name, bytes)
        }
    }

    /// One for each reader of bytes: what it repeats, searches for, or counts.
    static let edges: [Edge] = [
        Edge("XML of open elements", "a.xml", start: "<?xml version='1.0'?>", "<a>"),
        Edge("XML of attributes", "a.xml", start: "<a", " b='c'"),
        Edge("XML of namespaces", "a.svg", start: "<a", " xmlns:b='c'"),
        Edge("XML of comments", "a.xml", start: "<?xml version='1.0'?>", "<!-- -->"),
        Edge("XML of entities", "a.xml", start: "<!DOCTYPE a [", "<!ENTITY b 'c'>"),
        Edge("XML of brackets", "a.xml", "<"),
        Edge("HTML of tags", "a.html", "<p>"), Edge("JSON of lists", "a.json", "["),
        Edge("JSON of keys", nil, start: "{", "\"a\":1,"),
        Edge("JSON of escapes", nil, start: "[\"", "\\u0041"), Edge("JSON lines", "a.jsonl", "{\"a\":1}\n"),
        Edge("CSV of cells", "a.csv", ","), Edge("CSV of quotes", nil, "\"\"\"\","), Edge("CSV of lines", nil, "a,b\n"),
        Edge("YAML of keys", "a.yaml", "a: "), Edge("YAML of lists", "a.yaml", "- "),
        Edge("YAML of lines", nil, "a: b\n"),
        Edge("TOML of tables", "a.toml", "[a]\n"), Edge("INI of sections", "a.ini", "[a]\nb=c\n"),
        Edge("Markdown of headings", "a.md", "# a\n"), Edge("mail of headers", "a.eml", "From: a@b\nTo: c@d\n"),
        Edge("patch of hunks", "a.diff", "@@ -1,1 +1,1 @@\n"), Edge("keys in text", nil, "-----BEGIN A-----\n"),
        Edge("empty lines", nil, "\n"), Edge("blanks", nil, " "), Edge("one line", nil, "a"), Edge("colons", nil, ":"),
        Edge("parentheses", nil, "("), Edge("slashes", nil, "/"), Edge("comments", nil, "/* "),
        Edge("hashes", nil, "#\n"),
        Edge("C of includes", "a.h", "#include <a>\n"), Edge("Python of functions", nil, "def a():\n"),
        Edge("Prolog of clauses", "a.pl", "a :- b.\n"), Edge("R of assignments", "a.r", "a <- b\n"),
        Edge("Perl of modules", "a.pm", "use a;\n"),
        Edge("subtitles", "a.srt", "1\n00:00:00,000 --> 00:00:01,000\na\n\n"),
        Edge("modelines", nil, "vim: set ft=a:\n"), Edge("shebangs", nil, "#!/bin/sh\n"),
        Edge("PDF of objects", nil, start: "%PDF-1.7\n", "1 0 obj\n"),
        Edge("PostScript", nil, start: "%!PS\n", "%%EOF\n"),
        Edge("server's code", nil, "<?php "), Edge("short tags", nil, "<?=", multiple: 400),
        Edge("scripts", nil, "<script"),
        Edge("UTF-16", bytes: filled([0xFF, 0xFE], [0x61, 0])),
        Edge("UTF-32", bytes: filled([0xFF, 0xFE, 0, 0], [0x61, 0, 0, 0])),
        Edge("EBCDIC", bytes: filled([], [0x40, 0x05])), Edge("Latin-1", bytes: filled([], [0xE4, 0x20])),
        Edge("Shift JIS", bytes: filled([], [0x82, 0xA0])),
        Edge("GB 18030", bytes: filled([], [0x81, 0x30, 0x81, 0x30])),
        Edge("ISO 2022", bytes: filled([], [0x1B, 0x24, 0x42])), Edge("UTF-8", bytes: filled([], [0xC3, 0xA4])),
        Edge("zeros", bytes: filled([], [0])), Edge("ones", bytes: filled([], [0xFF])),
        Edge("controls", bytes: filled([], [1])),
        Edge("ZIP of local headers", bytes: filled([], [0x50, 0x4B, 3, 4])),
        Edge("ZIP of directory entries", bytes: filled([], [0x50, 0x4B, 1, 2])),
        Edge("ZIP of end records", bytes: filled([0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6])),
        Edge("gzip of stored blocks", bytes: filled([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], [0, 0, 0, 0xFF, 0xFF])),
        Edge("gzip of empty blocks", bytes: filled([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], [0x02, 0x00])),
        Edge("gzip of a name", bytes: filled([0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3], [0x61])),
        Edge(
            "ISO media of small boxes",
            bytes: filled([0, 0, 0, 0x18] + Array("ftypisom".utf8) + [0, 0, 0, 0], [0, 0, 0, 8] + Array("free".utf8))),
        Edge("brands", bytes: filled([0, 1, 0, 0] + Array("ftypisom".utf8) + [0, 0, 0, 0], Array("isom".utf8))),
        Edge("EBML of voids", bytes: filled([0x1A, 0x45, 0xDF, 0xA3, 0x01, 0, 0, 0, 0, 1, 0, 0], [0xEC, 0x80])),
        Edge("Ogg of pages", bytes: filled([], Array("OggS".utf8) + [UInt8](repeating: 0, count: 23))),
        Edge(
            "RIFF of chunks",
            bytes: filled(Array("RIFF".utf8) + [0, 0, 1, 0] + Array("WAVE".utf8), Array("junk".utf8) + [0, 0, 0, 0])),
        Edge(
            "PNG of chunks",
            bytes: filled([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], [0, 0, 0, 0] + Array("tEXt".utf8) + [0, 0, 0, 0])),
        Edge("JPEG of markers", bytes: filled([0xFF, 0xD8], [0xFF, 0xE0, 0, 2])),
        Edge("TIFF of directories", bytes: filled([0x49, 0x49, 42, 0, 8, 0, 0, 0], [1, 0])),
        Edge("MP3 of frames", bytes: filled([], [0xFF, 0xFB, 0x90, 0])),
        Edge("tags", bytes: filled([], Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 0])),
        Edge("OLE of itself", bytes: filled([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], [0])),
        Edge("tar of headers", bytes: filled([UInt8](repeating: 0x61, count: 257) + Array("ustar".utf8), [0x30])),
        Edge("MPEG of packets", bytes: filled([], [0x47] + [UInt8](repeating: 0, count: 187))),
    ]

    private static func cost(_ bytes: [UInt8], _ name: String?) throws -> Double {
        ProcessorTime.nanoseconds { _ = native.detect(prefix: bytes, isComplete: true, name: name) }
    }

    @Test(arguments: edges)
    func startCostsAStatedMultiple(_ edge: Edge) throws {
        #expect(edge.bytes.count == Self.length)
        let ratio = try Self.cost(edge.bytes, edge.name) / Self.cost(Self.ordinary, nil)
        #expect(ratio < edge.multiple, "\(ratio) times the processor time of ordinary text")
    }

    /// A thorough search reads all of a file, and takes a time in proportion to its length.
    @Test(arguments: edges)
    func thoroughSearchCostsInProportion(_ edge: Edge) throws {
        let long = (0..<4).flatMap { _ in edge.bytes }
        func time(_ bytes: [UInt8]) -> Double {
            ProcessorTime.nanoseconds { _ = MIMEDetector.thorough.detect(bytes: bytes, name: edge.name) }
        }
        let ratio = time(long) / time(edge.bytes)
        #expect(ratio < 12, "four times the length takes \(ratio) times as long")
    }
}
