/// Reads fields of a file's header; a field beyond the end of the header is nil.
struct HeaderFields {
    let bytes: [UInt8]
    var isBigEndian = false

    /// Returns an unsigned number of up to seven bytes, or the low 56 bits of a number of eight bytes; nil beyond the
    /// end.
    func number(_ offset: Int, _ width: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - width else { return nil }
        let field = bytes[offset..<(offset + width)]
        let digits = isBigEndian ? Array(field) : field.reversed()
        return digits.reduce(0) { ($0 & 0xFF_FFFF_FFFF_FFFF) << 8 | Int($1) } & 0xFF_FFFF_FFFF_FFFF
    }

    /// Returns the printable ASCII characters from an offset up to a byte that ends the text.
    ///
    /// The result is nil if a byte that is not printable comes first, or if no byte ends the text within the limit.
    func text(_ offset: Int, upTo limit: Int, endingAt isEnd: (UInt8) -> Bool) -> String? {
        guard offset < bytes.count else { return nil }
        let rest = bytes[offset...].prefix(limit + 1)
        guard let end = rest.firstIndex(where: isEnd), end > offset else { return nil }
        let text = rest[..<end]
        guard text.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
}
