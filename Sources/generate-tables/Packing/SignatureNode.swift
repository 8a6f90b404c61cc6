import MIMETypes

/// A comparison of a rule, with child comparisons of which at least one must match, too.
final class SignatureNode {
    let row: SignatureRow
    var children: [SignatureNode] = []

    init(_ row: SignatureRow, children: [SignatureNode] = []) {
        self.row = row
        self.children = children
    }

    /// The packed comparison: the offsets, the number of bytes and the tier; the number of children and the length of
    /// everything that follows; the bytes and their masks, eight bytes at a time; and the children.
    ///
    /// Bytes are compared eight at a time: the bytes of the file and those of the rule must agree in all bits of a
    /// mask. The mask leaves out the bits that the rule ignores, including the bit that differs between uppercase and
    /// lowercase letters if case is ignored.
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
    /// The bits of each byte to compare.
    var bits: [UInt8] {
        if let mask { return mask }
        return bytes.map { ignoresCase && ASCII.lowercased($0) &- 0x61 < 26 ? 0xDF : 0xFF }
    }

    /// Whether every byte can be an ASCII character, including tabs and line ends.
    var isASCIIText: Bool {
        bytes.indices.allSatisfy { position in
            values(at: position).contains { (0x20..<0x7F).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }
        }
    }

    /// Returns the bytes that match at a position of the comparison; all 256 bytes after its end.
    func values(at position: Int) -> [UInt8] {
        guard position < bytes.count else { return Array(0...255) }
        let (byte, bits) = (bytes[position], bits[position])
        if bits == 0xFF { return [byte] }
        return (0...255).filter { $0 & bits == byte & bits }
    }
}
