package import MIMETypes

extension Charset {
    /// All charsets that a detection can report.
    package static var detectable: [Charset] {
        PackedCharsets.canonicalNames.map(Charset.init(constant:)) + [utf16LE, utf16BE, utf32LE, utf32BE, unknown8Bit]
    }
}
