import Foundation

/// A table of languages, as a TSV file: Linguist's `languages.yml`, or the lexers of Pygments.
struct LanguageTable {
    /// A language as the table has it.
    struct Row {
        var name: String
        var category: LanguageFile.Category = .source
        /// Other names, as editors and fences of Markdown use them.
        var aliases: [String] = []
        var patterns: [String] = []
        var interpreters: [String] = []
        /// Media types, the table's own first.
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

    /// Patterns with a wildcard elsewhere than before the suffix cost every name a comparison, and add little.
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

    /// Words of a field, in which a space within a word is written as in a URL.
    private static func words(_ field: String) -> [String] {
        field.split(separator: " ").map { $0.replacingOccurrences(of: "%20", with: " ") }
    }
}
