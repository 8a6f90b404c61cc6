import MIMETypes
import Testing

@testable import MIMEDetection

struct TextResolverTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let charset: Charset?

        init(_ description: String, _ bytes: [UInt8], _ charset: Charset?) {
            testDescription = description
            self.bytes = bytes
            self.charset = charset
        }
    }

    static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    }

    /// A few lines of C with something between them.
    static func source(_ strange: String) -> [UInt8] {
        let line = "int value = compute(first, second);\n"
        return Array((String(repeating: line, count: 8) + strange + String(repeating: line, count: 8)).utf8)
    }

    private static let shifted = Array(repeating: [0x0E] + Array("1[1[".utf8) + [0x0F, 0x20], count: 20).flatMap(\.self)

    static let cases = [
        Case("ASCII", Array("hello\r\n\tworld\u{C}".utf8), .usASCII),
        Case("escape sequences", Array("\u{1B}[1mbold\u{1B}[0m".utf8), .usASCII),
        Case("DOS end-of-file mark", Array("text\r\n\u{1A}".utf8), .usASCII),
        Case("end-of-file mark in the middle", Array("text\u{1A}more".utf8), nil),
        Case(
            "end-of-file marks up to the end of a sector", Array("text".utf8) + Array(repeating: 0x1A, count: 124),
            .usASCII),
        Case("end-of-file marks behind letters", Array("süß\u{1A}\u{1A}".utf8), .utf8),
        Case("nothing but end-of-file marks", [UInt8](repeating: 0x1A, count: 128), nil),
        Case("UTF-8", Array("grüße 日本 🎈".utf8), .utf8),
        Case("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array("x".utf8), .utf8),
        Case("UTF-16 with a mark", [0xFF, 0xFE] + utf16("grüße", bigEndian: false), .utf16LE),
        Case("UTF-16 with a mark, big-endian", [0xFE, 0xFF] + utf16("日本", bigEndian: true), .utf16BE),
        Case("UTF-16 without a mark", utf16("plain words\n", bigEndian: false), .utf16LE),
        Case("UTF-16 without a mark, big-endian", utf16("plain words\n", bigEndian: true), .utf16BE),
        Case("UTF-32", [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], .utf32LE),
        Case("UTF-32, big-endian", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], .utf32BE),
        Case("UTF-16 of another script", utf16("просто слова\n", bigEndian: false), .utf16LE),
        Case("UTF-16 of many characters", utf16("日本語のテキスト\n", bigEndian: true), .utf16BE),
        Case("UTF-32 without a mark", [0x41, 0, 0, 0, 0x42, 0, 0, 0, 0x0A, 0, 0, 0], .utf32LE),
        Case("UTF-32 without a mark, big-endian", [0, 0, 0, 0x41, 0, 0, 0, 0x42], .utf32BE),
        Case("numbers of 16 bits", (0..<40).flatMap { [UInt8($0 * 5), 0] }, nil),
        Case("EUC-JP", [0xA4, 0xB3, 0xA4, 0xEC, 0xA4, 0xCF, 0xC6, 0xFC, 0x0A], .unknown8Bit),
        Case(
            "Shift JIS", [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xCC, 0x95, 0xB6, 0x8F, 0xCD, 0x0A], .unknown8Bit),
        Case("KOI8", [0xD0, 0xD2, 0xCF, 0xD3, 0xD4, 0xCF, 0x20, 0xD3, 0xCC, 0xCF, 0xD7, 0xC1], .unknown8Bit),
        Case("a dozen high bytes", [0x9D, 0xFA, 0xC3, 0xE1, 0x84, 0x90, 0xF1, 0x8A, 0xB7, 0x99, 0x80, 0xFF], nil),
        Case("Latin-1", Array("caf".utf8) + [0xE9] + Array(" au lait".utf8), .unknown8Bit),
        Case("overlong form", Array("slash: ".utf8) + [0xC0, 0xAF], .unknown8Bit),
        Case("surrogate in UTF-8", Array("half: ".utf8) + [0xED, 0xA0, 0x80], .unknown8Bit),
        Case("NUL", Array("a\u{0}b".utf8), nil),
        Case("few high bytes", [0x9D, 0xFA, 0xC3, 0xE1], nil),
        Case("DEL", Array("a\u{7F}".utf8), nil),
        Case("DEL in a source", source("\u{7F}"), .usASCII),
        Case("keys behind Control-V in a script of Vim", source("map x \u{16}\u{1B}\n"), .usASCII),
        Case("nodes of GNU's info", source("\u{1F}\nFile: a.info,  Node: Top\n"), .usASCII),
        Case("control among words with umlauts", Array(String(repeating: "grüße ", count: 40).utf8) + [1], .utf8),
        Case(
            "control among words in Latin-1",
            Array(repeating: Array("caf".utf8) + [0xE9, 0x20], count: 40).flatMap(\.self) + [1], .unknown8Bit),
        Case("grey levels, and one that is dark", (0..<400).map { UInt8(0x60 + $0 % 60) } + [3], nil),
        Case("grey levels up to white, and one that is dark", (0..<400).map { UInt8(0xA1 + $0 % 90) } + [3], nil),
        Case("shifts of ISO 2022", Array("\u{1B}$)C\n".utf8) + shifted, .usASCII),
        Case("shifts to no set", shifted, nil),
        Case("controls in every word", Array(String(repeating: "word \u{1}", count: 40).utf8), nil),
        Case("one NUL in a source", source("\u{0}"), nil),
        Case(
            "UTF-16 with symbols among the words",
            utf16(String(repeating: "some words \u{2200}\u{16A0} ", count: 20), bigEndian: false), .utf16LE),
        Case("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], nil),
    ]

    @Test(arguments: cases)
    func encodingIsFound(_ test: Case) throws {
        let candidates = try TextResolver().candidates(for: Resource(bytes: test.bytes))
        #expect(candidates.map(\.charset) == [test.charset])
        #expect(candidates.map(\.type) == [test.charset == nil ? .octetStream : .plainText])
    }

    @Test func characterMayBeCutOffAtTheEndOfTheHead() throws {
        let bytes = Array(String(repeating: "é", count: 100).utf8)
        let limits = ReadLimits(headLength: 5)
        let cut = Resource(source: PrefixSource(bytes, isComplete: true), limits: limits)
        #expect(try TextResolver().candidates(for: cut).first?.charset == .utf8)
        let whole = Resource(bytes: Array("words and ".utf8) + bytes.prefix(5))
        #expect(try TextResolver().candidates(for: whole).first?.charset == .utf8)
        let lone = Resource(bytes: Array("words and ".utf8) + bytes.prefix(1))
        #expect(try TextResolver().candidates(for: lone).first?.charset == .unknown8Bit)
    }

    @Test func emptyContentIsNoEvidence() throws {
        #expect(try TextResolver().candidates(for: Resource(bytes: [])).isEmpty)
        #expect(try TextResolver().candidates(for: Resource(name: "x.txt")).isEmpty)
    }

    /// The system runs it, whatever follows.
    ///
    /// libmagic would say so too, but need not be asked.
    @Test func scriptWithOtherBytesBehindItIsAScript() throws {
        let script = "#!/usr/bin/env python3\n" + String(repeating: "words = count(of, some)\n", count: 40)
        let other = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 73) }
        let found = try TextResolver().candidates(for: Resource(bytes: Array(script.utf8) + other))
        #expect(found.map(\.type.essence) == ["text/x-python3", "application/octet-stream"])
        #expect(found.first?.evidence.tier == .signature)
        #expect(
            try TextResolver().candidates(for: Resource(bytes: Array(script.utf8.dropFirst(2)) + other)).count == 1)
    }
}
