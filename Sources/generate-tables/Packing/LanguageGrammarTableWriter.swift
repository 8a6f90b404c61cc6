/// Packs what every text in a language contains into `LanguageGrammarTable`.
struct LanguageGrammarTableWriter {
    let languages: [LanguageFile]
    let ids: TypeNumbering

    func source() throws -> SwiftSource {
        var texts = LiteralPool()
        var records: [(type: Int, record: UInt64)] = []
        for language in languages {
            guard let grammar = language.grammar else { continue }
            for name in [language.type] + grammar.otherTypes {
                guard let type = ids.number(of: name), !records.contains(where: { $0.type == type }) else {
                    throw TableError(
                        file: "languages/\(language.file).rules", line: 1,
                        reason: "'\(name)' is an alias, unknown, or a type for which another file has lines")
                }
                records.append((type, try Self.record(grammar, of: language, type, in: &texts)))
            }
        }
        var source = SwiftSource(
            type: "LanguageGrammarTable",
            summary: "What every text in a language contains, packed; `PackedGrammars` reads it.")
        source.array(
            "grammars", records.sorted { $0.type < $1.type }.map(\.record),
            summary: "A number for each language: what its comments and its lines are, and its type, by which they are "
                + "sorted.")
        source.member(
            "text", texts.text, summary: "What comments start with, separated by spaces, and patterns, separated by ~|."
        )
        return source
    }

    /// Returns a record: 14 bits of the offset of the comments and 6 of their length, 14 and 11 bits of those of the
    /// patterns, two flags, and 17 bits of the type.
    private static func record(
        _ grammar: LanguageFile.Grammar, of language: LanguageFile, _ type: Int, in texts: inout LiteralPool
    ) throws -> UInt64 {
        let comments = texts.position(of: grammar.comments.joined(separator: " "))
        let patterns = texts.position(of: grammar.patterns.joined(separator: "~|"))
        guard comments.length < 1 << 6, patterns.length < 1 << 11, patterns.offset < 1 << 14 else {
            throw TableError(
                file: "languages/\(language.file).rules", line: 1, reason: "the patterns of its lines are too long")
        }
        return PackedWord.make(
            (comments.offset, 14), (comments.length, 6), (patterns.offset, 14), (patterns.length, 11),
            (grammar.isAnywhere ? 1 : 0, 1), (language.ignoresCase ? 1 : 0, 1), (type, 17))
    }
}
