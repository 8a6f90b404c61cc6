/// The code in which a block states the lengths of its codes.
///
/// No code is longer than seven bits, so all codes are in a table.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.7
struct LengthCode: PrefixCode {
    static let symbolCount = 19
    static let tableSize = 1 << longestCode
    private static let longestCode = 7

    /// For each sequence of bits, in the order of reading, the symbol and, in the lowest three bits, the length of its
    /// code; zero for sequences that are no code.
    private let table: UnsafeMutableBufferPointer<UInt8>

    /// Makes the code for symbols whose codes have these lengths; nil if no prefix code has these lengths.
    ///
    /// - Parameters:
    ///   - lengths: the length of each symbol's code.
    ///   - table: memory for `tableSize` entries, which must remain valid as long as the code is used.
    init?(_ lengths: UnsafeBufferPointer<UInt8>, table: UnsafeMutableBufferPointer<UInt8>) {
        guard let counts = CodeLengths(lengths) else { return nil }
        table.initialize(repeating: 0)
        self.table = table
        var code = 0
        for length in 1...Self.longestCode {
            for symbol in lengths.indices where counts.count(of: length) > 0 && Int(lengths[symbol]) == length {
                var index = HuffmanCode.reversed(code) >> (8 - length)
                while index < Self.tableSize {
                    table[index] = UInt8(symbol << 3 | length)
                    index += 1 << length
                }
                code += 1
            }
            code <<= 1
        }
    }

    @inline(__always)
    func next(from reader: inout BitReader) -> Int? {
        let entry = Int(table[reader.peek(Self.longestCode)])
        guard entry != 0, reader.drop(entry & 7) else { return nil }
        return entry >> 3
    }
}
