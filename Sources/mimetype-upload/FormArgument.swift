/// A field or a file as the command line names it.
enum FormArgument: Equatable {
    case field(name: String, value: String)
    case file(name: String, path: String)

    /// The field for a file that is named without one.
    static let fileField = "file"

    /// Reads `NAME=@PATH`, or a path alone.
    ///
    /// - Returns: the file, or nil if the path or the name before the equals sign is missing.
    init?(file text: String) {
        let name = text.prefix { $0 != "=" }
        let rest = text[name.endIndex...]
        if rest.hasPrefix("=@") {
            self = .file(name: String(name), path: String(rest.dropFirst(2)))
        } else {
            self = .file(name: Self.fileField, path: text)
        }
        if case .file(let name, let path) = self, name.isEmpty || path.isEmpty { return nil }
    }

    /// Reads `NAME=VALUE`.
    ///
    /// - Returns: the field, or nil if there is no name or no equals sign.
    init?(field text: String) {
        let name = text.prefix { $0 != "=" }
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        self = .field(name: String(name), value: String(text[text.index(after: name.endIndex)...]))
    }
}
