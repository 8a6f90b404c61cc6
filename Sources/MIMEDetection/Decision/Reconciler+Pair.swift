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

    /// The name to weigh against the content: one that agrees with it, else one of its class, else the heaviest.
    private func name(among names: CandidateList, for content: Candidate, _ set: CandidateSet) -> Candidate? {
        let chosen = likeliest(names, for: content, set)
        return chosen.map { isUnsupported($0, among: names, content, set) } == true ? names.first : chosen
    }

    private func likeliest(_ names: CandidateList, for content: Candidate, _ set: CandidateSet) -> Candidate? {
        if let page = names.first, isPageInXML(content, named: page) { return page }
        let isGuess = content.id == .plainText || content.evidence.tier == .text
        if isGuess, let guessed = guessed(names, set) { return guessed }
        // Binary data may be of any type, so agreement with that tells nothing.
        if content.id != .octetStream {
            if let kindOf = names.first(where: { registry.isBuiltLike($0.type, content.type) }) { return kindOf }
            let general = names.first { registry.isBuiltLike(content.type, $0.type) }
            // Everything is bytes and all writing is plain text, so a lesser name for that tells nothing.
            let isTelling = general.map { !$0.isGeneric } ?? false
            if let general, isTelling || general.type == names.first?.type { return general }
        }
        if let guessed = guessed(names, set) { return guessed }
        if let template = names.first(where: { isTemplate($0, of: content) }) { return template }
        if set.isText, let text = names.first(where: { registry.isText($0.type) }) { return text }
        if set.isBinary, let binary = names.first(where: { !registry.isText($0.type) }) { return binary }
        return names.first
    }

    /// Whether a name represents a kind of text that nothing in the text tells, and everybody expects a format that is
    /// never text: Modelica under `.mo`, where translations are.
    private func isUnsupported(
        _ text: Candidate, among names: CandidateList, _ content: Candidate, _ set: CandidateSet
    ) -> Bool {
        guard content.evidence.tier == .text, set.isText, let first = names.first, first.evidence.basis == .name,
            first.evidence.nameStrength == .strong, text.evidence.nameStrength < .strong,
            registry.isText(text.type), !registry.isText(first.type)
        else { return false }
        let needsMark = registry.hasMandatorySignature(first.type) || registry.isNeverText(first.type)
        return needsMark && !set.guesses.contains { areRelated($0.type, text.type) && $0.id != .plainText }
    }

    /// The heaviest name that is a kind of the best guess about the text, or of which the guess is a kind.
    private func guessed(_ names: CandidateList, _ set: CandidateSet) -> Candidate? {
        let guesses = set.guesses
        // What a text was read to be says more than a word that other languages have too: JSON with comments.
        for place in 0..<guesses.count where !guesses[place].isGeneric && guesses[place].evidence.basis != .signature {
            if let first = names.first, registry.isBuiltLike(first.type, guesses[place].type) { break }
            if let same = names.first(where: { $0.type == guesses[place].type }) { return same }
        }
        for place in 0..<guesses.count {
            let name = names.first {
                registry.isBuiltLike($0.type, guesses[place].type)
                    || !$0.isGeneric && registry.isBuiltLike(guesses[place].type, $0.type)
            }
            if let name { return name }
        }
        return nil
    }
}
