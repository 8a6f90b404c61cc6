import MIMETypes

/// A field or a file, as specified on the command line.
enum FormArgument: Equatable {
    /// A text field with a value.
    case field(name: String, value: FormValue)
    /// A text field with the contents of a file.
    case fieldFromFile(name: String, path: [UInt8], type: String? = nil)
    case file(name: String, path: [UInt8], type: String? = nil, fileName: String? = nil)

    /// The field name for a file that is specified without a field name.
    static let fileField = "file"
    /// The path that represents standard input.
    static let standardInput = Array("-".utf8)

    /// Whether the argument is read from standard input.
    var isStandardInput: Bool {
        switch self {
        case .field: false
        case .fieldFromFile(_, let path, _), .file(_, let path, _, _): path == Self.standardInput
        }
    }

    /// Parses `NAME=@PATH` or `NAME=<PATH`, optionally followed by parameters; or a path alone.
    ///
    /// The text comes from `CommandLineBytes`, so that a path need not be UTF-8. Parsing fails if the path, or the name
    /// before the equals sign, is missing.
    init?(file text: String) {
        let name = text.prefix { $0 != "=" }
        let rest = text[name.endIndex...]
        let value = FormValue(rest.dropFirst(2))
        let path = CommandLineBytes.decode(value.content)
        if rest.hasPrefix("=@") {
            self = .file(name: String(name), path: path, type: value.type, fileName: value.fileName)
        } else if rest.hasPrefix("=<") {
            self = .fieldFromFile(name: String(name), path: path, type: value.type)
        } else {
            self = .file(name: Self.fileField, path: CommandLineBytes.decode(text))
        }
        switch self {
        case .file(let name, let path, _, _), .fieldFromFile(let name, let path, _):
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
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - isLiteral: whether the value is sent as it is written, without quotes and parameters.
    init?(field text: String, isLiteral: Bool) {
        let name = text.prefix { $0 != "=" }
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        let value = text[text.index(after: name.endIndex)...]
        self = .field(name: String(name), value: isLiteral ? FormValue(literal: String(value)) : FormValue(value))
    }
}
