import MIMEDetection
import MIMETypes
import Testing

/// Every row of the standard's tables matches what it states and nothing else.
struct WHATWGPatternTests {
    private static let unknown =
        StandardRow.scriptable + StandardRow.harmless + StandardRow.image
        + StandardRow.audioOrVideo + StandardRow.archive

    private static func unknownType(_ bytes: [UInt8]) -> String {
        WHATWGSniffer().type(of: bytes, contentType: nil).essence
    }

    @Test(arguments: unknown) func rowGivesItsTypeToUnknownContent(_ row: StandardRow) {
        #expect(Self.unknownType(row.bytes) == row.type)
        #expect(Self.unknownType(row.bytes + Array("more".utf8)) == row.type)
    }

    @Test(arguments: unknown) func missingByteOrChangedBitDoesNotMatch(_ row: StandardRow) {
        #expect(Self.unknownType(Array(row.bytes.dropLast())) != row.type || row.type == "text/plain")
        for (index, mask) in row.maskBytes.enumerated() {
            for bit in (0..<8).map({ UInt8(1) << $0 }) {
                var bytes = row.bytes
                bytes[index] ^= bit
                let isMatched = Self.unknownType(bytes) == row.type
                let isSibling = Self.isAnotherRow(bytes, than: row)
                #expect(isMatched == (mask & bit == 0) || isSibling, "\(index) \(bit)")
            }
        }
    }

    /// Whether another row of the same type is met: `<B ` and `<P `, the two marks of an icon, text in another
    /// encoding, or a space that became another one of the bytes that end a tag.
    private static func isAnotherRow(_ bytes: [UInt8], than row: StandardRow) -> Bool {
        if row.type == "text/plain" { return true }
        return unknown.contains { other in
            other.type == row.type && other.pattern != row.pattern
                && zip(zip(bytes, other.maskBytes), other.bytes).allSatisfy { $0.0 & $0.1 == $1 }
                && bytes.count >= other.bytes.count
        }
    }

    @Test(arguments: StandardRow.scriptable) func whiteSpaceMayPrecedeMarkup(_ row: StandardRow) {
        for space in [0x09, 0x0A, 0x0C, 0x0D, 0x20] as [UInt8] {
            #expect((Self.unknownType([space, space] + row.bytes) == row.type) == row.ignoresWhitespace)
        }
        for other in [0x0B, 0x00, 0xA0, 0x08] as [UInt8] {
            #expect(Self.unknownType([other] + row.bytes) != row.type)
        }
    }

    @Test(arguments: StandardRow.scriptable.filter(\.endsTag)) func tagHasToEnd(_ row: StandardRow) {
        let tag = Array(row.bytes.dropLast())
        for end in 0...255 as ClosedRange<UInt8> {
            #expect((Self.unknownType(tag + [end]) == "text/html") == (end == 0x20 || end == UInt8(ascii: ">")))
        }
        #expect(Self.unknownType(tag) != "text/html")
    }

    @Test(arguments: StandardRow.scriptable.filter(\.endsTag)) func tagsIgnoreLetterCase(_ row: StandardRow) {
        let small = String(decoding: row.bytes, as: UTF8.self).lowercased()
        #expect(Self.unknownType(Array(small.utf8)) == "text/html")
    }

    @Test(arguments: StandardRow.scriptable) func nosniffKeepsUnknownContentFromRunningScripts(_ row: StandardRow) {
        let sniffer = WHATWGSniffer(noSniff: true)
        #expect(sniffer.type(of: row.bytes, contentType: nil) == .plainText)
    }

    @Test(arguments: StandardRow.font) func fontsAreSniffedWhereAFontIsExpected(_ row: StandardRow) {
        #expect(WHATWGSniffer.type(of: row.bytes, suppliedType: nil, in: .font)?.essence == row.type)
        #expect(Self.unknownType(row.bytes) != row.type)
    }

    @Test(arguments: StandardRow.image) func imagesAreSniffedWhereAnImageIsExpected(_ row: StandardRow) {
        #expect(WHATWGSniffer.type(of: row.bytes, suppliedType: nil, in: .image)?.essence == row.type)
        let svg = MIMEType("image/svg+xml")
        #expect(WHATWGSniffer.type(of: row.bytes, suppliedType: svg, in: .image) == svg)
    }

    @Test(arguments: StandardRow.audioOrVideo) func mediaAreSniffedWhereMediaAreExpected(_ row: StandardRow) {
        #expect(WHATWGSniffer.type(of: row.bytes, suppliedType: nil, in: .audioOrVideo)?.essence == row.type)
        #expect(WHATWGSniffer.type(of: Array("words".utf8), suppliedType: nil, in: .audioOrVideo) == nil)
    }
}
