/// An encoding that the form of text shows, without a declaration or statistics.
///
/// Each step of a detection compares it, so it is a number, not a name like `Charset`.
package enum TextForm: UInt8, Sendable {
    case usASCII, utf8, utf16LE, utf16BE, utf32LE, utf32BE, unknown8Bit

    package var charset: Charset {
        switch self {
        case .usASCII: .usASCII
        case .utf8: .utf8
        case .utf16LE: .utf16LE
        case .utf16BE: .utf16BE
        case .utf32LE: .utf32LE
        case .utf32BE: .utf32BE
        case .unknown8Bit: .unknown8Bit
        }
    }

    /// Whether each character takes two or four bytes, or more.
    package var isWide: Bool {
        switch self {
        case .utf16LE, .utf16BE, .utf32LE, .utf32BE: true
        case .usASCII, .utf8, .unknown8Bit: false
        }
    }
}
