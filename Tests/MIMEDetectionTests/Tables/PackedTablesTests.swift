import MIMETypes
import Testing

@testable import MIMEDetection
@testable import MIMENames

struct PackedTablesTests {
    @Test func numbersHaveSixBitsADigit() {
        let reader = PackedReader("0o10")
        #expect(reader.number(at: 0, width: 1) == 0)
        #expect(reader.number(at: 1, width: 1) == 63)
        #expect(reader.number(at: 1, width: 2) == 63 << 6 | 1)
        #expect(reader.count == 4)
    }

    @Test func hashIgnoresLetterCase() {
        let hash = { (text: String) in Array(text.utf8).withUnsafeBufferPointer { PackedFormat.hash($0) } }
        #expect(hash("image/PNG") == hash("image/png"))
        #expect(hash("image/png") != hash("image/gif"))
    }

    @Test func rootElementsAreFoundByNameAndNamespace() {
        #expect(PackedXMLRoots.find(name: "html", namespace: "http://www.w3.org/1999/xhtml")?.type == .xhtml)
        #expect(PackedXMLRoots.find(name: "rss", namespace: "") != nil)
        #expect(PackedXMLRoots.find(name: "no-such-root", namespace: "") == nil)
    }

    @Test func globsAreFoundByTheirLiteralPart() {
        var patterns: [String] = []
        Array(".png".utf8).withUnsafeBufferPointer { text in
            guard let record = PackedGlobs.record(of: text) else { return }
            PackedGlobs.forEachEntry(ofRecord: record) { patterns.append($0.pattern.string) }
        }
        #expect(patterns.contains("*.png"))
    }

    @Test func signaturesNameTheirOffsets() {
        var found: [(String, Int32)] = []
        Containers.png.withUnsafeBytes { head in
            PackedSignatures(head: head).forEachPlacedMatch {
                found.append((PackedTypes.type($0.type).essence, $0.offset))
            }
        }
        #expect(found.contains { $0 == ("image/png", 0) })
    }
}
