/// The words that editors and the first lines of scripts use for languages.
struct LanguageWords {
    /// The types of languages, by their names in modelines in lowercase.
    private(set) var modes: [String: String] = [:]
    private(set) var interpreters: [String: String] = [:]

    private static let modeCapacity = (text: 32 << 10, index: 4096)
    private static let interpreterCapacity = (text: 4 << 10, index: 512)

    /// Collects the words.
    ///
    /// If several languages have the same word, the first language keeps it: languages' files come first, then imported
    /// rows.
    init(_ languages: [LanguageFile], imported: [LanguageWordRow]) {
        for language in languages {
            for word in language.modes { modes[word.lowercased()] = modes[word.lowercased()] ?? language.type }
            for word in language.interpreters { interpreters[word] = interpreters[word] ?? language.type }
        }
        for row in imported {
            switch row.kind {
            case .mode: modes[row.word] = modes[row.word] ?? row.type
            case .interpreter: interpreters[row.word] = interpreters[row.word] ?? row.type
            }
        }
    }

    func add(to source: inout SwiftSource, ids: TypeNumbering) throws {
        try add(modes, "mode", "words of editors' modelines", Self.modeCapacity, to: &source, ids)
        try add(interpreters, "interpreter", "the interpreters of scripts", Self.interpreterCapacity, to: &source, ids)
    }

    private func add(
        _ words: [String: String], _ name: String, _ what: String, _ capacity: (text: Int, index: Int),
        to source: inout SwiftSource, _ ids: TypeNumbering
    ) throws {
        let records = try words.map { word, type in
            guard let id = ids.number(ofAlias: type) else {
                throw TableError(file: "language-words.tsv", line: 0, reason: "'\(type)' of '\(word)' is not a type")
            }
            return (name: word, record: Self.record(word, id))
        }
        let pool = try RecordPool(records, capacity: capacity.text, table: "LanguageTable.\(name)Text")
        let slots = try SlotTable(words.keys, capacity: capacity.index, table: "LanguageTable.\(name)Index")
        source.member("\(name)Text", pool.text, summary: "The records of \(what), each where its hash points.")
        source.constant(
            "\(name)Mask", capacity.index - 1, summary: "The bits of a hash that choose a slot of `\(name)Index`.")
        source.member(
            "\(name)Index", slots.text(width: 3, numbers: pool.offsets),
            summary: "Slots of a hash table: where the record of a word starts, plus one.")
    }

    /// Returns a record: the length of the word, its type, and the word.
    private static func record(_ word: String, _ type: Int) -> PackedText {
        var record = PackedText()
        record.append(word.utf8.count, width: 1)
        record.append(type, width: 3)
        record.append(word)
        return record
    }
}
