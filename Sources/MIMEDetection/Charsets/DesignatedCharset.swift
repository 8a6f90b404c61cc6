import MIMETypes

/// Detects encodings of seven bits in which escape sequences switch between sets of characters.
///
/// https://www.rfc-editor.org/rfc/rfc1468 and https://www.rfc-editor.org/rfc/rfc1557
enum DesignatedCharset {
    /// The number of bytes within which text in such an encoding designates a set: it follows the headers of a message.
    private static let start = 2048

    /// Returns the encoding of ASCII bytes whose escape sequences designate another set; nil if none does.
    static func charset(of bytes: UnsafeRawBufferPointer) -> Charset? {
        guard ByteCursor(UnsafeRawBufferPointer(rebasing: bytes.prefix(start))).contains(0x1B) else { return nil }
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "\u{1B}") {
            guard cursor.consume("$") else { continue }
            if cursor.consume(")C") { return shifts(cursor) ? Charset(constant: ConstantText("iso-2022-kr")) : nil }
            if cursor.consume("B") || cursor.consume("@"), hasCharacters(cursor) {
                return Charset(constant: ConstantText("iso-2022-jp"))
            }
        }
        return nil
    }

    /// Checks whether pairs of bytes are next, and then an escape sequence that goes back to single bytes.
    private static func hasCharacters(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        let pairs = cursor.take { (0x21...0x7E).contains($0) }
        return cursor.isAtEnd || !pairs.isEmpty && pairs.count % 2 == 0 && cursor.starts(with: "\u{1B}(")
    }

    /// Checks whether the text shifts out to the other set.
    private static func shifts(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        return cursor.skip(behind: "\u{0E}")
    }
}
