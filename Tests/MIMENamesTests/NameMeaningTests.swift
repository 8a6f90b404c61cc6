import Testing

@testable import MIMENames

struct NameMeaningTests {
    @Test func codingIsAboveTheFirstBits() {
        #expect(NameMeaning(rawValue: 1 << 2).coding == .gzip)
        #expect(NameMeaning(rawValue: 4 << 2 | 3).coding == .compress)
        #expect(NameMeaning([.document, .program]).coding == nil)
    }

    @Test func codingsHaveTheNamesOfHTTP() {
        #expect([ContentCoding.gzip, .br, .zstd, .compress].map(\.name) == ["gzip", "br", "zstd", "compress"])
    }
}
