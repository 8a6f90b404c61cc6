import MIMETypes

/// The choice of one of several types of a name for comparison with the content.
extension Reconciler {
    /// Returns the type of the name that the table prefers.
    func name(among names: CandidateList, for content: Candidate, _ set: CandidateSet) -> Candidate? {
        guard names.count > 1, let first = names.first else { return names.first }
        let guessed = guessed(names, set)
        let facts = (0..<names.count).map { nameFacts($0, of: names, content, guessed, set) }
        let place = NamePreference.choice(among: facts)
        return place == 0 || isUnsupported(names[place], despite: first, content, set) ? first : names[place]
    }

    private func nameFacts(
        _ place: Int, of names: CandidateList, _ content: Candidate, _ guessed: Candidate?, _ set: CandidateSet
    ) -> Facts {
        let name = names[place]
        let isText = registry.isText(name.type)
        var facts = Facts.noName
        facts.set(relation(of: name, to: content))
        facts.set(Facts.Rank.first, if: name.type == names[0].type)
        facts.set(Facts.GuessedName.supported, if: guessed?.type == name.type)
        facts.set(Facts.Template.possible, if: isTemplate(name, of: content))
        facts.set(Facts.NameClass.same, if: isText ? set.isText : set.isBinary)
        facts.set(Facts.Basis.guess, if: content.id == .plainText || content.evidence.tier == .text)
        facts.set(Facts.Basis.bytes, if: content.id == .octetStream)
        return facts
    }

    private func relation(of name: Candidate, to content: Candidate) -> Facts.NameRelation {
        if isPageInXML(content, named: name) { return .page }
        if registry.isBuiltLike(name.type, content.type) { return .narrowerOrSame }
        guard registry.isBuiltLike(content.type, name.type) else { return .unrelated }
        return name.isGeneric ? .generic : .wider
    }

    /// Checks whether a name represents a kind of text of which the text shows nothing, while its usual meaning is a
    /// format that is never text: Modelica is a rare meaning of `.mo`, which usually means compiled translations.
    private func isUnsupported(
        _ text: Candidate, despite first: Candidate, _ content: Candidate, _ set: CandidateSet
    ) -> Bool {
        guard content.evidence.tier == .text, set.isText,
            registry.hasMandatorySignature(first.type) || registry.isNeverText(first.type)
        else { return false }
        return Self.isExpected.holds(for: claim(first, set)) && Self.isUnsupported.holds(for: claim(text, set))
    }

    private static let isExpected = Condition([
        .is(Facts.Strength.strong), .is(Facts.Named.either, .neverText),
    ])

    private static let isUnsupported = Condition([
        .is(Facts.Named.plainText, .text), .is(Facts.Strength.weak, .ordinary), .not(Facts.Support.guess),
    ])

    /// Returns the facts about a name by itself.
    private func claim(_ name: Candidate, _ set: CandidateSet) -> Facts {
        var facts = Facts.none
        facts.set(named(name))
        facts.set(Self.strength(of: name))
        facts.set(support(for: name, set))
        return facts
    }

    /// Returns the name with the highest weight whose type is a subtype or a supertype of the best guess about the
    /// text.
    private func guessed(_ names: CandidateList, _ set: CandidateSet) -> Candidate? {
        guard set.hasGuesses else { return nil }
        return stated(names, set)
            ?? set.guesses.firstResult { guess in
                names.first {
                    registry.isBuiltLike($0.type, guess.type)
                        || !$0.isGeneric && registry.isBuiltLike(guess.type, $0.type)
                }
            }
    }

    /// Returns the name whose type the text was parsed as, unless the first name is a subtype of it.
    ///
    /// Parsed text, such as JSON with comments, is better evidence than a word that also occurs in other languages.
    private func stated(_ names: CandidateList, _ set: CandidateSet) -> Candidate? {
        let read = set.guesses.filter { !$0.isGeneric && $0.evidence.basis != .signature }
        for place in 0..<read.count {
            if let first = names.first, registry.isBuiltLike(first.type, read[place].type) { return nil }
            if let same = names.first(where: { $0.type == read[place].type }) { return same }
        }
        return nil
    }
}
