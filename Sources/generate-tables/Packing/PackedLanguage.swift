/// The contents of `LanguageTable` for one language: its rules, and a text with its file's name, the starts of its
/// comments, and its patterns.
struct PackedLanguage {
    let language: LanguageFile
    let slot: Int
    let comments: String
    let rules: [LineRule]
    let records: [UInt64]
    let text: String

    init(_ language: LanguageFile, slot: Int) {
        self.language = language
        self.slot = slot
        comments = language.comments.joined(separator: " ")
        rules = language.rules.enumerated().map { LineRule($1, of: language, reference: slot | $0 << 12) }
        var texts = LiteralPool(text: language.file + comments)
        records = rules.map { $0.record(in: &texts) }
        text = texts.text
    }
}
