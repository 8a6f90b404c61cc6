import MIMETypes

extension Reconciler {
    /// What is decided between, and what is known about it.
    struct Pair {
        /// The candidate of the name; the other one if there is none.
        let name: Candidate
        /// The candidate of the content; the other one if there is none.
        let content: Candidate
        let facts: Facts

        init(_ witnesses: Facts.Witnesses, name: Candidate, content: Candidate) {
            var facts = Facts.none
            facts.set(witnesses)
            self.init(facts, name: name, content: content)
        }

        init(_ facts: Facts, name: Candidate, content: Candidate) {
            (self.name, self.content, self.facts) = (name, content, facts)
        }
    }

    /// Chooses the name and the content to compare.
    func pair(of set: CandidateSet) -> Pair {
        if let kind = set.kind {
            let name = kind.id == .emptyFile ? set.names.first { registry.mayBeEmpty($0.type) } : nil
            return Pair(name == nil ? .specialFile : .emptyFile, name: name ?? kind, content: kind)
        }
        let names = set.namesOrDeclared
        guard let best = set.content else {
            let name = names.first
            let known = name ?? set.fallback ?? Self.unknown
            return Pair(name == nil ? .nothing : .nameAlone, name: known, content: known)
        }
        // The suffix of a backup says that it is one, not what it is a backup of.
        let telling = best.isGeneric ? names : names.filter { $0.id != .trash }
        guard let first = telling.first else {
            return Pair(best.id == .octetStream ? .bytesAlone : .contentAlone, name: best, content: best)
        }
        // Nearly all files: the first name agrees with a format that was recognised, so nothing else would be chosen.
        if first.type == best.type, best.evidence.tier > .text, !best.isGeneric {
            return Pair(facts(about: first, best, set), name: first, content: best)
        }
        let content = supported(best, by: telling, set) ?? best
        let name = name(among: telling, for: content, set) ?? first
        return Pair(facts(about: name, content, set), name: name, content: content)
    }

    private static let unknown = Candidate(
        type: .octetStream,
        evidence: Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it")))

    /// The first candidate as good as the best that a name agrees with; nil if the names agree with none.
    private func supported(_ best: Candidate, by names: CandidateList, _ set: CandidateSet) -> Candidate? {
        let isSupported = { (candidate: Candidate) in
            names.contains { registry.isBuiltLike($0.type, candidate.type) }
        }
        return isSupported(best) ? best : set.rivals(of: best).first(where: isSupported)
    }

    /// Whether the name without its last suffix says what the content is: `page.html.in` with a page in it.
    ///
    /// That `CMakeLists.txt` would be text does not explain text in another language. A last suffix that everybody
    /// knows is what people go by: `invoice.exe.pdf` is said to be a document.
    func isHinted(_ content: Candidate, _ set: CandidateSet, despite name: Candidate) -> Bool {
        guard !content.isGeneric else { return false }
        let areTexts = set.isText && registry.isText(name.type)
        guard areTexts || name.evidence.basis != .name || name.evidence.nameStrength < .strong else { return false }
        // `page.html.erb` is the template of a page.
        if isTemplate(name, of: content) { return false }
        return set.hints.contains {
            areRelated($0.type, content.type) && !(content.rulesOutName && $0.id == .plainText)
        }
    }
}
