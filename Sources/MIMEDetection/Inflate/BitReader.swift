/// A reader of bits, lowest bit of each byte first.
struct BitReader {
    private let input: UnsafeRawBufferPointer
    private var position = 0
    private var bits: UInt64 = 0
    private var bitCount = 0

    init(_ input: UnsafeRawBufferPointer) {
        self.input = input
    }

    /// Whether less than a whole byte is left.
    var isAtEnd: Bool { position >= input.count && bitCount < 8 }

    /// The offset of the first byte of which no bit was taken.
    var byteOffset: Int { position - bitCount / 8 }

    @inline(__always)
    private mutating func refill() {
        if position + 8 <= input.count {
            let next = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            bits |= next << UInt64(bitCount)
            let taken = (63 - bitCount) >> 3
            position += taken
            bitCount += taken << 3
            return
        }
        while bitCount <= 48, position < input.count {
            bits |= UInt64(input[position]) << UInt64(bitCount)
            bitCount += 8
            position += 1
        }
    }

    /// Takes the next bits, at most sixteen, as a number; nil if there are fewer.
    @inline(__always)
    mutating func take(_ count: Int) -> Int? {
        if bitCount < count { refill() }
        guard bitCount >= count else { return nil }
        let value = Int(bits & ((1 << UInt64(count)) - 1))
        _ = drop(count)
        return value
    }

    /// Returns the next bits, at most fifteen, without taking them; the end of the input is followed by zeros.
    @inline(__always)
    mutating func peek(_ count: Int) -> Int {
        if bitCount < HuffmanCode.longestCode { refill() }
        return Int(bits & ((1 << UInt64(count)) - 1))
    }

    /// Takes bits that were peeked at; returns false if there are fewer.
    @inline(__always)
    mutating func drop(_ count: Int) -> Bool {
        guard count <= bitCount else { return false }
        bits >>= UInt64(count)
        bitCount -= count
        return true
    }

    /// Takes a code, which is found by counting, and returns its length and the position of its symbol in the order of
    /// the codes, among all codes and among those of the same length; nil if there is none.
    mutating func takeCode(_ lengths: CodeLengths) -> (length: Int, place: Int, rank: Int)? {
        if bitCount < HuffmanCode.longestCode { refill() }
        var (value, first, index) = (0, 0, 0)
        for length in 1...HuffmanCode.longestCode where length <= bitCount {
            value |= Int(bits >> UInt64(length - 1) & 1)
            let count = lengths.count(of: length)
            if value - first < count {
                _ = drop(length)
                return (length, index + value - first, value - first)
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    /// Takes the bytes of a stored block, which starts at the next whole byte with its length; nil if the length is
    /// missing.
    mutating func takeStored(limit: Int) -> UnsafeRawBufferPointer? {
        _ = drop(bitCount % 8)
        position -= bitCount / 8
        (bits, bitCount) = (0, 0)
        guard let length = input.littleEndian(at: position, width: 2) else { return nil }
        let start = position + 4
        let end = min(start + length, input.count, start + limit)
        guard start <= end else { return nil }
        position = end
        return UnsafeRawBufferPointer(rebasing: input[start..<end])
    }
}
