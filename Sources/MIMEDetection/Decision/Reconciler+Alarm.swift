import MIMETypes

/// The confidence that a disagreement between name and content is an error in the name or the file.
extension Reconciler {
    /// Returns the conflict that a rule reports; nil if no name claims anything.
    func conflict(
        _ kind: Conflict.Kind, by rule: Detection.Rule, _ pair: Pair, _ set: CandidateSet
    ) -> Conflict? {
        let isCompared = rule == .otherLanguage && !pair.content.isConclusive
        let name = rule == .otherLanguage ? claimedLanguage(set) ?? pair.name : pair.name
        let conflict = { (name: Candidate) in
            AlarmRule.confidence(for: alarmFacts(about: name, pair.content, isCompared: isCompared, set)).map {
                Conflict(kind: kind, claimed: name.type, found: pair.content.type, confidence: $0)
            }
        }
        let first = conflict(name)
        guard let first, first.confidence < minConfidence else { return first }
        // The content may certainly contradict another meaning of the same name.
        let denied = set.names.filter { isDenied($0, by: pair.content, set) }
        let others = (0..<denied.count).lazy.compactMap { conflict(denied[$0]) }
        return others.first { $0.confidence >= minConfidence } ?? first
    }

    /// Returns the name that is contradicted by text that is certainly in another language: the strongest one.
    private func claimedLanguage(_ set: CandidateSet) -> Candidate? {
        let texts = set.names.filter { $0.id != .plainText && registry.isText($0.type) }
        return texts.first { $0.evidence.nameStrength == .strong } ?? texts.first { $0.evidence.nameStrength > .weak }
    }

    /// Checks whether the content is known not to be what another meaning of the name implies.
    private func isDenied(_ other: Candidate, by content: Candidate, _ set: CandidateSet) -> Bool {
        let lacksMark = set.isText && registry.hasMandatorySignature(other.type) && !isGuessed(other, set)
        return (content.isConclusive || lacksMark) && !areRelated(other.type, content.type)
    }

    /// Returns the facts about a name that the content contradicts.
    func alarmFacts(
        about name: Candidate, _ content: Candidate, isCompared: Bool, _ set: CandidateSet
    ) -> Facts {
        var facts = Facts.noAlarm
        facts.set(claim(of: name, content, set))
        facts.set(found(content))
        facts.set(kind(of: name, among: set.names))
        facts.set(registry.hasMandatorySignature(name.type) ? Facts.Signature.required : .optional)
        facts.set(isCompared ? Facts.Comparison.language : .other)
        let counted = name.evidence.basis == .name ? PackedCountedNames.find(name.evidence.detail) : nil
        // Files of custom patterns, and those of complete names, were not counted.
        facts.set(Facts.Counted.seldom, if: facts.has(Facts.Claim.strong) && counted?.contains(.often) == false)
        facts.set(Facts.OtherUses.texts, if: counted?.contains(.otherwiseText) == true)
        return facts
    }

    private func claim(of name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Facts.Claim {
        // PEM certificates are text, although their type is not a text type.
        let isText = set.isText || content.id != .octetStream && !registry.isNeverText(content.type)
        guard name.evidence.basis == .name, !(name.id == .plainText && isText) else { return .nothing }
        return Facts.Claim(rawValue: max(1, name.evidence.nameStrength.rawValue)) ?? .weak
    }

    private func found(_ content: Candidate) -> Facts.Found {
        if let known = Self.generalTypes[content.id] { return known }
        if !content.isConclusive { return .guess }
        if content.id == .html || registry.isBuiltLike(content.type, TypeID.xml) { return .document }
        guard content.isConclusivelyBinary(registry) else { return .text }
        if Self.media.contains(ImpliedCategory.of(content.type.essence) ?? .other) { return .medium }
        return registry.holdsAnything(content.type) ? .container : .data
    }

    private static let generalTypes: [TypeID?: Facts.Found] = [
        .octetStream: .unknownBytes, .plainText: .plainText, .xml: .xml,
    ]

    private static let media: Set<MIMEType.Category> = [.image, .audio, .video, .font]

    private func kind(of name: Candidate, among names: CandidateList) -> Facts.ClaimedKind {
        if registry.isText(name.type) {
            return names.contains { !registry.isText($0.type) || $0.id == .plainText } ? .textAmongOthers : .text
        }
        return names.contains { registry.isText($0.type) } ? .otherAmongTexts : .other
    }
}
