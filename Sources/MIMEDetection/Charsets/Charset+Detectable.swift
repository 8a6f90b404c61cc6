package import MIMETypes

extension Charset {
    /// Every charset that a detection can have.
    package static var detectable: [Charset] {
        PackedCharsets.canonicalNames.map(Charset.init(constant:)) + [utf16LE, utf16BE, utf32LE, utf32BE, unknown8Bit]
    }
}
