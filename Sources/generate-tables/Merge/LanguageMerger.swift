import Foundation

/// Finds the media type of each language in the imported tables.
///
/// The file in `data/languages` decides if it exists. If not, the type is the first of these that exists: a type with
/// the language's name in another table, IANA's first; Pygments' type; CodeMirror's type, if it has the language's
/// name; and finally `text/x-<name>`.
struct LanguageMerger {
    private let files: [String: LanguageFile]
    /// The languages' files by the names that Pygments uses, if these names are different.
    private let lexers: [String: LanguageFile]
    private let tables: [LanguageTable]
    /// The types of other tables, by their subtypes without `x-` and punctuation.
    private var named: [String: String] = [:]
    private var known: Set<String> = []
    /// The patterns of other tables.
    private var patterns: Set<String> = []
    /// The types that already have a parent.
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

    /// Returns a language's name in lowercase and without punctuation: `objectivec`, `c++`, `f#`.
    private static func key(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || "+#*".contains($0) }
    }

    private static func subtypeKey(of name: String) -> String {
        var subtype = name.drop { $0 != "/" }.dropFirst()
        for prefix in ["x-", "x.", "vnd."] where subtype.hasPrefix(prefix) { subtype = subtype.dropFirst(prefix.count) }
        if subtype.hasSuffix("src"), subtype.count > 5 { subtype = subtype.dropLast(3) }
        return key(subtype)
    }

    /// Returns the name for a language's file and for a new type: `objective-c`, `cpp`, `f-sharp`.
    static func slug(_ name: String) -> String {
        let words = name.lowercased().replacingOccurrences(of: "c++", with: "cpp")
            .replacingOccurrences(of: "#", with: "-sharp").replacingOccurrences(of: "*", with: "-star-")
            .replacingOccurrences(of: "+", with: "-plus-")
        return words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    private var linguist: [LanguageTable.Row] { tables.filter { $0.source == .linguist }.flatMap(\.rows) }
    private var pygments: [LanguageTable.Row] { tables.filter { $0.source == .pygments }.flatMap(\.rows) }

    /// Returns the types of all languages, by table and by name.
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

    /// Returns the type of a lexer.
    ///
    /// The result is nil for a lexer that only Pygments has and that either has no file name patterns or is a mixture
    /// of two languages.
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
    /// Types that a table lists as languages although their files are not text.
    private static let binary: Set<String> = ["application/x-pickle"]

    /// Checks whether a pattern is a number, which is a section of the manual; other tables have one pattern for all
    /// sections.
    private static func isSection(_ pattern: String) -> Bool {
        pattern.hasPrefix("*.") && Int(pattern.dropFirst(2)) != nil
    }

    /// The syntaxes that many formats use.
    ///
    /// If another table has the same pattern, its type is more specific and takes precedence. The same applies to a
    /// language that only Pygments has.
    private static let syntaxes: Set<String> = ["application/xml", "application/json", "application/yaml"]

    /// Returns the tables of languages as tables of types.
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
                    .map { UpstreamTable.Glob(pattern: $0, isUsual: $0 == row.patterns.first) }
                let isText = type.hasPrefix("text/") || type.hasPrefix("application/") && !Self.binary.contains(type)
                if isText, !placed.contains(type) { result.entries[type]?.parents = ["text/plain"] }
            }
            return result
        }
    }

    /// Returns the words that programs use for the languages.
    func words() -> [LanguageWordRow] {
        let types = types()
        var rows: [[String]: LanguageWordRow] = [:]
        func add(_ kind: LanguageWordRow.Kind, _ word: String, _ type: String, _ source: UpstreamTable.Source) {
            // Every text is plain text, so a word for it would be useless.
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

    /// Returns files for the languages of Linguist that have no file yet; rules can be added by hand.
    func missingFiles() -> [LanguageFile] {
        let types = types()
        return linguist.filter { files[$0.name.lowercased()] == nil }.map { row in
            LanguageFile(
                file: Self.slug(row.name), name: row.name, type: types[.linguist]?[row.name] ?? "text/plain",
                category: row.category)
        }
    }
}
