import MIMETypes

/// A comparison of a rule and those of which one has to hold as well.
final class SignatureNode {
    let row: SignatureRow
    var children: [SignatureNode] = []

    init(_ row: SignatureRow, children: [SignatureNode] = []) {
        self.row = row
        self.children = children
    }

    /// Where it looks, how many bytes it compares and how strong a match is; what is below it and how long that is; and
    /// the bytes, eight at a time, with the bits of them that count.
    ///
    /// Bytes are compared by the word: those of the head and those of the rule must agree in the bits of a mask, which
    /// leaves out what a rule does not look at, and the bit that letters of either case differ in.
    var packed: [UInt64] {
        let (bytes, bits) = (row.bytes, row.bits)
        let below = children.flatMap(\.packed)
        var words = [
            PackedWord.make(
                (row.offsets.lowerBound, 20), (row.offsets.count - 1, 20), (bytes.count, 16),
                (row.tier == .signature ? 1 : 0, 1)),
            PackedWord.make((children.count, 16), ((bytes.count + 7) / 8 * 2 + below.count, 24)),
        ]
        for start in stride(from: 0, to: bytes.count, by: 8) {
            let end = min(start + 8, bytes.count)
            let mask = PackedWord.make(bytes: bits[start..<end])
            words += [PackedWord.make(bytes: bytes[start..<end]) & mask, mask]
        }
        return words + below
    }
}

extension SignatureRow {
    /// The bits of each byte that count.
    var bits: [UInt8] {
        if let mask { return mask }
        return bytes.map { ignoresCase && ASCII.lowercased($0) &- 0x61 < 26 ? 0xDF : 0xFF }
    }

    /// Whether some value of each byte is a character of ASCII, tab and the ends of lines included.
    var isASCIIText: Bool {
        bytes.indices.allSatisfy { position in
            values(at: position).contains { (0x20..<0x7F).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }
        }
    }

    /// The bytes that may stand at a position of the comparison; all of them after its end.
    func values(at position: Int) -> [UInt8] {
        guard position < bytes.count else { return Array(0...255) }
        let (byte, bits) = (bytes[position], bits[position])
        if bits == 0xFF { return [byte] }
        return (0...255).filter { $0 & bits == byte & bits }
    }

    /// What the second to fourth byte have to be, to be compared at once: 24 bits of bytes and 24 of those that count.
    var following: UInt64 {
        let fixed = (1..<4).map { $0 < bytes.count && bits[$0] == 0xFF }
        let values = (1..<4).map { fixed[$0 - 1] ? bytes[$0] : 0 }
        return PackedWord.make(bytes: values + fixed.map { $0 ? 0xFF : 0 })
    }
}
