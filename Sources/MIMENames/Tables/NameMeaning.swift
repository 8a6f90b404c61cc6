/// The meaning of a name pattern beyond its types.
struct NameMeaning: OptionSet {
    let rawValue: Int

    /// The name of a document, after which a word is not an extension; or an extension that keeps its meaning after
    /// such a name.
    static let document = NameMeaning(rawValue: 1 << 0)
    /// The same for the name of a program, such as `Makefile`.
    static let program = NameMeaning(rawValue: 1 << 1)

    /// The encoding of the file's content, or nil.
    var coding: ContentCoding? { ContentCoding(rawValue: rawValue >> 2) }
}

/// The encoding of a file's content for transfer, as implied by its name.
///
/// https://www.rfc-editor.org/rfc/rfc9110.html#section-8.4.1
package enum ContentCoding: Int, Sendable {
    case gzip = 1
    case br, zstd, compress

    /// The name of the coding in `Content-Encoding`.
    package var name: String {
        switch self {
        case .gzip: "gzip"
        case .br: "br"
        case .zstd: "zstd"
        case .compress: "compress"
        }
    }
}
