/// What comes next in a dictionary or an array of a PDF as its grammar says.
///
/// Readers deviate from the grammar in different ways.
/// https://pdfa.org/resource/iso-32000-2/ section 7.3
enum PDFOrder {
    /// An item of an array, of which a reference is several, or the array's end.
    case item
    case key, value
    /// What follows a whole number: the rest of a reference, or another key.
    case versionOrKey
    /// The end of a reference.
    case reference

    /// Returns what may follow a token; nil if the token itself must not come here.
    func next(after token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) -> PDFOrder? {
        let isNumber = token.kind == .number && token.number(in: bytes) != nil
        switch self {
        case .item:
            let isItem = token.kind == .closeArray || Self.isValue(token, in: bytes) || token.isWord("R", in: bytes)
            return isItem ? .item : nil
        case .versionOrKey where isNumber: return .reference
        case .key, .versionOrKey: return token.kind == .name ? .value : token.kind == .close ? .key : nil
        case .value: return Self.isValue(token, in: bytes) ? isNumber ? .versionOrKey : .key : nil
        case .reference: return token.isWord("R", in: bytes) ? .key : nil
        }
    }

    /// Checks whether a token is a value, or the start of one.
    static func isValue(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard token.kind == .word else { return values.contains(token.kind) }
        return token.isWord("null", in: bytes) || token.isWord("true", in: bytes) || token.isWord("false", in: bytes)
    }

    private static let values: Set<PDFTokens.Kind> = [.name, .text, .hexadecimal, .number, .word, .open, .openArray]
}
