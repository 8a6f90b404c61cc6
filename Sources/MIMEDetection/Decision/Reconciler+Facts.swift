import MIMETypes

extension Reconciler {
    /// Returns the facts about a name and the content that it is compared with.
    ///
    /// Fields that no rule evaluates in combination with the others keep their first value.
    func facts(about name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Facts {
        var facts = Facts.none
        facts.set(Facts.Witnesses.nameAndContent)
        let relation = relation(of: name, to: content, set)
        facts.set(relation)
        guard relation != .same, relation != .hinted else { return facts }
        let isUnknown = content.id == .octetStream
        let isPlain = content.id == .plainText
        facts.set(Facts.Content.other, if: !isUnknown)
        facts.set(Facts.Content.plainText, if: isPlain)
        facts.set(Self.grade(of: content), if: !isUnknown)
        facts.set(Facts.Bytes.text, if: set.isText)
        facts.set(Facts.Bytes.certainText, if: set.isCertainlyText)
        facts.set(Facts.Bytes.binary, if: set.isBinary)
        facts.set(named(name))
        facts.set(Self.strength(of: name))
        facts.set(Facts.Language.ruledOut, if: set.rulesOutName)
        facts.set(Facts.Language.ruledOutByContent, if: content.rulesOutName)
        if relation == .unrelated || isPlain { facts.set(support(for: name, set)) }
        if relation == .unrelated, !isUnknown { addContradiction(to: &facts, name, content, set) }
        return facts
    }

    /// Adds the facts about two types of which neither is a subtype of the other.
    private func addContradiction(
        to facts: inout Facts, _ name: Candidate, _ content: Candidate, _ set: CandidateSet
    ) {
        facts.set(Facts.Content(markup(content.type)), if: content.id != .plainText)
        facts.set(markup(name.type))
        facts.set(start(of: name.type))
        facts.set(mark(of: content, against: name, set))
        facts.set(Facts.Texts.both, if: registry.isText(name.type) && registry.isText(content.type))
        facts.set(Facts.Statement.chooses, if: isChosen(content, among: set.names, name))
    }

    /// Returns the relation between two types.
    private func relation(of name: Candidate, to content: Candidate, _ set: CandidateSet) -> Facts.TypeRelation {
        if content.type == name.type { return .same }
        if content.id == .octetStream { return .unrelated }
        if registry.isBuiltLike(name.type, content.type) {
            return content.evidence.isExhaustive && registry.isStatedInside(name.type) ? .nameDenied : .nameNarrower
        }
        if isPageInXML(content, named: name) { return .page }
        if registry.isBuiltLike(content.type, name.type) { return .contentNarrower }
        if isHinted(content, set, despite: name) { return .hinted }
        // Any XML vocabulary is a subtype of XML, declared or not.
        let isVocabulary = name.id == .xml && content.id != .html && content.evidence.basis == .xmlRoot
        return isVocabulary ? .contentNarrower : .unrelated
    }

    func named(_ name: Candidate) -> Facts.Named {
        if name.id == .plainText { return .plainText }
        if registry.isText(name.type) { return .text }
        return registry.isNeverText(name.type) ? .neverText : .either
    }

    private static func grade(of content: Candidate) -> Facts.Grade {
        switch content.evidence.tier {
        case .none, .text: .guess
        case .weak: .weak
        case .signature: .signature
        case .structural: .structural
        }
    }

    static func strength(of name: Candidate) -> Facts.Strength {
        guard name.evidence.basis == .name else { return .declared }
        return switch name.evidence.nameStrength {
        case .hint, .weak: .weak
        case .ordinary: .ordinary
        case .strong: .strong
        }
    }

    func support(for name: Candidate, _ set: CandidateSet) -> Facts.Support {
        if isGuessed(name, set) { return .guess }
        return registry.hasMandatorySignature(name.type) || isRareMeaning(name) ? .missing : .none
    }

    /// Checks whether a meaning of the name is so rare that the content must support it.
    private func isRareMeaning(_ name: Candidate) -> Bool {
        name.evidence.basis == .name && name.evidence.nameStrength == .weak && registry.needsEvidence(name.type)
    }

    /// Returns the kind of markup that a type is.
    private func markup(_ type: MIMEType) -> Facts.NamedMarkup {
        if registry.isBuiltLike(type, TypeID.xml) {
            return PackedTypes.find(type) == .xml ? .xml : registry.category(of: type) == .image ? .drawing : .markup
        }
        if registry.isBuiltLike(type, TypeID.html) { return .html }
        return registry.isBuiltLike(type, TypeID.json) ? .json : .none
    }

    private func start(of type: MIMEType) -> Facts.NamedStart {
        if registry.mayStartWithTag(type) { return registry.startsOtherwise(type) ? .tagAndNoValue : .tag }
        return registry.startsOtherwise(type) ? .noValue : .anything
    }

    func areRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isBuiltLike(one, other) || registry.isBuiltLike(other, one)
    }

    /// Checks whether a guess about the text agrees with the name.
    func isGuessed(_ name: Candidate, _ set: CandidateSet) -> Bool {
        set.hasGuesses && set.guesses.contains { !$0.isGeneric && areRelated($0.type, name.type) }
    }

    /// Checks whether the author states the kind of text in the text itself, and the name represents several kinds.
    private func isChosen(_ content: Candidate, among names: CandidateList, _ name: Candidate) -> Bool {
        guard name.evidence.nameStrength < .strong, ModelineSniffer.isStatement(content.evidence),
            let text = names.first(where: { registry.isText($0.type) })
        else { return false }
        return names.contains { registry.isText($0.type) && !areRelated($0.type, text.type) }
    }
}
