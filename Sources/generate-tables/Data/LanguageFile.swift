/// A file of `data/languages`: a language, and the rules by which its lines are recognised.
struct LanguageFile: Equatable {
    /// What texts in the language are.
    enum Category: String {
        case source, data, markup, prose
    }

    /// A rule about a line: points for the language, or evidence against it.
    struct Rule: Equatable {
        /// The number of points, 0 to 10; 0 rules the language out.
        ///
        /// See `Language`.
        var weight: Int
        var pattern: String
    }

    /// What every text in the language contains, so that other text is not in it.
    struct Grammar: Equatable {
        /// What starts the comments that may come before the first line that counts.
        var comments: [String] = []
        /// The patterns of lines, one of which must match.
        var patterns: [String] = []
        /// Whether any line may match, and not only the first one.
        var isAnywhere = false
        /// Other types whose texts contain the same, such as headers.
        var otherTypes: [String] = []
    }

    /// The file's name without its extension.
    var file: String
    /// The usual name of the language, as Linguist spells it.
    var name: String
    /// The names that Pygments uses, if they are different.
    var lexers: [String] = []
    var type: String
    var category: Category
    /// Names of the language in editors' modelines, besides those from Linguist and Pygments.
    var modes: [String] = []
    var interpreters: [String] = []
    /// File name patterns that are defined by hand, with their weights.
    var globs: [(pattern: String, weight: Int)] = []
    /// The type of the language on which this language builds; nil if there is none.
    var base: String?
    /// The character sequences that start comments.
    var comments: [String] = []
    var ignoresCase = false
    var rules: [Rule] = []
    /// What every text in the language contains; nil if no text is ruled out.
    var grammar: Grammar?

    static func == (left: LanguageFile, right: LanguageFile) -> Bool {
        left.name == right.name && left.type == right.type && left.rules == right.rules
    }
}

extension LanguageFile {
    /// Reads a file.
    ///
    /// Lines that start with `#` are comments, and lines that start with a digit are rules.
    init(file: String, text: String) throws {
        self.init(file: file, name: "", type: "", category: .source)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let (key, value) = Self.halves(line)
            let problem = key.first?.isNumber == true ? readRule(key, value) : readProperty(key, value)
            if let problem { throw TableError(file: "languages/\(file).rules", line: index + 1, reason: problem) }
        }
        if let grammar, grammar.patterns.isEmpty || grammar.isAnywhere && !grammar.comments.isEmpty {
            throw TableError(
                file: "languages/\(file).rules", line: 1, reason: "'skip' is only for languages with 'first' lines")
        }
        guard !name.isEmpty, TypeName.normalized(type) == type else {
            throw TableError(
                file: "languages/\(file).rules", line: 1,
                reason: "a language needs a 'name' and a 'type' in small letters")
        }
    }

    private static func halves(_ line: Substring) -> (key: Substring, value: String) {
        let key = line.prefix { $0 != " " }
        return (key, String(line.dropFirst(key.count + 1)))
    }

    /// Reads a rule; returns an error message, or nil if the rule is valid.
    private mutating func readRule(_ weight: Substring, _ pattern: String) -> String? {
        guard let weight = Int(weight), (0...10).contains(weight) else { return "the weight must be 0 to 10" }
        let fixed = pattern.hasPrefix(" ") ? pattern.dropFirst() : pattern[...]
        guard let first = fixed.utf8.first, first != UInt8(ascii: "~"), first < 0x80 else {
            return "a line's pattern must start with a character of ASCII other than '~'"
        }
        guard !fixed.contains("  ") else { return "one blank stands for any number, so two can't match" }
        rules.append(Rule(weight: weight, pattern: pattern))
        return nil
    }

    private mutating func readProperty(_ key: Substring, _ value: String) -> String? {
        let words = value.split(separator: " ").map(String.init)
        switch key {
        case "name": name = value
        case "lexer": lexers.append(value)
        case "type": type = value
        case "category":
            guard let known = Category(rawValue: value) else {
                return "the category must be source, data, markup or prose"
            }
            category = known
        case "mode": modes += words
        case "interpreter": interpreters += words
        case "glob": return readGlob(words)
        case "base": base = value
        case "comment": comments += words
        case "ignore-case": ignoresCase = true
        case "skip":
            var known = grammar ?? Grammar()
            known.comments += words
            grammar = known
        case "also":
            var known = grammar ?? Grammar()
            known.otherTypes += words
            grammar = known
        case "first", "line": return readGrammar(value, isAnywhere: key == "line")
        default: return "unknown word '\(key)'; see data/languages/README.md"
        }
        return nil
    }

    private mutating func readGrammar(_ pattern: String, isAnywhere: Bool) -> String? {
        var known = grammar ?? Grammar()
        guard known.patterns.isEmpty || known.isAnywhere == isAnywhere else {
            return "a language has patterns for the first line or for any line, not both"
        }
        guard !pattern.contains("~|") else { return "'~|' is no sequence" }
        guard !pattern.isEmpty, !pattern.hasPrefix(" "), !pattern.contains("  ") else {
            return "the line is compared without its indentation, and one blank stands for any number"
        }
        known.isAnywhere = isAnywhere
        known.patterns.append(pattern)
        grammar = known
        return nil
    }

    private mutating func readGlob(_ words: [String]) -> String? {
        guard let pattern = words.first, words.count <= 2, let weight = Int(words.dropFirst().first ?? "50"),
            (1...100).contains(weight)
        else { return "a glob needs a pattern and, if it is not worth 50, a weight of 1 to 100" }
        globs.append((pattern, weight))
        return nil
    }
}
