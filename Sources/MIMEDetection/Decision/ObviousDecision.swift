import MIMETypes

/// The decision about nearly all files: there is no name, or one of the content's type, and nothing else to compare.
///
/// It is what the table of rules would say, without sorting the candidates.
struct ObviousDecision {
    /// The positions of the heaviest name, of the best that is known about the content, and of what says that the
    /// content is text.
    private var (name, content, text): (Int?, Int?, Int?)
    private var nameCount = 0
    /// The position of the winner.
    private(set) var winner = 0

    /// Whether a name agrees with the content; if not, there is none.
    var agrees: Bool { name != nil }

    /// The rule of the table that says the same, and its reason.
    var decision: (rule: Detection.Rule, reason: Detection.Reason) {
        agrees ? (.agreement, .agreement) : (.contentAlone, .contentAlone)
    }

    /// Decides; nil where anything has to be compared.
    init?(_ candidates: [Candidate], _ registry: TypeRegistry) {
        guard candidates.indices.allSatisfy({ add($0, candidates, registry) }), let best = content ?? text,
            content == nil || counts(best, candidates, registry)
        else { return nil }
        winner = best
        guard let name else { return }
        let isCertain = candidates[best].evidence.tier >= .signature
        guard candidates[name].type == candidates[best].type, candidates.facts(at: name).id != .trash,
            nameCount == 1 || isCertain
        else { return nil }
        if !isCertain { winner = name }
    }

    /// The encoding of the winner if it is text.
    func charset(_ candidates: [Candidate]) -> Charset? {
        candidates[winner].charset ?? text.flatMap { candidates[$0].charset }
    }

    /// Whether a candidate is about the content whatever else is known: it is certain, or a kind of text in a text.
    private func counts(_ index: Int, _ candidates: [Candidate], _ registry: TypeRegistry) -> Bool {
        let facts = candidates.facts(at: index)
        if facts.isGeneric || facts.tier >= .signature { return !facts.isGeneric }
        return text != nil && (facts.basis == .text || facts.tier == .weak && registry.isText(candidates[index].type))
    }

    /// Notes a candidate; false if it is none that is decided about here.
    private mutating func add(_ index: Int, _ candidates: [Candidate], _ registry: TypeRegistry) -> Bool {
        let facts = candidates.facts(at: index)
        if candidates[index].rulesOutName { return false }
        switch facts.basis {
        case .fileKind, .declaredType, .libmagic, .fallback: return false
        case .name:
            if candidates[index].evidence.nameStrength == .hint { return true }
            nameCount += 1
            // Of equally heavy ones the first counts.
            if let name, candidates[name].evidence.weight >= candidates[index].evidence.weight { return true }
            name = index
        case .text where facts.isAboutEncoding:
            guard text == nil, facts.id == .plainText else { return false }
            text = index
        case .signature, .container, .xmlRoot, .text:
            // It only helps to choose between several names.
            if facts.tier == .none { return true }
            if let content, min(facts.tier, candidates[content].evidence.tier) < .signature { return false }
            content = candidates.better(content, index, registry)
        }
        return true
    }
}
