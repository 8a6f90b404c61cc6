import MIMETypes

/// Control characters that a slip of the keyboard or an editor has left in a text.
enum StrayControls {
    /// One in so many bytes may be one.
    private static let rarity = 100

    /// Whether bytes are text in ASCII or UTF-8 but for a few control characters; text with a NUL is none.
    static func areIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var left = bytes.count / rarity
        for byte in bytes where isControl(byte) {
            left -= 1
            if left < 0 || byte == 0 { return false }
        }
        let replaced = bytes.map { isControl($0) ? 0x20 : $0 }
        let charset = replaced.withUnsafeBytes { Charset.detect($0.bytes, isWhole: false) }
        return charset == .usASCII || charset == .utf8
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x80 && !Charset.isTextByte(byte)
    }
}
