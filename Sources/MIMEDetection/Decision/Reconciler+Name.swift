import MIMETypes

/// The choice of one of several types of a name for comparison with the content.
extension Reconciler {
    /// Returns the position of the type of the name that the table prefers, and the facts about it.
    ///
    /// - Parameters:
    ///   - names: the types of the name, highest weight first; at least two.
    ///   - content: the content to compare them with.
    ///   - known: the facts about the content.
    ///   - first: the facts about the first name and the content.
    ///   - set: all candidates.
    /// - Returns: a position in `names`, and the facts about that name and the content.
    func preferred(
        _ names: [Candidate], _ content: Candidate, _ known: Facts, _ first: Facts, _ set: CandidateSet
    ) -> (Int, Facts) {
        let facts = [first] + (1..<names.count).map { adding(names[$0], content, to: known) }
        let guessed = guessed(names, set).map { $0..<$0 + 1 }
        let place = NamePreference.choice(among: facts, guessed: guessed ?? 0..<0)
        return isImplausible(place, names, facts, content, set) ? (0, facts[0]) : (place, facts[place])
    }

    /// Checks whether the content shows nothing of a type, although the usual meaning of the name is of another form.
    ///
    /// For example, Modelica is a rare meaning of `.mo`, which usually means compiled translations. Unknown bytes named
    /// `.md` are no game of which all copies have a signature.
    private func isImplausible(
        _ place: Int, _ names: [Candidate], _ facts: [Facts], _ content: Candidate, _ set: CandidateSet
    ) -> Bool {
        guard place > 0 else { return false }
        if NamePreference.expectedText.holds(for: facts[0]), facts[place].has(Facts.TypeRelation.unrelated) {
            return content.id != .octetStream || registry.hasMandatorySignature(names[place].type)
        }
        let usual = names[0].type
        guard NamePreference.expectedFormat.holds(for: facts[0]),
            registry.hasMandatorySignature(usual) || registry.isNeverText(usual)
        else { return false }
        var chosen = facts[place]
        complete(&chosen, about: names[place], content, set)
        return NamePreference.unsupportedText.holds(for: chosen)
    }

    /// Returns the position of the name with the highest weight whose type is a subtype or a supertype of the best
    /// guess about the text.
    private func guessed(_ names: [Candidate], _ set: CandidateSet) -> Int? {
        // All kinds of text are plain text, which a comment at the start suggests.
        let guesses = set.guesses.filter { $0.id != .plainText }
        return stated(names, guesses)
            ?? guesses.lazy.compactMap { guess in
                names.firstIndex {
                    registry.isBuiltLike($0.type, guess.type) || isPageInXML(guess, named: $0)
                        || !$0.isGeneric && registry.isBuiltLike(guess.type, $0.type)
                }
            }.first
    }

    /// Returns the position of the name whose type the text was parsed as, unless the first name is a subtype of it.
    ///
    /// Parsed text, such as JSON with comments, is better evidence than a word that also occurs in other languages.
    private func stated(_ names: [Candidate], _ guesses: [Candidate]) -> Int? {
        // The first guess that says either of both decides.
        for guess in guesses where !guess.isGeneric && guess.evidence.basis != .signature {
            if registry.isBuiltLike(names[0].type, guess.type) { return nil }
            if let named = names.firstIndex(where: { $0.type == guess.type }) { return named }
        }
        return nil
    }
}
