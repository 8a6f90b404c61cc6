import MIMETypes
import Testing

@testable import MIMEDetection

struct PackedXMLRootsTests {
    private func isConfirmed(_ document: String) -> Bool {
        let match = PackedXMLRoots.Match(type: .xml, texts: ConstantText("<map|tileset"))
        return Array(document.utf8).withUnsafeBytes { match.isConfirmed(by: $0) }
    }

    @Test func oneOfTheTextsIsEnough() {
        #expect(isConfirmed("<map"))
        #expect(isConfirmed("<<m<map>"))
        #expect(isConfirmed("ttilesetileset"))
        #expect(!isConfirmed("<ma <mop <"))
        #expect(!isConfirmed("tilese"))
        #expect(!isConfirmed(""))
    }
}
