/// Packs `data/languages` into `LanguageTable`.
///
/// The hash of a language's file name chooses its slot. A rule is identified by its language's slot and its position in
/// that language, and every list starts a new line. A new language therefore changes no numbers and moves no lines of
/// other languages.
struct LanguageTableWriter {
    let languages: [LanguageFile]
    let words: LanguageWords
    let ids: TypeNumbering

    private static let capacity = 512

    func source() throws -> SwiftSource {
        // Languages without rules only have names, so they need no slot.
        let slots = try SlotTable(
            languages.filter { !$0.rules.isEmpty }.map(\.file), capacity: Self.capacity,
            table: "LanguageTable.languages"
        ).slots
        let packed = languages.compactMap { language in
            slots[language.file].map { PackedLanguage(language, slot: $0) }
        }.sorted { $0.slot < $1.slot }

        var source = SwiftSource(
            type: "LanguageTable", summary: "What languages are recognised by, packed; `PackedLanguages` reads it.")
        try addLanguages(packed, slots, to: &source)
        source.array(
            "rules", lists: packed.map(\.records),
            summary: "A number a rule: its pattern, its weight, and what is special about it.")
        source.array(
            "starts", lists: packed.map { $0.rules.flatMap { [$0.start, $0.mask, $0.needs] } }, perLine: 9,
            summary: "For each rule the bytes that its lines start with, which of their bits count, and the characters "
                + "that they contain.")
        let rules = packed.flatMap(\.rules)
        LineRuleBuckets(rules, isIndented: false).add(to: &source, prefix: "plain")
        LineRuleBuckets(rules, isIndented: true).add(to: &source, prefix: "indented")
        source.member(
            "text", parts: packed.map(\.text),
            summary: "The file names of languages, what comments start with, and patterns.")
        try words.add(to: &source, ids: ids)
        return source
    }

    private func addLanguages(
        _ packed: [PackedLanguage], _ slots: [String: Int], to source: inout SwiftSource
    ) throws {
        var records = [UInt64](repeating: 0, count: max(Self.capacity, (packed.last?.slot ?? 0) + 1))
        var positions = [UInt32](repeating: 0, count: records.count)
        var (rule, text, next) = (0, 0, 0)
        for language in packed {
            records[language.slot] = try record(language, slots)
            while next <= language.slot {
                positions[next] = UInt32(PackedWord.make((rule, 13), (text, 19)))
                next += 1
            }
            rule += language.rules.count
            text += language.text.utf8.count
        }
        source.array(
            "languages", records,
            summary: "A number a slot: the language's type, the slot of its base, and the lengths of its name and its "
                + "comments' marks.")
        source.array(
            "positions", lists: [positions], perLine: 16,
            summary: "For each slot the positions of the language's first rule and of its text.")
    }

    /// Returns a language's record: 17 bits of type, 10 bits of the base's slot plus one, a bit that is set if the
    /// language is a base, and 6 and 8 bits of the lengths of its name and its comments.
    private func record(_ packed: PackedLanguage, _ slots: [String: Int]) throws -> UInt64 {
        let language = packed.language
        func problem(_ reason: String) -> TableError {
            TableError(file: "languages/\(language.file).rules", line: 1, reason: reason)
        }
        guard let type = ids.number(of: language.type) else { throw problem("'\(language.type)' is an alias") }
        var base = 0
        if let wanted = language.base {
            let found = languages.first { $0.type == wanted && !$0.rules.isEmpty }
            guard let slot = found.flatMap({ slots[$0.file] }) else {
                throw problem("no language with rules has the type '\(wanted)' of the base")
            }
            base = slot + 1
        }
        let isBase = languages.contains { $0.base == language.type && !$0.rules.isEmpty }
        return PackedWord.make(
            (type, 17), (base, 10), (isBase ? 1 : 0, 1), (language.file.utf8.count, 6), (packed.comments.utf8.count, 8))
    }
}
