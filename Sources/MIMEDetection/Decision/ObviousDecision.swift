import MIMETypes

/// The decision about nearly all files: there is no name, or its type is that of the content or, for text about which
/// nothing else is known, a kind of text.
///
/// Empty and special files without a name are decided about, too. The table of rules would decide the same, but sorts
/// the candidates first.
struct ObviousDecision {
    /// The positions of the heaviest name, of the best that is known about the content, and of what says whether the
    /// content is text.
    private var (name, content, text): (Int?, Int?, Int?)
    private var nameCount = 0
    /// The first signature that can only choose between several names, and whether other evidence can.
    private var (guess, hasLeaning): (Int?, Bool) = (nil, false)
    /// The position of the winner.
    private(set) var winner = 0

    /// Whether the winner is the kind of a special file, or of an empty one.
    private var isKind = false
    /// Whether nothing is known about the content but that it is no text.
    private var isUnknown = false
    /// Whether the name's type is a kind of the content's.
    private var isNarrower = false

    /// Whether a name agrees with the content; if not, there is none.
    var agrees: Bool { name != nil }

    /// The rule of the table that says the same, and its reason.
    var decision: (rule: Detection.Rule, reason: Detection.Reason) {
        if isKind { return (.specialFile, .fileKind) }
        if isNarrower { return (.nameNarrower, .nameRefinesContent) }
        if agrees { return (.agreement, .agreement) }
        return isUnknown ? (.nothing, .nothingKnown) : (.contentAlone, .contentAlone)
    }

    /// Decides; nil where anything has to be compared.
    init?(_ candidates: CandidateBuffer, _ registry: TypeRegistry) {
        for index in candidates.indices where !add(index, candidates, registry) { return nil }
        guard let best = content ?? text,
            content == nil || counts(best, candidates, registry)
        else { return nil }
        winner = best
        guard let name else {
            isUnknown = content == nil && candidates[best].id == .octetStream
            return
        }
        guard candidates.facts(at: name).id != .trash,
            content != nil || nameCount == 1
                || candidates[best].id == .plainText && isChosen(name, candidates, registry)
        else { return nil }
        if candidates[name].type != candidates[best].type {
            guard content == nil, isNarrower(name, than: best, candidates, registry) else { return nil }
            isNarrower = true
        }
        if candidates[best].evidence.tier < .signature { winner = name }
    }

    /// Checks whether a guess about plain text, if there is any, chooses the heaviest of several names.
    private func isChosen(_ name: Int, _ candidates: CandidateBuffer, _ registry: TypeRegistry) -> Bool {
        guard let guess, !hasLeaning else { return !hasLeaning }
        return candidates.isText(at: guess, registry)
            && (candidates.isBuiltLike(name, guess, registry)
                || !candidates.facts(at: name).isGeneric && candidates.isBuiltLike(guess, name, registry))
    }

    /// Checks whether the content is only plain text, and the name's type a kind of text that needs no evidence.
    private func isNarrower(
        _ name: Int, than text: Int, _ candidates: CandidateBuffer, _ registry: TypeRegistry
    ) -> Bool {
        guard candidates[text].id == .plainText, !candidates[text].evidence.isExhaustive,
            candidates.isBuiltLike(name, text, registry)
        else { return false }
        let type = candidates[name].type
        return registry.flags(of: type).contains(.text) && !registry.hasMandatorySignature(type)
            && !(candidates[name].evidence.nameStrength == .weak && registry.needsEvidence(type))
    }

    /// The encoding of the winner if it is text.
    func charset(_ candidates: CandidateBuffer) -> Charset? {
        candidates[winner].charset ?? text.flatMap { candidates[$0].charset }
    }

    /// Whether a candidate is about the content whatever else is known: it is certain, a kind of text in a text, or no
    /// text in bytes that are none.
    private func counts(_ index: Int, _ candidates: CandidateBuffer, _ registry: TypeRegistry) -> Bool {
        let facts = candidates.facts(at: index)
        if facts.isGeneric || facts.tier >= .signature { return !facts.isGeneric }
        guard let text else { return false }
        let isAboutText = facts.basis == .text || candidates.isText(at: index, registry)
        if candidates[text].id == .plainText { return isAboutText && (facts.basis == .text || facts.tier == .weak) }
        return !isAboutText && facts.tier == .weak
    }

    /// Notes a candidate; false if it is none that is decided about here.
    private mutating func add(_ index: Int, _ candidates: CandidateBuffer, _ registry: TypeRegistry) -> Bool {
        if candidates[index].rulesOutName { return false }
        let tier = candidates[index].evidence.tier
        switch candidates[index].evidence.basis {
        case .fileKind:
            isKind = true
            content = index
            return candidates.count == 1
        case .declaredType, .libmagic, .fallback: return false
        case .name:
            if candidates[index].evidence.nameStrength == .hint { return true }
            nameCount += 1
            // Of equally heavy ones the first counts.
            if let name, candidates[name].evidence.weight >= candidates[index].evidence.weight { return true }
            name = index
        case .text where candidates.facts(at: index).isAboutEncoding:
            guard text == nil else { return false }
            text = index
        case .signature, .container, .xmlRoot, .text:
            // It only helps to choose between several names.
            if tier == .none || tier == .text && candidates[index].evidence.basis != .text {
                let isSignature = tier == .text && candidates[index].evidence.basis == .signature
                if isSignature { guess = guess ?? index } else { hasLeaning = true }
                return true
            }
            if let content, min(tier, candidates[content].evidence.tier) < .signature { return false }
            content = candidates.better(content, index, registry)
        }
        return true
    }
}
