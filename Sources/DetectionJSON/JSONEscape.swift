/// Determines what has to be escaped in a JSON string.
///
/// https://www.rfc-editor.org/rfc/rfc8259#section-7
enum JSONEscape {
    /// The escaping that a text needs.
    enum Need: Equatable {
        case none
        /// Only ASCII characters have to be escaped; the escaped text has this length in bytes.
        case bytes(length: Int)
        /// The text contains characters of several bytes, which have to be examined one by one.
        case characters
    }

    /// Returns what a text needs.
    ///
    /// Eight bytes are examined at a time, since most texts need no escaping.
    static func need(of text: UnsafeBufferPointer<UInt8>) -> Need {
        let bytes = UnsafeRawBufferPointer(text)
        var start = 0
        while start + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
            start += 8
        }
        // The remaining bytes are examined together with some of the preceding ones.
        if start < bytes.count, start > bytes.count - 8, start > 0,
            isPlain(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
        {
            return .none
        }
        var length = text.count
        for byte in text[start...] {
            guard byte < 0x80 else { return .characters }
            length += self.length(of: byte) - 1
        }
        return length == text.count ? .none : .bytes(length: length)
    }

    /// Calls `body` with each byte of the escaped form of an ASCII character.
    @inline(__always)
    static func forEachByte(of byte: UInt8, _ body: (UInt8) -> Void) {
        let length = length(of: byte)
        guard length > 1 else { return body(byte) }
        body(UInt8(ascii: "\\"))
        guard length == 6 else { return body(letter(of: byte)) }
        for position in [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"), digit(byte >> 4), digit(byte & 15)] {
            body(position)
        }
    }

    /// Returns the length of the escaped form of an ASCII character.
    private static func length(of byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): 2
        case 0..<0x20, 0x7F: 6
        default: 1
        }
    }

    private static func letter(of byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        case UInt8(ascii: "\r"): UInt8(ascii: "r")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        default: byte
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Returns true only if none of eight bytes is a control character, a quotation mark, a backslash, or outside of
    /// ASCII.
    ///
    /// Subtracting the minimum allowed value from each byte sets the byte's highest bit if it is below that value.
    /// Because of a borrow or carry from a neighbour, a plain byte may be reported as one to escape, which only costs
    /// time.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highest = ones << 7
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let controls = word &- ones &* 0x20
        let quotes = zeros(word ^ ones &* 0x22)
        let backslashes = zeros(word ^ ones &* 0x5C)
        let deletes = word &+ ones
        return (word | controls | quotes | backslashes | deletes) & highest == 0
    }
}
