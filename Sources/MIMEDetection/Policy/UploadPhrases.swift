/// The phrases of one language for messages to the senders of files.
///
/// ```swift
/// if let refusal = policy.judge(bytes: bytes, name: name).refusal { answer(refusal.message(in: .german)) }
/// ```
///
/// To add a language, start from one of the built-in catalogues. The key of a phrase is the code of a finding, such as
/// `macros`, or a reason that several codes share, such as `script-inside`. The phrase for a reason is used for each
/// code with this reason that has no phrase of its own.
///
/// The key can also be a code followed by `.subject` or `.other`. Such phrases are used only for findings that have a
/// subject or are about a type other than the file's own, respectively. In a phrase, `{found}` is replaced by the
/// file's type, `{other}` by the other type, `{subject}` by the subject (such as a character, suffix or limit), and
/// `{allowed}` by the list of allowed types. The keys `family.` and `category.`, followed by the name of a family such
/// as `image` or of a `MIMEType.Category`, are those of the names for lists of allowed types.
public struct UploadPhrases: Sendable, Hashable {
    /// The phrases by their keys.
    public var texts: [String: String]
    /// Whether types are named by their English descriptions instead of by their suffixes.
    let isEnglish: Bool

    /// Creates the phrases of a language.
    ///
    /// - Parameter texts: the phrases by their keys. Four keys are special. `type` is the phrase for a file of a type,
    ///   such as "a {name} file", in which `{name}` is replaced by the type's file extension in uppercase.
    ///   `type-unnamed` is the corresponding phrase for types without an extension; in it, `{name}` is replaced by the
    ///   media type. `type-unknown` is the phrase for data in an unknown format. `refused` is used if there is no other
    ///   phrase.
    public init(texts: [String: String]) {
        (self.texts, isEnglish) = (texts, false)
    }

    init(english texts: [String: String]) {
        (self.texts, isEnglish) = (texts, true)
    }

    /// Returns a phrase for a file of a type, with an article, for use within a sentence: `a PNG image`.
    func name(of type: TypeName) -> String {
        if isEnglish {
            guard let summary = type.summary else { return "a file of type \(type.essence)" }
            return EnglishNoun.withArticle(summary)
        }
        if type.essence == "application/octet-stream", let phrase = texts["type-unknown"] { return phrase }
        let phrase = texts[type.suffix == nil ? "type-unnamed" : "type"] ?? "{name}"
        return phrase.replacingPart("{name}", by: type.suffix?.uppercased() ?? type.essence)
    }

    /// Returns the name of a family or category of types, for a list.
    func name(of kind: UploadMessage.Kind) -> String { texts[kind.key] ?? kind.description }

    /// Returns the name of a type without an article, for a list.
    func bareName(of type: TypeName) -> String {
        if isEnglish, let summary = type.summary { return summary }
        return type.suffix?.uppercased() ?? type.essence
    }
}
