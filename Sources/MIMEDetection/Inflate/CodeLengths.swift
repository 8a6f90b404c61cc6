/// How many symbols of a Huffman code have codes of each length.
///
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2
struct CodeLengths {
    private let counts: SIMD16<UInt16>

    /// Counts the lengths of a code's symbols, of which zero is that of a symbol that does not occur; nil if no prefix
    /// code has them.
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

    /// How many codes have a length of 1 to 15 bits.
    @inline(__always)
    func count(of length: Int) -> Int { Int(counts[length]) }

    /// How many of all sequences of the longest length begin with a code.
    private var taken: Int {
        (1...HuffmanCode.longestCode).reduce(0) { $0 + count(of: $1) << (HuffmanCode.longestCode - $1) }
    }
}
