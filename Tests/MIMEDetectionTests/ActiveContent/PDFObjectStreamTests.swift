import MIMETypes
import Testing

@testable import MIMEDetection

struct PDFObjectStreamTests {
    /// The action, its harmless neighbour, and what makes a stream of either.
    private static let (active, harmless) = ("1 0 <</S/JavaScript/JS(x)>>", "1 0 <</S/GoTo/D[3 0 R]/X(x)>>")

    private static func stored(_ content: [UInt8], isLast: Bool = true) -> [UInt8] {
        [isLast ? 1 : 0] + Containers.little(content.count, 2) + Containers.little(content.count ^ 0xFFFF, 2) + content
    }

    private static func zlib(_ content: [UInt8]) -> [UInt8] { [0x78, 1] + stored(content) }

    private static func readings(
        _ dictionary: String, _ data: [UInt8], after: String = "\n", more: String = ""
    ) -> [OtherReading] {
        let length = dictionary.contains("/L") ? "" : "/Length \(data.count)"
        let head = Array("1 0 obj<<\(dictionary)\(length)>>stream\(after)".utf8)
        let bytes = head + data + Array("\nendstream endobj \(more)".utf8)
        return bytes.withUnsafeBytes { PDFSearch.readings(in: $0, isThorough: true) }
    }

    /// Checks that the action is found in a stream, and that the same stream without it is accepted.
    private static func expect(
        _ dictionary: String, after: String = "\n", more: String = "", _ encode: ([UInt8]) -> [UInt8] = zlib
    ) {
        for (content, features) in [(active, [OtherReading.Feature.documentScript]), (harmless, [])] {
            let found = readings(dictionary, encode(Array(content.utf8)), after: after, more: more)
            #expect(found.compactMap(\.feature) == features, "\(dictionary) \(found.map(\.detail))")
            #expect(found.allSatisfy { $0.detail.hasSuffix("in compressed objects") || $0.kind == .unchecked })
            #expect(!found.isEmpty == !features.isEmpty, "\(dictionary) \(found.map(\.detail))")
        }
    }

    @Test(arguments: [
        "", "/X(obj)", "/X(stream)", "/X(endobj)", "/X<<>>%xref\n", "/xref 1", "/X(\\)endobj)/Y<656e646f626a>",
        "/X/endobj",
        String(repeating: " ", count: 20_000),
    ])
    func wordsInTheDictionaryEndNothing(_ entry: String) {
        Self.expect("/Filter/FlateDecode\(entry)/Type/#4FbjStm/N 1/First 4")
        Self.expect("/First 4/N 1\(entry)/Filter[/Fl]")
    }

    @Test(arguments: ["\r\n", " \n", "  \r\n", "\t\r"]) func blanksMayFollowTheWord(_ after: String) {
        Self.expect("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", after: after)
    }

    @Test func dataWithinTheLineCanNotBeFound() {
        let found = Self.readings("/Type/ObjStm/Filter/Fl", Self.zlib(Array(Self.harmless.utf8)), after: "%\n")
        #expect(found.map(\.kind) == [.unchecked])
    }

    @Test(arguments: ["/Length 99999", "/Length 7 0 R", "/L#65ngth 3", ""])
    func wordThatEndsAStreamDoesNotHideWhatFollows(_ length: String) {
        let first: [UInt8] = [0x78, 1] + Self.stored(Array("1 10 endstream ".utf8), isLast: false)
        Self.expect("/Type/ObjStm/N 1/First 5/Filter/Fl\(length)") { first + Self.stored(Array($0.dropFirst(4))) }
    }

    @Test func emptyBlocksAreReadToTheirEnd() {
        let empty = [[UInt8]](repeating: Self.stored([], isLast: false), count: 200_000).flatMap(\.self)
        Self.expect("/Type/ObjStm/N 1/First 4/Filter/Fl") { [0x78, 1] + empty + Self.stored($0) }
    }

    @Test func blanksAreReadToTheirEnd() {
        let blanks = [UInt8](repeating: 0x20, count: 2 << 20)
        Self.expect("/Type/ObjStm/N 1/First 4/Filter/AHx") { content in
            let digits = content.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
            return blanks + Array(digits.utf8)
        }
    }

    @Test(arguments: [
        "/DecodeParms<</Predictor 11/Columns 4>>", "/DecodeParms 7 0 R",
        "/DecodeParms<</Pr#65dictor 8 0 R/Columns 9 0 R>>",
    ])
    func predictorsAreUndone(_ entry: String) {
        let more = "7 0 obj<</Predictor 11/Columns 4>>endobj 8 0 obj 11 endobj 9 0 obj 4 endobj"
        Self.expect("/Type/ObjStm/N 1/First 4/Filter/Fl\(entry)", more: more) { Self.zlib(Self.predicted($0)) }
    }

    /// Rows of four bytes, each of which is stored as its difference from the one before.
    private static func predicted(_ content: [UInt8]) -> [UInt8] {
        var (rows, previous): ([UInt8], UInt8) = ([], 0)
        for (index, byte) in content.enumerated() {
            if index % 4 == 0 { rows.append(1) }
            rows.append(index % 4 == 0 ? byte : byte &- previous)
            previous = byte
        }
        return rows
    }

    @Test func kindsAndAddressesAreReferencesIntoStreams() {
        let data = Array("5 0 6 12 /JavaScript (javascript:x)".utf8)
        for (use, features) in [
            ("<</S 5 0 R/JS(x)>>", [OtherReading.Feature.documentScript]), ("<</URI 6 0 R>>", [.documentScript]),
            ("<</Title 6 0 R/Next 5 0 R>>", []),
        ] {
            #expect(Self.readings("/Type/ObjStm/N 2/First 9", data, more: "2 0 obj \(use)").map(\.feature) == features)
        }
    }

    @Test(arguments: [
        "/Filter/LZWDecode", "/Filter/Crypt", "/Filter 7 0 R", "/Filter/Fl/Filter/AHx", "/Filter/Fl/F(a)",
        "/Filter/Fl/N 2/First 4", "/Filter/Fl/N 1/First 99", "/Filter/Fl/DecodeParms<</Predictor 12/Columns 4>>",
        "/Filter/Fl/DecodeParms 7 0 R",
    ])
    func whatCanNotBeUnpackedIsRefused(_ entry: String) {
        let found = Self.readings("/Type/ObjStm\(entry)", Self.zlib(Array(Self.harmless.utf8)))
        #expect(found.map(\.kind) == [.unchecked])
        #expect(found.map(\.feature) == [nil])
    }

    @Test func damagedListIsRefused() {
        #expect(Self.readings("/Type/ObjStm/Filter/Fl", Self.zlib(Array("1 99 <<>>".utf8))).map(\.kind) == [.unchecked])
        #expect(Self.readings("/Type/ObjStm/Filter/Fl/N 1/First 4", [0, 1, 2, 3]).map(\.kind) == [.unchecked])
    }

    @Test func otherStreamsAreNotUnpacked() {
        #expect(Self.readings("/Type/XObject/Filter/Fl", Self.zlib(Array(Self.active.utf8))).isEmpty)
    }

    @Test func manyLargeStreamsAreTooCostly() {
        let list = (0..<2000).map { _ in "1 0 " }.joined() + "[" + String(repeating: "()", count: 10_000) + "]"
        let found = Self.readings("/Type/ObjStm/N 2000/First 8000/Filter/Fl", Self.zlib(Array(list.utf8)))
        #expect(found.map(\.feature) == [.tooCostly])
    }
}
