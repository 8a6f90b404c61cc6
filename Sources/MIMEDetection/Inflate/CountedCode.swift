/// A Huffman code without a table, for cases with few symbols, in which making a table would take longer.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct CountedCode: PrefixCode {
    private let lengths: UnsafeBufferPointer<UInt8>
    private let counts: CodeLengths

    /// Makes the code for symbols whose codes have these lengths; nil if no prefix code has these lengths.
    ///
    /// The buffer must remain valid as long as the code is used.
    init?(_ lengths: UnsafeBufferPointer<UInt8>) {
        guard let counts = CodeLengths(lengths) else { return nil }
        self.lengths = lengths
        self.counts = counts
    }

    func next(from reader: inout BitReader) -> Int? {
        guard let code = reader.takeCode(counts) else { return nil }
        var rank = code.rank
        return lengths.firstIndex { length in
            guard length == code.length else { return false }
            rank -= 1
            return rank < 0
        }
    }
}
