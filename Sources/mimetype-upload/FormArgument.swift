import MIMETypes

/// A field or a file, as specified on the command line.
enum FormArgument: Equatable {
    /// A field with this text.
    case field(name: String, value: String)
    /// A text field with the contents of a file.
    case fieldFromFile(name: String, path: [UInt8])
    case file(name: String, path: [UInt8], type: String? = nil, fileName: String? = nil)

    /// The field name for a file that is specified without a field name.
    static let fileField = "file"
    /// The path that represents standard input.
    static let standardInput = Array("-".utf8)

    /// Whether the argument is read from standard input.
    var isStandardInput: Bool {
        switch self {
        case .field: false
        case .fieldFromFile(_, let path), .file(_, let path, _, _): path == Self.standardInput
        }
    }

    /// Parses `NAME=@PATH`, optionally followed by `;type=` and `;filename=`; `NAME=<PATH`; or a path alone.
    ///
    /// The text comes from `CommandLineBytes`, so that a path need not be UTF-8. Parsing fails if the path, or the name
    /// before the equals sign, is missing.
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

    /// Checks whether text has the form `NAME=@PATH` or `NAME=<PATH`.
    static func namesFile(_ text: String) -> Bool {
        let rest = text.drop { $0 != "=" }
        return rest.hasPrefix("=@") || rest.hasPrefix("=<")
    }

    /// Parses `NAME=VALUE`; fails if the name or the equals sign is missing.
    init?(field text: String) {
        let name = text.prefix { $0 != "=" }
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        self = .field(name: String(name), value: String(text[text.index(after: name.endIndex)...]))
    }

    /// Splits a path from `;type=` and `;filename=`, which may follow the path in any order.
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
    /// Returns the range of the last occurrence of some text; nil if the text doesn't occur.
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        indices.reversed().first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
