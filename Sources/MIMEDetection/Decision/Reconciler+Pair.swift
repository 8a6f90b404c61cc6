import MIMETypes

extension Reconciler {
    /// The two candidates to decide between, and the facts about them.
    struct Pair {
        /// The candidate of the name; if there is none, that of the content.
        let name: Candidate
        /// The candidate of the content; if there is none, that of the name.
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
        // The suffix of a backup file doesn't indicate the type of the file that was backed up.
        let telling = best.isGeneric ? names : names.filter { $0.id != .trash }
        guard let first = telling.first else {
            return Pair(best.id == .octetStream ? .bytesAlone : .contentAlone, name: best, content: best)
        }
        // This is the case for nearly all files: the first name agrees with a recognised format, so nothing else would
        // be chosen.
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

    /// Returns the first candidate that is as good as the best one and agrees with a name; nil if there is none.
    private func supported(_ best: Candidate, by names: CandidateList, _ set: CandidateSet) -> Candidate? {
        let isSupported = { (candidate: Candidate) in
            names.contains { registry.isBuiltLike($0.type, candidate.type) }
        }
        return isSupported(best) ? best : set.rivals(of: best).first(where: isSupported)
    }

    /// Checks whether the name without its last suffix agrees with the content, as if `page.html.in` contains a page.
    ///
    /// The hint that `CMakeLists.txt` is plain text doesn't explain text in another language. A well-known last suffix
    /// is what people rely on: they expect `invoice.exe.pdf` to be a document.
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
