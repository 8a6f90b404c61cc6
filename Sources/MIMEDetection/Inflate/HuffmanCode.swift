/// A canonical Huffman code.
///
/// Short codes are looked up in a table; long ones are found by counting.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct HuffmanCode: PrefixCode {
    static let longestCode = 15
    private static let tableBits = 8
    private static let symbolsStart = 1 << tableBits

    private let counts: CodeLengths
    /// The table and the symbols, in one allocation.
    ///
    /// For each sequence of `tableBits` bits, in the order of reading, the table contains the symbol and, in the lowest
    /// four bits, the length of its code; zero if the code is longer. The symbols are in the order of their codes.
    private let numbers: [UInt16]

    /// Makes the code for symbols whose codes have these lengths; nil if no prefix code has these lengths.
    init?(_ lengths: UnsafeBufferPointer<UInt8>) {
        guard let counts = CodeLengths(lengths) else { return nil }
        self.counts = counts
        numbers = [UInt16](unsafeUninitializedCapacity: Self.symbolsStart + lengths.count) { numbers, count in
            numbers.initialize(repeating: 0)
            count = numbers.count
            Self.enter(lengths, counts, numbers)
        }
    }

    @inline(__always)
    func next(from reader: inout BitReader) -> Int? {
        let entry = Int(numbers[reader.peek(Self.tableBits)])
        guard entry != 0 else {
            return reader.takeCode(counts).map { Int(numbers[Self.symbolsStart + $0.place]) }
        }
        return reader.drop(entry & 15) ? entry >> 4 : nil
    }

    /// Fills in all numbers, which are initially zero.
    private static func enter(
        _ lengths: UnsafeBufferPointer<UInt8>, _ counts: CodeLengths, _ numbers: UnsafeMutableBufferPointer<UInt16>
    ) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * (longestCode + 2)) { scratch in
            // For each length, the position of its next symbol, followed by its next code.
            scratch.initialize(repeating: 0)
            let codes = longestCode + 2
            for length in 1...longestCode {
                let count = counts.count(of: length)
                scratch[length + 1] = scratch[length] + count
                scratch[codes + length + 1] = (scratch[codes + length] + count) << 1
            }
            for (symbol, length) in lengths.enumerated() where length > 0 {
                let length = Int(length)
                numbers[symbolsStart + scratch[length]] = UInt16(symbol)
                scratch[length] += 1
                if length <= tableBits { fill(numbers, scratch[codes + length], length, symbol) }
                scratch[codes + length] += 1
            }
        }
    }

    /// Enters a code, the first bit of which is read first, for each combination of bits that may follow it.
    private static func fill(
        _ table: UnsafeMutableBufferPointer<UInt16>, _ code: Int, _ length: Int, _ symbol: Int
    ) {
        var index = reversed(code) >> (tableBits - length)
        while index < 1 << tableBits {
            table[index] = UInt16(symbol << 4 | length)
            index += 1 << length
        }
    }

    /// Returns the lowest eight bits in reverse order: each is copied to a position that is the mirrored one modulo
    /// 1023.
    ///
    /// https://graphics.stanford.edu/~seander/bithacks.html#ReverseByteWith64BitsDiv
    static func reversed(_ bits: Int) -> Int {
        Int((UInt64(UInt8(truncatingIfNeeded: bits)) &* 0x02_0202_0202 & 0x0108_8442_2010) % 1023)
    }
}
