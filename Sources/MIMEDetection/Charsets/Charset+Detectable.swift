package import MIMETypes

extension Charset {
    /// All charsets that a detection can report.
    package static var detectable: [Charset] {
        PackedCharsets.canonicalNames.map(Charset.init(constant:)) + [utf16LE, utf16BE, utf32LE, utf32BE, unknown8Bit]
    }

    /// Checks whether a byte below 0x80 may occur in text: a printable character, or a control that terminals and
    /// editors use.
    @inline(__always)
    static func isTextByte(_ byte: UInt8) -> Bool {
        // Bell, backspace, tab, line feed, vertical tab, form feed, carriage return and escape.
        let controls: UInt32 = 0x0800_3F80
        return byte >= 0x20 ? byte != 0x7F : controls >> UInt32(byte) & 1 == 1
    }
}
