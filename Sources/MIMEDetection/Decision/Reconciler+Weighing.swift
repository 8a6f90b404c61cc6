import MIMETypes

extension Reconciler {
    /// Decides between a name and the content.
    func weigh(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        // Of two that agree, the stronger evidence is reported.
        if content.type == name.type {
            return detected(content.evidence.tier >= .signature ? content : name, .agreement)
        }
        if set.rulesOutName, registry.isText(name.type), content.rulesOutName || !areRelated(name.type, content.type) {
            let texts = set.names.filter { $0.id != .plainText && registry.isText($0.type) }
            let claim = texts.first { $0.evidence.nameStrength == .strong } ?? texts.first { !isWeak($0) } ?? name
            return contradicted(claim, by: content, .contentContradictsName, set)
        }
        if content.id == .octetStream { return weighUnknownBytes(name, content, set) }
        if content.id == .plainText, registry.hasMandatorySignature(name.type), !isGuessed(name, set) {
            return contradicted(name, by: content, .missingSignature, set)
        }
        if content.id == .plainText, isWeak(name), !registry.isText(name.type) {
            return isGuessed(name, set)
                ? detected(content, .contentOutweighsName) : contradicted(name, by: content, .missingSignature, set)
        }
        if set.isCertainlyText, registry.isNeverText(name.type) {
            return contradicted(name, by: content, .contentContradictsName, set)
        }
        if registry.isBuiltLike(name.type, content.type) {
            let isUnsupported =
                content.evidence.isExhaustive && name.type != content.type && registry.isStatedInside(name.type)
            return isUnsupported
                ? contradicted(name, by: content, .unsupportedRefinement, set) : detected(name, .nameRefinesContent)
        }
        if isPageInXML(content, named: name) { return detected(name, .nameDecides) }
        let isKindOfXML = name.id == .xml && content.id != .html && content.evidence.basis == .xmlRoot
        if isKindOfXML || registry.isBuiltLike(content.type, name.type) {
            return canRefine(name, content) ? detected(content, .contentRefinesName) : detected(name, .nameDecides)
        }
        return weighUnrelated(name, content, set)
    }

    private func weighUnknownBytes(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        if set.isBinary, registry.isText(name.type) {
            return contradicted(name, by: content, .contentContradictsName, set)
        }
        return registry.hasMandatorySignature(name.type) && !isGuessed(name, set)
            ? contradicted(name, by: content, .missingSignature, set) : detected(name, .nameDecides)
    }

    /// Decides between two types of which neither is a kind of the other.
    private func weighUnrelated(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        // Between two kinds of text the name decides, unless the content itself says what reads it.
        if isMarkup(content, despite: name.type) || isJSON(content, despite: name.type)
            || isProven(content, against: name, set) || isGrammatical(content, despite: name)
            || isNoPicture(content, despite: name)
        {
            return contradicted(name, by: content, .contentContradictsName, set)
        }
        if isWeak(name), content.evidence.tier > .text, !isTemplate(name, of: content) {
            return contradicted(name, by: content, .contentContradictsName, set)
        }
        let isOtherPage =
            content.id == .html && content.evidence.tier >= .signature && name.id != .xml
            && !registry.mayStartWithTag(name.type)
        let startsWithTag =
            content.evidence.basis == .xmlRoot && registry.isBuiltLike(name.type, TypeID.xml) && !isOtherPage
        if registry.hasMandatorySignature(name.type), !startsWithTag, !isGuessed(name, set) {
            return contradicted(name, by: content, .missingSignature, set)
        }
        // Bytes that text does not have rule text out, however little else is known about them.
        if set.isBinary, registry.isText(name.type) {
            return contradicted(name, by: content, .contentContradictsName, set)
        }
        return isChosen(content, among: set.names, name)
            ? detected(content, .contentOutweighsName) : detected(name, .nameDecides)
    }

    /// Whether the author says what kind of text it is, and the name stands for several.
    private func isChosen(_ content: Candidate, among names: CandidateList, _ name: Candidate) -> Bool {
        guard name.evidence.nameStrength < .strong, ModelineSniffer.isStatement(content.evidence),
            let text = names.first(where: { registry.isText($0.type) })
        else { return false }
        return names.contains { registry.isText($0.type) && !areRelated($0.type, text.type) }
    }

    /// Whether the evidence for the content's type is enough to beat an unrelated name.
    ///
    /// A signature of one text format may stand in the middle of another's files, but not at their start; for mark-up
    /// see `isMarkup`.
    private func isProven(_ content: Candidate, against name: Candidate, _ set: CandidateSet) -> Bool {
        let areTexts = registry.isText(name.type) && registry.isText(content.type)
        if areTexts, isStatement(content, against: name) || isPartOfXML(content, name, set) { return false }
        let isMarkup = content.id == .xml || content.id == .html
        let isQuotable = areTexts && content.evidence.basis != .text && (content.evidence.offset != 0 || isMarkup)
        return content.evidence.tier >= (isQuotable ? .structural : .signature)
    }

    /// Whether the bytes at the start of a text that everybody takes for another kind of text are no mark that a format
    /// asks for, only a line that its files often start with: `package `, `[main]`, `# Config File`.
    private func isStatement(_ content: Candidate, against name: Candidate) -> Bool {
        content.evidence.basis == .signature && name.evidence.nameStrength == .strong
            && !registry.hasMandatorySignature(content.type) && !content.type.hasSameEssence(as: Self.php)
    }

    /// Whether a document that says it is XML has a page's document type, or quotes a program.
    private func isPartOfXML(_ content: Candidate, _ name: Candidate, _ set: CandidateSet) -> Bool {
        if content.id == .html { return name.id == .xml }
        return content.type.hasSameEssence(as: Self.php) && registry.isBuiltLike(name.type, TypeID.xml)
            && set.isDocument
    }

    private static let php = MIMEType(constant: "application/x-php")

    private func isWeak(_ name: Candidate) -> Bool {
        name.evidence.basis == .name && name.evidence.nameStrength == .weak
    }

    /// Whether a guess about the text fits what the name says.
    private func isGuessed(_ name: Candidate, _ set: CandidateSet) -> Bool {
        set.guesses.contains { !$0.isGeneric && areRelated($0.type, name.type) }
    }

    /// Whether the content, a special kind of what the name says, is known well enough to be the answer.
    ///
    /// A guess about text is not enough: C++ may look like C.
    private func canRefine(_ name: Candidate, _ content: Candidate) -> Bool {
        content.evidence.tier >= .signature || content.evidence.tier > .text && name.id != .plainText
    }

    /// The content's type, with a conflict if a name that is strong enough disagrees.
    ///
    /// The conflicts of declared types are added by `decide`.
    private func contradicted(
        _ name: Candidate, by content: Candidate, _ kind: Conflict.Kind, _ set: CandidateSet
    ) -> Detection {
        let reason: Detection.Reason =
            switch kind {
            case .missingSignature: .signatureMissing
            case .unsupportedRefinement: .containerDisagrees
            case .contentContradictsName, .declaredTypeContradicts, .misleadingName: .contentOutweighsName
            }
        var detection = detected(content, reason)
        if let claim = alarming(name, content, set) {
            detection.conflicts.append(Conflict(kind: kind, claimed: claim.type, found: content.type))
        }
        return detection
    }

    /// The name whose disagreement with the content is a conflict: the one that was weighed, or another of the same
    /// pattern that the content is known not to be; nil if no name says enough.
    private func alarming(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Candidate? {
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
        return isWeak(name) ? isMediumAmongTexts(content, set) : isCertain(content, despite: name, set)
    }

    /// Whether the content is certainly a picture, a sound, a film or a font, under a name that stands for texts alone.
    private func isMediumAmongTexts(_ content: Candidate, _ set: CandidateSet) -> Bool {
        content.isConclusivelyBinary(registry) && content.type.hasPrefix(in: Self.media)
            && !set.names.contains { !registry.isText($0.type) || $0.id == .plainText }
    }

    private static let media: [StaticString] = ["image/", "audio/", "video/", "font/"]

    /// Whether the content is certainly binary data of a format of its own, or a document of XML or HTML under the name
    /// of what is not text.
    ///
    /// What nobody has heard of may well be put into a common container.
    private func isCertain(_ content: Candidate, despite name: Candidate, _ set: CandidateSet) -> Bool {
        let isText = registry.isText(name.type)
        // Any format may be in XML that nobody has declared.
        if content.id == .xml { return false }
        if registry.isBuiltLike(content.type, TypeID.xml) || content.id == .html {
            return content.isConclusive && !set.names.contains { registry.isText($0.type) }
        }
        guard content.isConclusivelyBinary(registry) else { return false }
        return isText || !Self.containers.contains { content.type.hasSameEssence(as: $0) }
    }

    /// Containers that many formats are put into.
    private static let containers: [MIMEType] = [
        MIMEType(constant: "application/zip"), MIMEType(constant: "application/java-archive"),
        MIMEType(constant: "application/gzip"),
        MIMEType(constant: "application/x-bzip2"), MIMEType(constant: "application/x-xz"),
        MIMEType(constant: "application/zstd"), MIMEType(constant: "application/x-tar"),
        MIMEType(constant: "application/x-ole-storage"), MIMEType(constant: "application/x-hdf"),
        MIMEType(constant: "application/vnd.sqlite3"), MIMEType(constant: "application/x-lmdb"),
    ]

    func areRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isBuiltLike(one, other) || registry.isBuiltLike(other, one)
    }
}
