/// A canonical Huffman code.
///
/// Short codes are looked up in a table, long ones are found by counting.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct HuffmanCode {
    /// The longest code that the table has.
    static let tableBits = 8
    static let longestCode = 15
    private static let countsStart = 1 << tableBits
    private static let symbolsStart = countsStart + longestCode + 1

    /// The table, the counts and the symbols, in one allocation: a block of a compressed file needs three codes, and
    /// often no more than its first bytes are wanted.
    private let numbers: [UInt16]

    /// Makes the code of symbols whose codes have these lengths; nil for lengths that no prefix code has.
    ///
    /// Without its table it is made in half the time, and finds all symbols by counting.
    init?(_ lengths: ArraySlice<UInt8>, hasTable: Bool = true) {
        guard Self.isSound(lengths) else { return nil }
        numbers = [UInt16](unsafeUninitializedCapacity: Self.symbolsStart + lengths.count) { numbers, count in
            numbers.initialize(repeating: 0)
            count = numbers.count
            lengths.withUnsafeBufferPointer { Self.enter($0, numbers, fillsTable: hasTable) }
        }
    }

    /// Whether a prefix code can have these lengths.
    static func isSound(_ lengths: ArraySlice<UInt8>) -> Bool {
        // A code takes up a share of all sequences of the longest length.
        let taken = lengths.reduce(0) { $1 > 0 ? $0 + 1 << (longestCode - Int($1)) : $0 }
        return taken <= 1 << longestCode
    }

    /// For a sequence of `tableBits` bits as they are read, the symbol and, in the lowest four bits, its code's length;
    /// zero where the code is longer.
    @inline(__always)
    func entry(_ bits: Int) -> Int { Int(numbers[bits]) }

    /// How many codes there are of a length.
    @inline(__always)
    func count(ofLength length: Int) -> Int { Int(numbers[Self.countsStart + length]) }

    /// The symbol at a place in the order of the codes.
    @inline(__always)
    func symbol(at place: Int) -> Int { Int(numbers[Self.symbolsStart + place]) }

    /// Fills in all numbers, which are zeros, for lengths that a prefix code can have.
    private static func enter(
        _ lengths: UnsafeBufferPointer<UInt8>, _ numbers: UnsafeMutableBufferPointer<UInt16>, fillsTable: Bool
    ) {
        for length in lengths where length > 0 { numbers[countsStart + Int(length)] += 1 }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * (longestCode + 2)) { scratch in
            // For each length the place of its next symbol, then its next code.
            scratch.initialize(repeating: 0)
            let codes = longestCode + 2
            for length in 1...longestCode {
                let count = Int(numbers[countsStart + length])
                scratch[length + 1] = scratch[length] + count
                scratch[codes + length + 1] = (scratch[codes + length] + count) << 1
            }
            for (symbol, length) in lengths.enumerated() where length > 0 {
                let length = Int(length)
                numbers[symbolsStart + scratch[length]] = UInt16(symbol)
                scratch[length] += 1
                if fillsTable, length <= tableBits { fill(numbers, scratch[codes + length], length, symbol) }
                scratch[codes + length] += 1
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
