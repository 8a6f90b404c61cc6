import Testing

@testable import MIMEDetection

struct DERElementTests {
    private func with<Result>(_ bytes: [UInt8], _ body: (DERElement?) -> Result) -> Result {
        bytes.withUnsafeBytes { body(DERElement($0, at: 0)) }
    }

    @Test func lengthsOfOneByteAndMoreAreRead() {
        #expect(with([0x30, 3, 2, 1, 5]) { $0?.end } == 5)
        #expect(with([0x30, 0x82, 1, 0]) { $0?.end } == 260)
    }

    @Test(arguments: [[], [0x30], [0x30, 0x85, 1, 1, 1, 1, 1], [0x30, 0x80], [0x30, 0x82, 1]] as [[UInt8]])
    func otherLengthsAreRefused(_ bytes: [UInt8]) {
        #expect(with(bytes) { $0 == nil })
    }

    @Test func childrenEndWithTheirParent() {
        let bytes: [UInt8] = [0x30, 6, 2, 1, 5, 2, 9, 5]
        #expect(with(bytes) { $0?.children(9).count } == 1)
        #expect(with(bytes) { $0?.first?.content.map(Array.init) } == [5])
    }
}
