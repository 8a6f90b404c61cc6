import Testing

@testable import MIMEDetection

struct ZIPEntryNameTests {
    private func with<Result>(_ name: String, _ body: (ZIPEntryName) -> Result) -> Result {
        Array(name.utf8).withUnsafeBytes { body(ZIPEntryName($0)) }
    }

    @Test func namesAreComparedWhereTheyLie() {
        #expect(with("word/Document.XML") { $0.hasSuffix(".xml") && $0.hasPrefix("word/") && $0.isInFolder })
        #expect(with("a.xml") { $0 == "a.xml" && !$0.isInFolder && $0.contains(".x") })
        #expect(!with("a") { $0.hasSuffix("ba") || $0 == "ab" || $0.hasPrefix("A") })
    }
}
