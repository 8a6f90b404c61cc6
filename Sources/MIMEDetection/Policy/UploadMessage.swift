import MIMETypes

/// The message for the sender of a file, composed of the phrases of a language.
struct UploadMessage {
    /// The names of the types that a message can mention.
    struct Names: Sendable, Hashable {
        var found: TypeName?
        var other: TypeName?
        var allowed: [TypeName] = []
        var kinds: [Kind] = []
    }

    /// Types that are allowed together.
    enum Kind: Sendable, Hashable {
        /// Those with the same part before the slash.
        case family(MediaRange)
        case category(MIMEType.Category)

        /// The key of its name in a catalogue.
        var key: String {
            switch self {
            case .family(let range): "family.\("\(range)".prefix { $0 != "/" })"
            case .category(let category): "category.\(category.rawValue)"
            }
        }

        /// What is shown if a catalogue has no name for it.
        var description: String {
            switch self {
            case .family(let range): "\(range)"
            case .category(let category): category.rawValue
            }
        }
    }

    let finding: UploadFinding
    let names: Names
    let phrases: UploadPhrases

    var text: String {
        let code = finding.code.rawValue
        let key = keys(of: code).first { phrases.texts[$0] != nil && canFill($0) }
        let phrase = key.flatMap { phrases.texts[$0] } ?? phrases.texts["refused"] ?? ""
        let hint = finding.code == .typeNotAllowed && allowed != nil ? phrases.texts["what-can-be-sent"] : nil
        return filled([phrase, hint].compactMap(\.self).joined(separator: " "))
    }

    /// Returns the keys under which the phrase may be found, most specific first.
    private func keys(of code: String) -> [String] {
        ["\(code).subject", "\(code).other", code, finding.reason.rawValue]
    }

    /// Checks whether there is a value for each placeholder in a phrase.
    private func canFill(_ key: String) -> Bool {
        guard let phrase = phrases.texts[key] else { return false }
        return values.allSatisfy { $0.value != nil || !phrase.hasPart("{\($0.name)}") }
    }

    private var values: [(name: String, value: String?)] {
        [
            ("found", names.found.map(phrases.name)), ("other", names.other.map(phrases.name)),
            ("subject", finding.subject?.printable()),
            ("allowed", allowed),
        ]
    }

    /// The list of what is allowed, in which each name occurs once; nil if it is empty.
    private var allowed: String? {
        var known: Set<String> = []
        let list = names.kinds.map(phrases.name) + names.allowed.map(phrases.bareName)
        return list.isEmpty ? nil : list.filter { known.insert($0).inserted }.joined(separator: ", ")
    }

    /// Returns the phrase with each placeholder replaced once; a value that looks like a placeholder stays unchanged.
    private func filled(_ phrase: String) -> String {
        var (text, rest) = ("", Substring(phrase))
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = rest[rest.index(after: start)..<end]
            text += rest[..<start] + (values.first { $0.name == name }?.value ?? "")
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}
