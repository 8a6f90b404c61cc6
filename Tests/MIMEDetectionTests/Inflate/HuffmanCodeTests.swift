import Testing

@testable import MIMEDetection

struct HuffmanCodeTests {
    private func huffmanCode(_ lengths: [UInt8]) -> HuffmanCode? {
        lengths.withUnsafeBufferPointer { HuffmanCode($0) }
    }

    /// The example of RFC 1951, section 3.2.2: symbols with codes of 3, 3, 3, 3, 3, 2, 4 and 4 bits.
    @Test func codesAreCanonical() throws {
        let code = try #require(huffmanCode([3, 3, 3, 3, 3, 2, 4, 4]))
        // 00, 010 and 1111, each with its first bit in the lowest position.
        let bits: UInt16 = 0b00 | 0b010 << 2 | 0b1111 << 5
        withUnsafeBytes(of: bits.littleEndian) { bytes in
            var reader = BitReader(bytes)
            #expect(code.next(from: &reader) == 5)
            #expect(code.next(from: &reader) == 0)
            #expect(code.next(from: &reader) == 7)
        }
    }

    @Test func longCodesAreCountedOut() throws {
        // One code each of 1 to 14 bits, and two of 15.
        let lengths = (1...15).map(UInt8.init) + [15]
        let code = try #require(huffmanCode(lengths))
        ([0xFF, 0xFF] as [UInt8]).withUnsafeBytes { bytes in
            var reader = BitReader(bytes)
            #expect(code.next(from: &reader) == 15)
        }
    }

    @Test func lengthsOfMoreCodesThanThereAreAreRefused() {
        #expect(huffmanCode([1, 1, 1]) == nil)
    }
}
