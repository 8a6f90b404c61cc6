import MIMETypes

/// Whether a disagreement that was decided is worth an alarm.
extension Reconciler {
    /// The conflict that a rule reports; nil if no name claims enough for one.
    func conflict(by rule: DecisionRule, _ pair: Pair, _ set: CandidateSet) -> Conflict? {
        guard let kind = rule.conflict else { return nil }
        let name = rule.name == .otherLanguage ? claimedLanguage(set) ?? pair.name : pair.name
        return alarming(name, pair.content, set).map {
            Conflict(kind: kind, claimed: $0.type, found: pair.content.type)
        }
    }

    /// The name that a text contradicts which is certainly in another language: the one that says most.
    private func claimedLanguage(_ set: CandidateSet) -> Candidate? {
        let texts = set.names.filter { $0.id != .plainText && registry.isText($0.type) }
        return texts.first { $0.evidence.nameStrength == .strong } ?? texts.first { $0.evidence.nameStrength > .weak }
    }

    /// The name whose disagreement with the content is a conflict: the one that was weighed, or another of the same
    /// pattern that the content is known not to be; nil if no name claims enough.
    func alarming(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Candidate? {
        if isAlarming(name, content, set) { return name }
        return set.names.first { other in
            let lacksMark = set.isText && registry.hasMandatorySignature(other.type) && !isGuessed(other, set)
            return content.isConclusive || lacksMark
                ? isAlarming(other, content, set) && !areRelated(other.type, content.type) : false
        }
    }

    /// Whether a name is strong enough for its disagreement with the content to be a conflict.
    ///
    /// An extension that few know is used for much else as well, so it takes a strong one, or content that is certainly
    /// of another format. All text is plain text, whatever else it is.
    private func isAlarming(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Bool {
        // Certificates that are written out are text, though their type is not one of text.
        let isText = set.isText || content.id != .octetStream && !registry.isNeverText(content.type)
        guard name.evidence.basis == .name, !(name.id == .plainText && isText) else { return false }
        if name.evidence.nameStrength == .strong { return true }
        return name.evidence.nameStrength == .weak
            ? isMediumAmongTexts(content, set) : isCertain(content, despite: name, set)
    }

    /// Whether the content is certainly an image, audio, video or a font, under a name that represents texts alone.
    private func isMediumAmongTexts(_ content: Candidate, _ set: CandidateSet) -> Bool {
        content.isConclusivelyBinary(registry)
            && Self.media.contains(ImpliedCategory.of(content.type.essence) ?? .other)
            && !set.names.contains { !registry.isText($0.type) || $0.id == .plainText }
    }

    private static let media: Set<MIMEType.Category> = [.image, .audio, .video, .font]

    /// Whether the content is certainly binary data of one format, or a document of XML or HTML under the name
    /// of what is not text.
    ///
    /// An unknown format may well use a common container.
    private func isCertain(_ content: Candidate, despite name: Candidate, _ set: CandidateSet) -> Bool {
        let isText = registry.isText(name.type)
        // Any format may be written in XML of an unknown vocabulary.
        if content.id == .xml { return false }
        if registry.isBuiltLike(content.type, TypeID.xml) || content.id == .html {
            return content.isConclusive && !set.names.contains { registry.isText($0.type) }
        }
        guard content.isConclusivelyBinary(registry) else { return false }
        return isText || !registry.holdsAnything(content.type)
    }
}
