import Testing

@testable import MIMEDetection

struct ASCIITextTests {
    @Test(arguments: [0, 7, 8, 63, 64, 65, 200])
    func endIsTheFirstOtherByte(_ place: Int) {
        for other in [0x00, 0x0E, 0x1A, 0x1C, 0x7F, 0x80, 0xFF] as [UInt8] {
            var bytes = [UInt8](repeating: 0x61, count: 256)
            bytes[place] = other
            let end = bytes.withUnsafeBytes { ASCIIText.end(in: $0, from: 0) }
            #expect(end == place)
        }
    }

    @Test(arguments: [0, 7, 8, 63, 64, 65, 200])
    func bytesBeyondASCIIAreFound(_ place: Int) {
        for other in [0x80, 0xFF] as [UInt8] {
            // NUL and DEL are of ASCII, though no text has them.
            var bytes = (0..<256).map { $0 & 1 == 0 ? 0x00 : 0x7F as UInt8 }
            bytes[place] = other
            #expect(bytes.withUnsafeBytes { ASCIIText.sevenBitEnd(in: $0, from: 0) } == place)
        }
    }

    @Test func textIsPassedOverToItsEnd() {
        let bytes = Array("a\tb\nc\rd\u{1B}e\u{8} ~".utf8) + [UInt8](repeating: 0x7E, count: 61)
        #expect(bytes.withUnsafeBytes { ASCIIText.end(in: $0, from: 0) } == bytes.count)
        #expect(Array("letters".utf8).withUnsafeBytes { ASCIIText.end(in: $0, from: 0) } == 0)
    }

    @Test(arguments: [0, 5, 8, 30])
    func lineEndsAreFound(_ place: Int) {
        for end in [0x0A, 0x0D] as [UInt8] {
            var bytes = [UInt8](repeating: 0x8A, count: 31)
            bytes[place] = end
            #expect(bytes.withUnsafeBytes { ASCIIText.lineEnd(in: $0, from: 0) } == place)
        }
        #expect([UInt8](repeating: 0x0B, count: 31).withUnsafeBytes { ASCIIText.lineEnd(in: $0, from: 3) } == 31)
    }
}
