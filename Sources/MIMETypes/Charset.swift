/// The character encoding of a text, under the name that goes into a `charset` parameter.
///
/// https://www.iana.org/assignments/character-sets
public enum Charset: String, Sendable, Hashable, Codable, CaseIterable {
    /// Seven-bit ASCII.
    case usASCII = "us-ascii"
    /// UTF-8 with at least one character beyond ASCII, or with a byte order mark.
    case utf8 = "utf-8"
    /// UTF-16, the small byte first.
    case utf16LE = "utf-16le"
    /// UTF-16, the big byte first.
    case utf16BE = "utf-16be"
    /// UTF-32, the small byte first.
    case utf32LE = "utf-32le"
    /// UTF-32, the big byte first.
    case utf32BE = "utf-32be"
    /// An eight-bit encoding that can't be told from the bytes alone.
    case unknown8Bit = "unknown-8bit"
}
