import MIMETypes
import Testing

@testable import MIMEDetection

struct TextHeadTests {
    private func text(_ bytes: [UInt8]) throws -> (String, Charset)? {
        let resource = Resource(bytes: bytes)
        guard let head = try TextHead(resource) else { return nil }
        return try head.withSample(of: resource) { ($0.bytes.string, $0.charset) }
    }

    @Test func utf8IsLentAsItIs() throws {
        let found = try text(Array("wörds".utf8))
        #expect(found?.0 == "wörds")
        #expect(found?.1 == .utf8)
    }

    @Test func wideTextIsNarrowed() throws {
        let found = try text([0xFF, 0xFE] + "<ä>".utf16.flatMap { Containers.little(Int($0), 2) })
        #expect(found?.0 == "<?>")
        #expect(found?.1 == .utf16LE)
    }

    @Test func binaryDataAndNothingHaveNone() throws {
        #expect(try text([0, 1, 2, 3]) == nil)
        #expect(try text([]) == nil)
    }

    @Test func sampleStartsAfterTheByteOrderMark() throws {
        let resource = Resource(bytes: Array("\u{FEFF}a".utf8))
        let first = try TextHead(resource)?.withSample(of: resource) { $0.start.peek() }
        #expect(first == UInt8(ascii: "a"))
    }
}
