import Testing

@testable import MIMEDetection

struct BitReaderTests {
    @Test func lowestBitsComeFirst() {
        [0b1010_0110, 0xFF].withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var reader = BitReader(UnsafeRawBufferPointer(rebasing: bytes[..<1]))
            #expect(reader.take(3) == 0b110)
            #expect(reader.take(5) == 0b10100)
            #expect(reader.take(1) == nil)
            #expect(reader.isAtEnd)
        }
    }

    @Test func storedBytesStartAtAWholeByte() {
        ([0b101, 2, 0, 0xFD, 0xFF, 7, 8, 9] as [UInt8]).withUnsafeBytes { bytes in
            var reader = BitReader(bytes)
            #expect(reader.take(3) == 0b101)
            #expect(reader.takeStored(limit: 9).map(Array.init) == [7, 8])
            #expect(reader.take(8) == 9)
        }
    }

    @Test func storedBytesEndWithTheInput() {
        ([9, 0, 0, 0, 7] as [UInt8]).withUnsafeBytes { bytes in
            var reader = BitReader(bytes)
            #expect(reader.takeStored(limit: 100).map(Array.init) == [7])
        }
        ([9] as [UInt8]).withUnsafeBytes { bytes in
            var reader = BitReader(bytes)
            #expect(reader.takeStored(limit: 100) == nil)
        }
    }
}
