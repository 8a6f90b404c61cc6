import MIMETypes

/// A comparison of a rule and those of which one has to hold as well.
final class SignatureNode {
    let row: SignatureRow
    var children: [SignatureNode] = []

    init(_ row: SignatureRow, children: [SignatureNode] = []) {
        self.row = row
        self.children = children
    }

    /// Where it looks, how many bytes it compares, what it proves, what is below it, and the bytes, eight at a time.
    ///
    /// Bytes are compared by the word: those of the head and those of the rule must agree in the bits of a mask, which leaves
    /// out what a rule does not look at, and the bit that letters of either case differ in. Most rules look at all bits, and
    /// have no mask.
    var packed: PackedText {
        let (bytes, bits) = (row.bytes, row.bits)
        let isMasked = bits.contains { $0 != 0xFF }
        var words = PackedText()
        for start in stride(from: 0, to: bytes.count, by: 8) {
            let end = min(start + 8, bytes.count)
            let mask = PackedWord.make(bytes: bits[start..<end])
            words.append(PackedWord.make(bytes: bytes[start..<end]) & mask)
            if isMasked { words.append(mask) }
        }
        var below = PackedText()
        for child in children { below.append(child.packed) }
        var packed = PackedText()
        packed.append(row.offsets.lowerBound, width: 3)
        packed.append(row.offsets.count - 1, width: 3)
        packed.append(bytes.count, width: 2)
        packed.append((row.tier == .signature ? 1 : 0) | (isMasked ? 2 : 0), width: 1)
        packed.append(children.count, width: 2)
        packed.append(words.count + below.count, width: 3)
        packed.append(words)
        packed.append(below)
        return packed
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

    /// The bytes that may stand at a position of the comparison; all of them after its end.
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
