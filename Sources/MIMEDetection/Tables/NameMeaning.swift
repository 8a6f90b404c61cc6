/// What a name pattern says besides its types.
struct NameMeaning: OptionSet {
    let rawValue: Int

    /// The name of a document, after which a word is no extension, or an extension that keeps its meaning after one.
    static let document = NameMeaning(rawValue: 1 << 0)
    /// The same for the name of a program, such as `Makefile`.
    static let program = NameMeaning(rawValue: 1 << 1)

    /// What the file's content is encoded in.
    var coding: ContentCoding? { ContentCoding(rawValue: rawValue >> 2) }
}

/// How the content of a file is encoded for transfer, by its name.
///
/// https://www.rfc-editor.org/rfc/rfc9110.html#section-8.4.1
package enum ContentCoding: Int, Sendable {
    case gzip = 1
    case br, zstd, compress

    /// The name that `Content-Encoding` has for it.
    package var name: String {
        switch self {
        case .gzip: "gzip"
        case .br: "br"
        case .zstd: "zstd"
        case .compress: "compress"
        }
    }
}
