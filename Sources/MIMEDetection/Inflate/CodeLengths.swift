/// The number of symbols in a Huffman code that have codes of each length.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct CodeLengths {
    private let counts: SIMD16<UInt16>

    /// Counts the lengths of the symbols' codes, which are zero for symbols that don't occur; nil if no prefix code has
    /// these lengths.
    init?(_ lengths: UnsafeBufferPointer<UInt8>) {
        var counts = SIMD16<UInt16>()
        withUnsafeMutableBytes(of: &counts) { counts in
            let counts = counts.assumingMemoryBound(to: UInt16.self)
            for length in lengths { counts[Int(length & 15)] &+= 1 }
            counts[0] = 0
        }
        self.counts = counts
        guard taken <= 1 << HuffmanCode.longestCode else { return nil }
    }

    /// Returns the number of codes with a length of 1 to 15 bits.
    @inline(__always)
    func count(of length: Int) -> Int { Int(counts[length]) }

    /// The number of bit sequences of the maximum length that begin with a code.
    private var taken: Int {
        (1...HuffmanCode.longestCode).reduce(0) { $0 + count(of: $1) << (HuffmanCode.longestCode - $1) }
    }
}
