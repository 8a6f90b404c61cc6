/// A canonical Huffman code.
///
/// Short codes are looked up in a table, long ones are found by counting.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct HuffmanCode {
    /// The longest code that the table has.
    static let tableBits = 8
    static let longestCode = 15

    /// For each sequence of `tableBits` bits as they are read, the symbol and, in the lowest four bits, its code's
    /// length; zero where the code is longer.
    private(set) var table = [UInt16](repeating: 0, count: 1 << tableBits)
    /// How many codes there are of each length.
    private(set) var counts = [UInt16](repeating: 0, count: longestCode + 1)
    /// The symbols in the order of their codes.
    private(set) var symbols: [UInt16]

    /// Makes the code of symbols whose codes have these lengths; nil for lengths that no prefix code has.
    init?(_ lengths: ArraySlice<UInt8>) {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        var offsets = [Int](repeating: 0, count: Self.longestCode + 2)
        var nextCode = offsets
        for length in 1...Self.longestCode {
            left = left << 1 - Int(counts[length])
            if left < 0 { return nil }
            offsets[length + 1] = offsets[length] + Int(counts[length])
            nextCode[length + 1] = (nextCode[length] + Int(counts[length])) << 1
        }
        symbols = [UInt16](repeating: 0, count: lengths.count)
        table.withUnsafeMutableBufferPointer { table in
            var symbol = 0
            for length in lengths.lazy.map(Int.init) {
                if length > 0 {
                    symbols[offsets[length]] = UInt16(symbol)
                    offsets[length] += 1
                    if length <= Self.tableBits { Self.fill(table, nextCode[length], length, symbol) }
                    nextCode[length] += 1
                }
                symbol += 1
            }
        }
    }

    /// Enters a code, whose first bit is read first, for each combination of the bits that may follow it.
    private static func fill(
        _ table: UnsafeMutableBufferPointer<UInt16>, _ code: Int, _ length: Int, _ symbol: Int
    ) {
        var index = reversed(UInt8(truncatingIfNeeded: code)) >> (tableBits - length)
        while index < 1 << tableBits {
            table[index] = UInt16(symbol << 4 | length)
            index += 1 << length
        }
    }

    /// A byte's bits the other way round: each is copied to a place that is its own mirrored modulo 1023.
    ///
    /// https://graphics.stanford.edu/~seander/bithacks.html#ReverseByteWith64BitsDiv
    private static func reversed(_ byte: UInt8) -> Int {
        Int((UInt64(byte) &* 0x02_0202_0202 & 0x0108_8442_2010) % 1023)
    }
}
