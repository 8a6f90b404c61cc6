import MIMETypes

/// Checks whether text can be in the format that its name implies, for formats with a grammar.
enum NamedGrammar {
    case settings(SettingsGrammar)
    /// A language of which `data/languages` states the lines that every text contains.
    case language(LineGrammar)

    /// Returns the grammar of a type; nil if it has none that is checked.
    private init?(_ type: TypeID) {
        if let grammar = SettingsGrammar(type) {
            self = .settings(grammar)
        } else if let grammar = PackedGrammars.find(type) {
            self = .language(grammar)
        } else {
            return nil
        }
    }

    /// Returns a candidate that rules the name out; nil if the text may be in a format that the name implies, or if one
    /// of these formats is a language that may not look like the usual one, and has no grammar that is checked.
    static func contradiction(
        _ text: TextSample, _ candidates: CandidateBuffer, _ registry: TypeRegistry
    ) -> Candidate? {
        var usual: (type: TypeID, detail: ConstantText)?
        for index in candidates.indices where candidates[index].evidence.basis == .name {
            let (strength, id) = (candidates[index].evidence.nameStrength, candidates.facts(at: index).id)
            // The text may be a template of what the rest of the name implies: `config.h.cmake` becomes a header.
            if strength == .hint { return nil }
            guard id != .plainText else { continue }
            if let usual, !isOtherLanguage(candidates[index].type, id, than: usual.type, registry) { continue }
            guard let id, let grammar = Self(id), usual != nil || grammar.isImplied(strength), grammar.rulesOut(text)
            else { return nil }
            usual = usual ?? (id, grammar.detail)
        }
        guard let usual else { return nil }
        return Candidate(
            type: PackedTypes.type(.plainText),
            evidence: Evidence(basis: .text, tier: .weak, rulesOutName: true, detail: usual.detail),
            charset: text.charset)
    }

    /// Checks whether a type of text is a language that isn't known to look like the usual one.
    private static func isOtherLanguage(
        _ type: MIMEType, _ id: TypeID?, than usual: TypeID, _ registry: TypeRegistry
    ) -> Bool {
        // XML and JSON would have been recognised.
        guard registry.isText(type), !registry.hasMandatorySignature(type) else { return false }
        guard let other = id.flatMap(PackedKin.labels), let labels = PackedKin.labels(of: usual) else { return true }
        return !labels.mayLookLike(other)
    }

    /// Checks whether the usual meaning of a name implies the format strongly enough.
    private func isImplied(_ strength: Evidence.NameStrength) -> Bool {
        switch self {
        case .settings: strength == .strong
        case .language: strength > .weak
        }
    }

    private func rulesOut(_ text: TextSample) -> Bool {
        switch self {
        case .settings(let grammar): grammar.rulesOut(text)
        case .language(let grammar): grammar.rulesOut(text)
        }
    }

    private var detail: ConstantText {
        switch self {
        case .settings(let grammar): grammar.detail
        case .language(let grammar) where grammar.isAnywhere:
            ConstantText("no line is one that such a text contains")
        case .language: ConstantText("the first line can't be the start of such a text")
        }
    }
}
