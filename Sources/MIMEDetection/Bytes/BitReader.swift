/// Reads bits, the lowest of each byte first.
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

    @inline(__always)
    private mutating func refill() {
        while bitCount <= 48, position < input.count {
            bits |= UInt64(input[position]) << UInt64(bitCount)
            bitCount += 8
            position += 1
        }
    }

    /// The number that the next bits, sixteen at most, make up; nil if there are fewer.
    @inline(__always)
    mutating func take(_ count: Int) -> Int? {
        if bitCount < count { refill() }
        guard bitCount >= count else { return nil }
        let value = Int(bits & ((1 << UInt64(count)) - 1))
        drop(count)
        return value
    }

    @inline(__always)
    private mutating func drop(_ count: Int) {
        bits >>= UInt64(count)
        bitCount -= count
    }

    /// The symbol whose code comes next; nil if there is none.
    @inline(__always)
    mutating func symbol(_ code: HuffmanCode) -> Int? {
        if bitCount < HuffmanCode.longestCode { refill() }
        let entry = code.entry(Int(bits & ((1 << UInt64(HuffmanCode.tableBits)) - 1)))
        guard entry != 0 else { return countedSymbol(code) }
        guard entry & 15 <= bitCount else { return nil }
        drop(entry & 15)
        return entry >> 4
    }

    /// The symbol whose code is too long for the table.
    private mutating func countedSymbol(_ code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1...HuffmanCode.longestCode where length <= bitCount {
            value |= Int(bits >> UInt64(length - 1) & 1)
            let count = code.count(ofLength: length)
            if value - first < count {
                drop(length)
                return code.symbol(at: index + value - first)
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    /// The bytes of a stored block, which starts at the next whole byte with its length; nil if even that is missing.
    mutating func takeStored(limit: Int) -> UnsafeRawBufferPointer? {
        drop(bitCount % 8)
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
