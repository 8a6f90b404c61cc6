import MIMETypes

/// A row of one of the standard's tables: bytes, which of their bits count, and the type that they represent.
///
/// https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern
struct WHATWGPattern: Sendable {
    private let bytes: [UInt8]
    private let mask: [UInt8]
    /// Whether white space may come before it.
    private let skipsWhitespace: Bool
    /// Whether a space or `>` has to follow.
    private let endsTag: Bool
    let type: MIMEType

    /// Bytes that all count, or whose bits of the mask do.
    init(_ bytes: [UInt8], mask: [UInt8]? = nil, _ type: StaticString) {
        self.bytes = bytes
        self.mask = mask ?? [UInt8](repeating: 0xFF, count: bytes.count)
        self.type = MIMEType(constant: type)
        (skipsWhitespace, endsTag) = (false, false)
    }

    /// Characters that all count.
    init(_ text: String, _ type: StaticString) {
        self.init(Array(text.utf8), type)
    }

    /// The start of a document after white space.
    ///
    /// Capitals also match small letters, unless case matters.
    init(markup: String, endsTag: Bool = true, ignoringCase: Bool = true, _ type: StaticString) {
        bytes = Array(markup.utf8)
        mask = bytes.map { ignoringCase && (0x41...0x5A).contains($0) ? 0xDF : 0xFF }
        self.type = MIMEType(constant: type)
        skipsWhitespace = true
        self.endsTag = endsTag
    }

    /// The pattern matching algorithm.
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

    /// Whether a byte may come before markup.
    ///
    /// https://mimesniff.spec.whatwg.org/#whitespace-byte
    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D || byte == 0x20
    }
}
