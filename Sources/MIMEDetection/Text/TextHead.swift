import MIMETypes

/// The head of a text, in an encoding whose syntax is ASCII.
///
/// UTF-16 and UTF-32 are narrowed, with a question mark for what is not ASCII: no format is recognised by such characters.
struct TextHead {
    let charset: Charset
    /// Whether the content ends with the head.
    let isWhole: Bool
    private let narrowed: [UInt8]?

    /// Reads the encoding; nil if the content is not text or empty.
    init?(_ resource: Resource) throws(ResourceError) {
        guard resource.hasContent, let charset = try Charset(headOf: resource) else { return nil }
        self.charset = charset
        let (narrowed, length) = try resource.withHead { head in
            head.withUnsafeBytes { (Self.narrowed($0, charset), $0.count) }
        }
        guard length > 0 else { return nil }
        self.narrowed = narrowed
        isWhole = try resource.isHeadWhole()
    }

    /// Lends the bytes of the text.
    func withBytes<Result>(of resource: Resource, _ body: (UnsafeRawBufferPointer) -> Result) throws(ResourceError)
        -> Result
    {
        if let narrowed { return narrowed.withUnsafeBytes { body($0) } }
        return try resource.withHead { head in head.withUnsafeBytes { body($0) } }
    }

    private static func narrowed(_ bytes: UnsafeRawBufferPointer, _ charset: Charset) -> [UInt8]? {
        let width: Int
        switch charset {
        case .utf16LE, .utf16BE: width = 2
        case .utf32LE, .utf32BE: width = 4
        case .usASCII, .utf8, .unknown8Bit: return nil
        }
        let isBigEndian = charset == .utf16BE || charset == .utf32BE
        return (0..<bytes.count / width).compactMap { position in
            let unit =
                isBigEndian
                ? bytes.bigEndian(at: position * width, width: width)
                : bytes.littleEndian(at: position * width, width: width)
            if unit == 0xFEFF { return nil }
            return unit.map { $0 < 0x80 ? UInt8($0) : UInt8(ascii: "?") }
        }
    }
}
