/// A line of `language-words.tsv`: a word that programs use for a language, and the language's type.
struct LanguageWordRow: Equatable {
    enum Kind: String {
        /// A word of an editor's modeline, in lowercase.
        case mode
        /// The name of a program in the first line of a script.
        case interpreter
    }

    var kind: Kind
    var word: String
    var type: String
    var sources: [String]

    static let columns = ["kind", "word", "type", "sources"]

    var fields: [String] { [kind.rawValue, word, type, sources.joined(separator: " ")] }
}

extension LanguageWordRow {
    init(_ line: TSV.Line) throws {
        guard let kind = Kind(rawValue: line.fields[0]) else {
            throw TableError(
                file: "language-words.tsv", line: line.number, reason: "the kind must be mode or interpreter")
        }
        self.init(
            kind: kind, word: line.fields[1], type: line.fields[2],
            sources: line.fields[3].split(separator: " ").map(String.init))
    }
}
