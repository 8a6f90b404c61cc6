import MIMETypes

/// A field or a file as the command line names it.
enum FormArgument: Equatable {
    /// A field with this text.
    case field(name: String, value: String)
    /// A field whose text is the content of a file.
    case fieldFromFile(name: String, path: [UInt8])
    case file(name: String, path: [UInt8], type: String? = nil, fileName: String? = nil)

    /// The field name for a file that is given without one.
    static let fileField = "file"
    /// The path that represents standard input.
    static let standardInput = Array("-".utf8)

    /// Whether it is read from standard input.
    var isStandardInput: Bool {
        switch self {
        case .field: false
        case .fieldFromFile(_, let path), .file(_, let path, _, _): path == Self.standardInput
        }
    }

    /// Reads `NAME=@PATH`, with `;type=` and `;filename=` after it, `NAME=<PATH`, or a path alone.
    ///
    /// The text is one of `CommandLineBytes`, so that a path need not be UTF-8.
    ///
    /// - Returns: the file, or nil if the path or the name before the equals sign is missing.
    init?(file text: String) {
        let name = text.prefix { $0 != "=" }
        let rest = text[name.endIndex...]
        if rest.hasPrefix("=@") {
            let (path, type, fileName) = Self.split(rest.dropFirst(2))
            self = .file(name: String(name), path: path, type: type, fileName: fileName)
        } else if rest.hasPrefix("=<") {
            self = .fieldFromFile(name: String(name), path: CommandLineBytes.decode(String(rest.dropFirst(2))))
        } else {
            self = .file(name: Self.fileField, path: CommandLineBytes.decode(text))
        }
        switch self {
        case .file(let name, let path, _, _), .fieldFromFile(let name, let path):
            if name.isEmpty || path.isEmpty { return nil }
        case .field: return nil
        }
    }

    /// Whether a text is `NAME=@PATH` or `NAME=<PATH`.
    static func namesFile(_ text: String) -> Bool {
        let rest = text.drop { $0 != "=" }
        return rest.hasPrefix("=@") || rest.hasPrefix("=<")
    }

    /// Reads `NAME=VALUE`.
    ///
    /// - Returns: the field, or nil if there is no name or no equals sign.
    init?(field text: String) {
        let name = text.prefix { $0 != "=" }
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        self = .field(name: String(name), value: String(text[text.index(after: name.endIndex)...]))
    }

    /// Splits `;type=` and `;filename=`, each of which ends where the other starts, off a path.
    private static func split(_ text: Substring) -> (path: [UInt8], type: String?, fileName: String?) {
        let type = text.lastRange(of: ";type=")
        let fileName = text.lastRange(of: ";filename=")
        func value(_ range: Range<Substring.Index>?, _ other: Range<Substring.Index>?) -> String? {
            guard let range else { return nil }
            let end = other.map { $0.lowerBound > range.lowerBound ? $0.lowerBound : text.endIndex } ?? text.endIndex
            return String(text[range.upperBound..<end])
        }
        let end = [type, fileName].compactMap(\.?.lowerBound).min() ?? text.endIndex
        return (CommandLineBytes.decode(String(text[..<end])), value(type, fileName), value(fileName, type))
    }
}

extension Substring {
    /// The last occurrence of a text, or nil.
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        indices.reversed().first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
