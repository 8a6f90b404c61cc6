import MIMETypes

/// A row of one of the standard's tables: bytes, a mask of the bits to compare, and the type that they indicate.
///
/// https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern
struct WHATWGPattern: Sendable {
    private let bytes: [UInt8]
    private let mask: [UInt8]
    /// Whether white space may come before the pattern.
    private let skipsWhitespace: Bool
    /// Whether a space or `>` must follow the pattern.
    private let endsTag: Bool
    let type: MIMEType

    /// Makes a pattern of bytes, all of which are compared, or only the bits of the mask if there is one.
    init(_ bytes: [UInt8], mask: [UInt8]? = nil, _ type: StaticString) {
        self.bytes = bytes
        self.mask = mask ?? [UInt8](repeating: 0xFF, count: bytes.count)
        self.type = MIMEType(constant: type)
        (skipsWhitespace, endsTag) = (false, false)
    }

    /// Makes a pattern of characters, all of which are compared.
    init(_ text: String, _ type: StaticString) {
        self.init(Array(text.utf8), type)
    }

    /// Makes a pattern for the start of a document, which may follow white space.
    ///
    /// Upper-case letters also match lower-case ones, unless case is significant.
    init(markup: String, endsTag: Bool = true, ignoringCase: Bool = true, _ type: StaticString) {
        bytes = Array(markup.utf8)
        mask = bytes.map { ignoringCase && (0x41...0x5A).contains($0) ? 0xDF : 0xFF }
        self.type = MIMEType(constant: type)
        skipsWhitespace = true
        self.endsTag = endsTag
    }

    /// Applies the pattern matching algorithm.
    func matches(_ input: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        if skipsWhitespace {
            while start < input.count, Self.isWhitespace(input[start]) { start += 1 }
        }
        let end = start + bytes.count
        guard end + (endsTag ? 1 : 0) <= input.count else { return false }
        for index in bytes.indices where input[start + index] & mask[index] != bytes[index] { return false }
        return !endsTag || input[end] == 0x20 || input[end] == UInt8(ascii: ">")
    }

    /// Checks whether a byte may come before markup.
    ///
    /// https://mimesniff.spec.whatwg.org/#whitespace-byte
    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D || byte == 0x20
    }
}
