/// The phrases of one language for messages to the senders of files.
///
/// ```swift
/// if let refusal = policy.judge(bytes: bytes, name: name).refusal { answer(refusal.message(in: .german)) }
/// ```
///
/// To add a language, start from one of the built-in catalogues. The key of a phrase is a code, such as `macros`, or a
/// reason, such as `script-inside`, whose phrase is used for all of its codes that have none. Phrases for findings with
/// a subject or a second type have the code followed by `.subject` or `.other` as their key. In a phrase, `{found}` is
/// the file's type, `{other}` the second type, `{subject}` a character, suffix or limit, and `{allowed}` the list of
/// allowed types.
public struct UploadPhrases: Sendable, Hashable {
    /// The phrases by their keys.
    public var texts: [String: String]
    /// Whether types are named by their English descriptions instead of by their suffixes.
    let isEnglish: Bool

    /// Creates the phrases of a language.
    ///
    /// - Parameter texts: the phrases by their keys. `type` is the phrase for a file of a type, in which the type's
    ///   name replaces `{name}`; `type-unnamed` is the phrase for types without a suffix; `refused` is used if there is
    ///   no other phrase.
    public init(texts: [String: String]) {
        (self.texts, isEnglish) = (texts, false)
    }

    init(english texts: [String: String]) {
        (self.texts, isEnglish) = (texts, true)
    }

    /// Returns the name of a file of a type with its article, for the middle of a sentence.
    func name(of type: TypeName) -> String {
        if isEnglish {
            guard let summary = type.summary else { return "a file of type \(type.essence)" }
            return "\(Self.article(before: summary)) \(summary)"
        }
        let phrase = texts[type.suffix == nil ? "type-unnamed" : "type"] ?? "{name}"
        return phrase.replacingPart("{name}", by: type.suffix?.uppercased() ?? type.essence)
    }

    /// Returns the name of a type without an article, for a list.
    func bareName(of type: TypeName) -> String {
        if isEnglish, let summary = type.summary { return summary }
        return type.suffix?.uppercased() ?? type.essence
    }

    /// Returns `an` before words that start with a vowel sound, which includes abbreviations such as `SVG` and `HTML`;
    /// otherwise `a`.
    private static func article(before words: String) -> String {
        let first = words.prefix { $0.isLetter }
        guard let letter = first.first else { return "a" }
        let isSpelled =
            first.count > 1 && first.allSatisfy(\.isUppercase)
            && !["JPEG", "JSON", "ZIP", "RAR", "SAS", "NIFF", "LAS", "SASS", "MIDI", "RIFF", "ROM", "HEIF"].contains(
                first)
        // "Unix", "USB" and "UTF-8" start with the sound "you".
        let spoken = isSpelled ? "AEFHILMNORSX" : "AEIOaeio"
        return spoken.contains(letter) ? "an" : "a"
    }
}
