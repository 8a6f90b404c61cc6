import Foundation

/// Finds the media type of each language in imported tables.
///
/// A file of `data/languages` decides. Otherwise it is a type that is called like the language, IANA's before others;
/// else Pygments' type, else CodeMirror's if it is called like the language, else `text/x-<name>`.
struct LanguageMerger {
    private let files: [String: LanguageFile]
    /// Those by what Pygments calls them, where that is something else.
    private let lexers: [String: LanguageFile]
    private let tables: [LanguageTable]
    /// The types of other tables by what they are called, without `x-` and punctuation.
    private var named: [String: String] = [:]
    private var known: Set<String> = []
    /// The patterns of other tables.
    private var patterns: Set<String> = []
    /// Those of the types that are a kind of something.
    private var placed: Set<String> = []

    init(files: [LanguageFile], tables: [LanguageTable], known others: [UpstreamTable]) {
        self.files = Dictionary(files.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        lexers = Dictionary(files.flatMap { file in file.lexers.map { ($0.lowercased(), file) } }) { first, _ in first }
        self.tables = tables.sorted { $0.source < $1.source }
        for table in others.sorted(by: { $0.source == .iana && $1.source != .iana }) {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                known.insert(name)
                patterns.formUnion(entry.globs.map { $0.pattern.lowercased() })
                if !entry.parents.isEmpty || name.hasPrefix("text/") || name.contains("+") { placed.insert(name) }
                guard name.hasPrefix("text/") || entry.parents.contains("text/plain") else { continue }
                let key = Self.subtypeKey(of: name)
                named[key] = named[key] ?? name
            }
        }
    }

    /// What a language is called, without punctuation: `objectivec`, `c++`, `f#`.
    private static func key(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || "+#*".contains($0) }
    }

    private static func subtypeKey(of name: String) -> String {
        var subtype = name.drop { $0 != "/" }.dropFirst()
        for prefix in ["x-", "x.", "vnd."] where subtype.hasPrefix(prefix) { subtype = subtype.dropFirst(prefix.count) }
        if subtype.hasSuffix("src"), subtype.count > 5 { subtype = subtype.dropLast(3) }
        return key(subtype)
    }

    /// The name of a file and of a type of ours: `objective-c`, `cpp`, `f-sharp`.
    static func slug(_ name: String) -> String {
        let words = name.lowercased().replacingOccurrences(of: "c++", with: "cpp")
            .replacingOccurrences(of: "#", with: "-sharp").replacingOccurrences(of: "*", with: "-star-")
            .replacingOccurrences(of: "+", with: "-plus-")
        return words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    private var linguist: [LanguageTable.Row] { tables.filter { $0.source == .linguist }.flatMap(\.rows) }
    private var pygments: [LanguageTable.Row] { tables.filter { $0.source == .pygments }.flatMap(\.rows) }

    /// The types of all rows, by table and by name.
    func types() -> [UpstreamTable.Source: [String: String]] {
        let lexers = Dictionary(pygments.map { (Self.key($0.name), $0) }) { first, _ in first }
        var types: [UpstreamTable.Source: [String: String]] = [:]
        var owners: [String: String] = [:]
        for row in linguist {
            let type = type(of: row, lexer: lexers[Self.key(row.name)])
            types[.linguist, default: [:]][row.name] = type
            owners[Self.key(row.name)] = type
        }
        for row in linguist {
            for alias in row.aliases {
                owners[Self.key(alias)] = owners[Self.key(alias)] ?? types[.linguist]?[row.name]
            }
        }
        for row in pygments { types[.pygments, default: [:]][row.name] = type(ofLexer: row, owners) }
        return types
    }

    /// The type of a lexer; nil for one that only Pygments has and that names no files, or is a mixture of two
    /// languages.
    private func type(ofLexer row: LanguageTable.Row, _ owners: [String: String]) -> String? {
        if let file = files[row.name.lowercased()] ?? lexers[row.name.lowercased()] { return file.type }
        let names = [row.name] + row.aliases.prefix(1)
        if let owner = names.lazy.compactMap({ owners[Self.key($0)] }).first { return owner }
        return row.patterns.isEmpty || row.name.contains("+") ? nil : type(of: row, lexer: row)
    }

    private func type(of row: LanguageTable.Row, lexer: LanguageTable.Row?) -> String {
        if let file = files[row.name.lowercased()] { return file.type }
        let keys = ([row.name] + row.aliases).map(Self.key)
        if let type = keys.lazy.compactMap({ named[$0] }).first { return type }
        if let types = lexer?.types, let type = types.first(where: known.contains) ?? types.first { return type }
        if let type = row.types.first(where: { keys.contains(Self.subtypeKey(of: $0)) }) { return type }
        return "text/x-\(Self.slug(row.name))"
    }
}

extension LanguageMerger {
    /// Types that some call a language, and whose files are no text.
    private static let binary: Set<String> = ["application/x-pickle"]

    /// Whether a pattern is a number, which is a section of the manual, as other tables say for all sections at once.
    private static func isSection(_ pattern: String) -> Bool {
        pattern.hasPrefix("*.") && Int(pattern.dropFirst(2)) != nil
    }

    /// What many formats are written in.
    ///
    /// Where another table knows a pattern, it knows better which. So it does where only Pygments has a language.
    private static let syntaxes: Set<String> = ["application/xml", "application/json", "application/yaml"]

    /// The tables as those of types are.
    func upstream() -> [UpstreamTable] {
        let types = types()
        let shared = Set(types[.linguist, default: [:]].values)
        return tables.map { table in
            var result = UpstreamTable(source: table.source)
            for row in table.rows {
                guard let type = types[table.source]?[row.name] else { continue }
                let yields = Self.syntaxes.contains(type) || table.source == .pygments && !shared.contains(type)
                result.entries[type, default: UpstreamTable.Entry()].globs += row.patterns
                    .filter { !Self.isSection($0) && !(yields && patterns.contains($0.lowercased())) }
                    .map { UpstreamTable.Glob(pattern: $0) }
                let isText = type.hasPrefix("text/") || type.hasPrefix("application/") && !Self.binary.contains(type)
                if isText, !placed.contains(type) { result.entries[type]?.parents = ["text/plain"] }
            }
            return result
        }
    }

    /// The words by which programs know the languages.
    func words() -> [LanguageWordRow] {
        let types = types()
        var rows: [[String]: LanguageWordRow] = [:]
        func add(_ kind: LanguageWordRow.Kind, _ word: String, _ type: String, _ source: UpstreamTable.Source) {
            // Every text is plain text, so this says nothing.
            guard type != "text/plain", !word.contains(" ") else { return }
            let row = LanguageWordRow(kind: kind, word: word, type: type, sources: [source.rawValue])
            if rows[[kind.rawValue, word]] == nil { rows[[kind.rawValue, word]] = row }
        }
        for table in tables {
            for row in table.rows {
                guard let type = types[table.source]?[row.name] else { continue }
                add(.mode, row.name.lowercased().replacingOccurrences(of: " ", with: "-"), type, table.source)
                for word in row.interpreters { add(.interpreter, word, type, table.source) }
            }
            for row in table.rows {
                guard let type = types[table.source]?[row.name] else { continue }
                for alias in row.aliases { add(.mode, alias.lowercased(), type, table.source) }
            }
        }
        return rows.values.sorted { ($0.kind.rawValue, $0.word) < ($1.kind.rawValue, $1.word) }
    }

    /// Files for the languages of Linguist that have none, to be filled.
    func missingFiles() -> [LanguageFile] {
        let types = types()
        return linguist.filter { files[$0.name.lowercased()] == nil }.map { row in
            LanguageFile(
                file: Self.slug(row.name), name: row.name, type: types[.linguist]?[row.name] ?? "text/plain",
                category: row.category)
        }
    }
}
