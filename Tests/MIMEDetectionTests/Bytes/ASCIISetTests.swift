import Testing

@testable import MIMEDetection

struct ASCIISetTests {
    @Test func onlyMembersAreContained() {
        let set = ASCIISet("-~ A")
        for byte in UInt8.min ... .max { #expect(set.contains(byte) == "-~ A".utf8.contains(byte)) }
    }
}
