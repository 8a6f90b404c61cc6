import MIMETypes

extension Reconciler {
    /// What is known about a name and the content that it is compared with.
    ///
    /// A field that no rule asks for, given the others, keeps its first value.
    func facts(about name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Facts {
        var facts = Facts.none
        facts.set(Facts.Witnesses.nameAndContent)
        if content.type == name.type {
            facts.set(Facts.TypeRelation.same)
            return facts
        }
        let id = content.id
        let isUnknown = id == .octetStream
        let isPlain = id == .plainText
        var relation = isUnknown ? Facts.TypeRelation.unrelated : relation(of: name, to: content)
        let named = named(name)
        facts.set(isUnknown ? Facts.Content.unknownBytes : isPlain ? .plainText : .recognised)
        facts.set(isUnknown ? .guess : Self.grade(of: content))
        facts.set(
            set.isBinary ? Facts.Bytes.binary : set.isCertainlyText ? .certainText : set.isText ? .text : .unclear)
        facts.set(named)
        let strength = Self.strength(of: name)
        facts.set(strength)
        if set.rulesOutName, named == .plainText || named == .text,
            content.rulesOutName || relation == .unrelated && !isUnknown
        {
            facts.set(Facts.Language.ruledOut)
        }
        if relation == .unrelated, isHinted(content, set, despite: name) {
            facts.set(Facts.Hint.agrees)
        } else if relation == .unrelated, name.id == .xml, id != .html, content.evidence.basis == .xmlRoot {
            // Any vocabulary is a kind of XML, declared or not.
            relation = .contentNarrower
        }
        facts.set(relation)
        if relation == .nameNarrower, content.evidence.isExhaustive, registry.isStatedInside(name.type) {
            facts.set(Facts.Container.denies)
        }
        if relation == .unrelated || isPlain { addSupport(to: &facts, name, content, set, strength) }
        if relation == .unrelated, !isUnknown { addContradiction(to: &facts, name, content, set) }
        if isPageInXML(content, named: name) { facts.set(Facts.Markup.page) }
        return facts
    }

    /// Adds whether the named format's signature is missing, and whether a guess about the text supports the name.
    private func addSupport(
        to facts: inout Facts, _ name: Candidate, _ content: Candidate, _ set: CandidateSet, _ strength: Facts.Strength
    ) {
        if registry.hasMandatorySignature(name.type) {
            let isSupported = isGuessed(name, set)
            facts.set(isSupported ? Facts.NamedSignature.excused : .missing)
            if isSupported { facts.set(Facts.Support.guess) }
        } else if strength == .weak, isGuessed(name, set) {
            facts.set(Facts.Support.guess)
        }
    }

    /// Adds what is known about two types of which neither is a kind of the other.
    private func addContradiction(
        to facts: inout Facts, _ name: Candidate, _ content: Candidate, _ set: CandidateSet
    ) {
        facts.set(proof(of: content, despite: name, set))
        if isTemplate(name, of: content) { facts.set(Facts.Template.yes) }
        if isOtherDocument(content, despite: name) { facts.set(Facts.Markup.otherDocument) }
        if isChosen(content, among: set.names, name) { facts.set(Facts.Statement.chooses) }
    }

    private func relation(of name: Candidate, to content: Candidate) -> Facts.TypeRelation {
        if registry.isBuiltLike(name.type, content.type) { return .nameNarrower }
        return registry.isBuiltLike(content.type, name.type) ? .contentNarrower : .unrelated
    }

    private func named(_ name: Candidate) -> Facts.Named {
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

    private static func strength(of name: Candidate) -> Facts.Strength {
        guard name.evidence.basis == .name else { return .declared }
        return switch name.evidence.nameStrength {
        case .hint, .weak: .weak
        case .ordinary: .ordinary
        case .strong: .strong
        }
    }

    func areRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isBuiltLike(one, other) || registry.isBuiltLike(other, one)
    }

    /// Whether a guess about the text fits what the name claims.
    func isGuessed(_ name: Candidate, _ set: CandidateSet) -> Bool {
        set.guesses.contains { !$0.isGeneric && areRelated($0.type, name.type) }
    }

    /// Whether the author says what kind of text it is, and the name represents several.
    private func isChosen(_ content: Candidate, among names: CandidateList, _ name: Candidate) -> Bool {
        guard name.evidence.nameStrength < .strong, ModelineSniffer.isStatement(content.evidence),
            let text = names.first(where: { registry.isText($0.type) })
        else { return false }
        return names.contains { registry.isText($0.type) && !areRelated($0.type, text.type) }
    }
}
