/// A character encoding, identified by the name that is used in a `charset` parameter.
///
/// Any name in IANA's registry can be used. There are constants for ASCII, UTF-8, UTF-16, UTF-32 and unknown eight-bit
/// encodings; a detection can also report encodings without a constant. Names are not case-sensitive, since they are
/// stored in lower case.
///
/// https://www.iana.org/assignments/character-sets
public struct Charset: RawRepresentable, Sendable, Hashable, Codable {
    /// The name, in lower case.
    public let rawValue: String

    /// Creates a charset from a name, or returns nil if the name is not valid.
    ///
    /// A valid name has 1 to 40 characters: ASCII letters, digits, and punctuation that is allowed in charset names.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2978#section-2.3
    ///
    /// - Parameter rawValue: a name such as `koi8-r`; it need not be in the registry.
    public init?(rawValue: String) {
        guard (1...40).contains(rawValue.utf8.count), rawValue.utf8.allSatisfy(Self.isNameByte) else { return nil }
        self.rawValue = rawValue.lowercased()
    }

    /// Creates a charset from a name that is known to be valid, and is in lower case.
    package init(constant name: ConstantText) {
        rawValue = name.string
    }

    private init(_ name: String) {
        rawValue = name
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || "!#$%&'+-^_`{}~.:()".utf8.contains(byte)
    }
}

extension Charset {
    /// Seven-bit ASCII.
    public static var usASCII: Charset { Charset("us-ascii") }
    /// UTF-8, which is detected if the text has at least one character beyond ASCII, or a byte order mark.
    public static var utf8: Charset { Charset("utf-8") }
    /// UTF-16, little-endian.
    public static var utf16LE: Charset { Charset("utf-16le") }
    /// UTF-16, big-endian.
    public static var utf16BE: Charset { Charset("utf-16be") }
    /// UTF-32, little-endian.
    public static var utf32LE: Charset { Charset("utf-32le") }
    /// UTF-32, big-endian.
    public static var utf32BE: Charset { Charset("utf-32be") }
    /// An unknown eight-bit encoding, which can't be identified from the bytes alone.
    public static var unknown8Bit: Charset { Charset("unknown-8bit") }
}

extension Charset: CustomStringConvertible {
    /// The name, in lower case, such as `utf-8`.
    public var description: String { rawValue }
}
