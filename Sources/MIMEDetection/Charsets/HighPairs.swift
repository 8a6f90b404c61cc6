/// The pairs of bytes in text that indicate its encoding: those of which one byte is not ASCII, and the starts of words
/// on lines that contain such bytes.
struct HighPairs {
    /// The maximum number of pairs; more would add nothing.
    static let most = 1000

    private let pairs: UnsafeMutableBufferPointer<UInt16>
    private(set) var count = 0
    /// The offset up to which the text was read.
    private(set) var end = 0
    /// The bytes beyond ASCII that occur anywhere.
    private(set) var seen: [UInt8] = []

    /// Calls `body` with the pairs in text.
    static func with<Result>(_ bytes: UnsafeRawBufferPointer, _ body: (HighPairs) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: most) { room in
            var pairs = HighPairs(pairs: room)
            pairs.read(bytes)
            return body(pairs)
        }
    }

    private init(pairs: UnsafeMutableBufferPointer<UInt16>) {
        self.pairs = pairs
    }

    /// The pairs, with the first byte in the upper half of each number.
    var all: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: pairs[..<count]) }

    /// Checks whether all bytes beyond ASCII are characters in an encoding with one byte per character.
    func areCharacters(in number: Int) -> Bool {
        seen.allSatisfy { PackedCharsets.point($0, in: number) != 0 }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var isSeen: (low: UInt64, high: UInt64) = (0, 0)
        for byte in bytes where byte >= 0x80 {
            if byte < 0xC0 { isSeen.low |= 1 << UInt64(byte & 0x3F) } else { isSeen.high |= 1 << UInt64(byte & 0x3F) }
        }
        seen = (0x80...0xFF).filter { byte in
            (byte < 0xC0 ? isSeen.low : isSeen.high) >> UInt64(byte & 0x3F) & 1 == 1
        }
        var start = 0
        while start < bytes.count, count < Self.most {
            let line = bytes.line(from: start)
            if ASCIIText.isSevenBit(in: bytes, line) { end = line.upperBound } else { readLine(bytes, line) }
            start = line.upperBound
        }
    }

    private mutating func readLine(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) {
        var before: UInt8 = 0x20
        for offset in line {
            let byte = bytes[offset]
            if byte >= 0x80 || before >= 0x80 || Self.startsWord(byte, behind: before) {
                guard count < Self.most else { return }
                pairs[count] = UInt16(before) << 8 | UInt16(byte)
                count += 1
            }
            before = byte
            end = offset + 1
        }
    }

    /// Checks whether an ASCII letter starts a word.
    @inline(__always)
    static func startsWord(_ byte: UInt8, behind before: UInt8) -> Bool {
        (before == 0x20 || before == 0x09) && isLetter(byte)
    }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 && (0x61...0x7A).contains(byte | 0x20)
    }
}
