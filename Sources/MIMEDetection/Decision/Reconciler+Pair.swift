import MIMETypes

extension Reconciler {
    /// The two candidates to decide between, and the facts about them.
    struct Pair {
        /// The candidate of the name; if there is none, that of the content.
        let name: Candidate
        /// The candidate of the content; if there is none, that of the name.
        let content: Candidate
        let facts: Facts
    }

    /// Chooses the name and the content to compare.
    func pair(of set: CandidateSet) -> Pair {
        if let kind = set.kind { return pair(of: kind, set) }
        let names = set.namesOrDeclared
        guard let best = set.content else {
            let known = names.first ?? set.fallback ?? Self.unknown
            var facts = Facts.none
            facts.set(Facts.Name.present, if: !names.isEmpty)
            return Pair(name: known, content: known, facts: facts)
        }
        // The suffix of a backup file doesn't indicate the type of the file that was backed up.
        let telling = best.isGeneric ? names : names.filter { $0.id != .trash }
        guard !telling.isEmpty else { return Pair(name: best, content: best, facts: facts(about: best, set)) }
        return pair(of: telling, and: supported(best, by: telling, set), set)
    }

    /// Chooses the name to compare with the content.
    private func pair(of names: [Candidate], and content: Candidate, _ set: CandidateSet) -> Pair {
        let known = facts(about: content, set)
        var (place, facts) = (0, adding(names[0], content, to: known))
        // Nearly always, there is one name, or the first one agrees with a recognised format.
        if names.count > 1, !Self.agrees.holds(for: facts) {
            (place, facts) = preferred(names, content, known, facts, set)
        }
        let name = names[place]
        if !facts.has(Facts.TypeRelation.same) { complete(&facts, about: name, content, set) }
        return Pair(name: name, content: content, facts: facts)
    }

    private static let agrees = Condition([
        .is(Facts.TypeRelation.same), .not(Facts.Grade.guess), .not(Facts.Content.unknownBytes, .plainText),
    ])

    /// Pairs a kind of file that has no content with the name that such a file may have.
    private func pair(of kind: Candidate, _ set: CandidateSet) -> Pair {
        let name = set.names.first { kind.id == .emptyFile && registry.mayBeEmpty($0.type) }
        var facts = Facts.none
        facts.set(Facts.Source.kindOfFile)
        facts.set(Facts.Name.present, if: name != nil)
        return Pair(name: name ?? kind, content: kind, facts: facts)
    }

    private static let unknown = Candidate(
        type: .octetStream,
        evidence: Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it")))

    /// Returns the first candidate that is as good as the best one and agrees with a name; the best one if there is
    /// none.
    private func supported(_ best: Candidate, by names: [Candidate], _ set: CandidateSet) -> Candidate {
        let isSupported = { (candidate: Candidate) in
            names.contains { registry.isBuiltLike($0.type, candidate.type) }
        }
        if isSupported(best) { return best }
        return set.rivals(of: best).first(where: isSupported) ?? best
    }
}
