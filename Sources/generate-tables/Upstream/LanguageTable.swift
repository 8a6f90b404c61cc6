import Foundation

/// A table of languages in a TSV file: Linguist's `languages.yml`, or Pygments' lexers.
struct LanguageTable {
    /// A language in the table.
    struct Row {
        var name: String
        var category: LanguageFile.Category = .source
        /// Other names of the language, as used by editors and in fenced code blocks of Markdown.
        var aliases: [String] = []
        var patterns: [String] = []
        var interpreters: [String] = []
        /// The media types of the language; a type that the table itself defines comes first.
        var types: [String] = []
    }

    let source: UpstreamTable.Source
    let rows: [Row]

    private static let linguist = [
        "language", "kind", "aliases", "extensions", "file_names", "interpreters", "codemirror_type",
    ]
    private static let pygments = ["language", "aliases", "file_patterns", "types"]

    static func read(_ path: String, source: UpstreamTable.Source) throws -> LanguageTable {
        let url = URL(fileURLWithPath: path)
        if source == .pygments {
            return LanguageTable(
                source: source,
                rows: try TSV.read(url, name: url.lastPathComponent, columns: pygments).map { Row(lexer: $0.fields) })
        }
        return LanguageTable(
            source: source,
            rows: try TSV.read(url, name: url.lastPathComponent, columns: linguist).map { Row(linguist: $0.fields) })
    }
}

extension LanguageTable.Row {
    fileprivate init(linguist fields: [String]) {
        let categories: [String: LanguageFile.Category] = [
            "programming": .source, "data": .data, "markup": .markup, "prose": .prose,
        ]
        let words = fields.map(Self.words)
        self.init(
            name: fields[0], category: categories[fields[1]] ?? .source, aliases: words[2],
            patterns: words[3].map { "*\($0)" } + words[4], interpreters: words[5], types: words[6])
    }

    /// Reads the fields of a lexer.
    ///
    /// Patterns with any wildcard other than a leading `*.` are left out: they would slow down every look-up and add
    /// little.
    fileprivate init(lexer fields: [String]) {
        let words = fields.map(Self.words)
        self.init(
            name: fields[0], aliases: words[1],
            patterns: words[2].filter { pattern in
                let rest = pattern.hasPrefix("*.") ? pattern.dropFirst(2) : pattern[...]
                return !rest.isEmpty && !rest.contains { "*?[".contains($0) }
            },
            types: words[3].compactMap { TypeName.normalized($0) })
    }

    /// Returns the words of a field; a space within a word is percent-encoded.
    private static func words(_ field: String) -> [String] {
        field.split(separator: " ").map { $0.replacingOccurrences(of: "%20", with: " ") }
    }
}
