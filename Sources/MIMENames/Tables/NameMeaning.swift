/// What a name pattern means besides its types.
struct NameMeaning: OptionSet {
    let rawValue: Int

    /// The name of a document, after which a word is not an extension; or an extension that keeps its meaning after
    /// such a name.
    static let document = NameMeaning(rawValue: 1 << 0)
    /// The same for the name of a program, such as `Makefile`.
    static let program = NameMeaning(rawValue: 1 << 1)

    /// What the file's content is encoded in.
    var coding: ContentCoding? { ContentCoding(rawValue: rawValue >> 2) }
}

/// How the content of a file is encoded for transfer, as its name tells.
///
/// https://www.rfc-editor.org/rfc/rfc9110.html#section-8.4.1
package enum ContentCoding: Int, Sendable {
    case gzip = 1
    case br, zstd, compress

    /// Its name in `Content-Encoding`.
    package var name: String {
        switch self {
        case .gzip: "gzip"
        case .br: "br"
        case .zstd: "zstd"
        case .compress: "compress"
        }
    }
}
