/// The words by which editors and the first lines of scripts name languages.
struct LanguageWords {
    /// Words of modelines, in small letters, and the types of the languages.
    private(set) var modes: [String: String] = [:]
    private(set) var interpreters: [String: String] = [:]

    /// The first language that has a word keeps it: those of the files first, then those of the imported rows.
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

    func add(to source: inout SwiftSource) {
        add(modes, "mode", "The words of editors' modelines", to: &source)
        add(interpreters, "interpreter", "The interpreters of scripts", to: &source)
    }

    private func add(_ words: [String: String], _ name: String, _ summary: String, to source: inout SwiftSource) {
        var texts = LiteralPool()
        let sorted = words.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let records = sorted.map { texts.reference(to: $0.key) | texts.reference(to: $0.value) << 32 }
        source.array("\(name)s", records, summary: "\(summary), in order: references to the word and its type.")
        source.member("\(name)Text", texts.text, summary: "The text that these refer to.")
    }
}
