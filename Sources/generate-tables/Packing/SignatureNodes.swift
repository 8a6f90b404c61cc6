import MIMETypes

/// Packs the comparisons of rules, four words each: where they look and what is below them, and the first eight bytes.
///
/// Bytes are compared by the word: those of the head and those of the rule must agree in the bits of a mask, which leaves out
/// what a rule does not look at, and the bit that letters of either case differ in.
struct SignatureNodes {
    private var words: [UInt64] = []
    private var rest: [UInt64] = []

    mutating func append(_ row: SignatureRow, firstChild: Int, children: Int) {
        let (bytes, mask) = (row.bytes, row.bits)
        words.append(
            PackedWord.make(
                (row.offsets.lowerBound, 20), (row.offsets.count - 1, 20), (bytes.count, 16),
                (row.tier == .signature ? 1 : 0, 1)))
        words.append(PackedWord.make((firstChild, 24), (children, 16), (rest.count, 24)))
        for start in stride(from: 0, to: bytes.count, by: 8) {
            let end = min(start + 8, bytes.count)
            let bits = PackedWord.make(bytes: mask[start..<end])
            let pair = [PackedWord.make(bytes: bytes[start..<end]) & bits, bits]
            if start == 0 { words += pair } else { rest += pair }
        }
    }

    func add(to source: inout SwiftSource) {
        source.array(
            "nodes", words,
            summary: "Four numbers a comparison, with its first bytes; those of a rule's first level come first.")
        source.array("rest", rest, summary: "The bytes of comparisons after the eighth, and which bits of them count.")
    }
}

extension SignatureRow {
    /// The bits of each byte that count.
    var bits: [UInt8] {
        if let mask { return mask }
        return bytes.map { ignoresCase && ASCII.lowercased($0) &- 0x61 < 26 ? 0xDF : 0xFF }
    }

    /// Whether the bytes are letters, digits and spaces, as any text has them.
    var isWord: Bool {
        zip(bytes, bits).allSatisfy { byte, bits in
            let isLetter = ASCII.lowercased(byte) &- 0x61 < 26
            return isLetter && bits | 0x20 == 0xFF || bits == 0xFF && (byte == 0x20 || byte &- 0x30 < 10)
        }
    }

    /// The bytes that may stand at a position of the comparison; all of them behind its end.
    func values(at position: Int) -> [UInt8] {
        guard position < bytes.count else { return Array(0...255) }
        let (byte, bits) = (bytes[position], bits[position])
        return (0...255).filter { $0 & bits == byte & bits }
    }

    /// What the second to fourth byte have to be, to be compared at once: 24 bits of bytes and 24 of those that count.
    var following: UInt64 {
        let fixed = (1..<4).map { $0 < bytes.count && bits[$0] == 0xFF }
        let values = (1..<4).map { fixed[$0 - 1] ? bytes[$0] : 0 }
        return PackedWord.make(bytes: values + fixed.map { $0 ? 0xFF : 0 })
    }
}
