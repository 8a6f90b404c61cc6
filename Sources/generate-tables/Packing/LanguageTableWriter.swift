/// Packs `data/languages` into `LanguageTable`.
struct LanguageTableWriter {
    let languages: [LanguageFile]
    let words: LanguageWords

    func source() throws -> String {
        // Those without rules have names and nothing to look for.
        let ruled = languages.filter { !$0.rules.isEmpty }
        var texts = LiteralPool()
        var source = SwiftSource(
            type: "LanguageTable", summary: "What languages are recognised by, packed; `PackedLanguages` reads it.")
        source.array(
            "languages", try ruled.flatMap { try record($0, among: ruled, &texts) },
            summary: "Two numbers a language: its type and what its comments start with; the place of its base.")
        let rules = ruled.enumerated().flatMap { number, language in
            language.rules.map { LineRule($0, of: language, number: number) }
        }
        source.array(
            "rules", rules.map { $0.record(in: &texts) },
            summary: "A number a rule: its pattern, its language, its weight, and what is special about it.")
        source.array(
            "starts", rules.flatMap { [$0.start, $0.mask] },
            summary: "For each rule the bytes that its lines start with, and which of their bits count.")
        LineRuleBuckets(rules, isIndented: false).add(to: &source, prefix: "plain")
        LineRuleBuckets(rules, isIndented: true).add(to: &source, prefix: "indented")
        source.member("text", texts.text, summary: "Types, patterns, and what comments start with.")
        words.add(to: &source)
        return source.text
    }

    /// References to the type and the comments; then 12 bits of the base's number from 1 on, and one for whether it is
    /// one.
    private func record(
        _ language: LanguageFile, among ruled: [LanguageFile], _ texts: inout LiteralPool
    ) throws -> [UInt64] {
        var base = 0
        if let wanted = language.base {
            guard let place = ruled.firstIndex(where: { $0.type == wanted }) else {
                throw TableError(
                    file: "languages/\(language.file).rules", line: 1,
                    reason: "no language with rules has the type '\(wanted)' of the base")
            }
            base = place + 1
        }
        let isBase = ruled.contains { $0.base == language.type }
        let comments = texts.reference(to: language.comments.joined(separator: " "))
        return [texts.reference(to: language.type) | comments << 32, PackedWord.make((base, 12), (isBase ? 1 : 0, 1))]
    }
}

/// Collects texts, each once.
struct LiteralPool {
    private(set) var text = ""
    private var length = 0
    private var offsets: [String: Int] = [:]

    /// 24 bits of offset and 8 of length.
    mutating func reference(to part: String) -> UInt64 {
        guard !part.isEmpty else { return 0 }
        let offset = offsets[part] ?? length
        if offset == length, offsets[part] == nil {
            offsets[part] = offset
            text += part
            length += part.utf8.count
        }
        return PackedWord.make((offset, 24), (part.utf8.count, 8))
    }
}
