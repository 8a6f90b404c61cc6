public import MIMETypes

/// Decides between name, content and declared type.
///
/// It is a pure function of the candidates and reads nothing. The first rule that applies decides:
///
/// 1. Not a regular file, or empty: that is the answer. An empty file takes its name's type if that type may be empty.
/// 2. The name's type is a kind of the content's: the name's, unless a container was read to its end and does not say
///    so.
/// 3. The content's type is a kind of the name's: the content's, unless it is a guess about text.
/// 4. Several names: those of the content's class, text or binary; then by weight.
/// 5. Neither is a kind of the other: a structure or a signature beats the name. Weaker evidence loses to it, unless
///    the named type has a mandatory signature that is missing, or is text and the bytes are not. A document that
///    declares itself beats the name of any other text, unless such texts may contain documents. Unknown bytes lose to
///    the name too, unless the named format, such as ZIP or PNG, can always be recognised.
/// 6. Text or unknown bytes, and a named type without a signature: the name's, unless that type is audio, image, video
///    or font and the bytes are text. XML counts as having a signature, since it starts with a tag.
/// 7. A declared type stands in for a missing name, unless the policy is that it decides.
/// 8. Otherwise the fallback.
public struct Reconciler: Sendable {
    /// How much a declared type counts.
    public var declaredTypes: DeclaredTypePolicy

    private let registry = TypeRegistry.standard

    /// Makes a reconciler.
    ///
    /// - Parameter declaredTypes: how much a declared type counts; by default it is a hint.
    public init(declaredTypes: DeclaredTypePolicy = .hint) {
        self.declaredTypes = declaredTypes
    }

    /// Decides.
    ///
    /// - Parameters:
    ///   - candidates: the candidates of all resolvers.
    ///   - name: the name of what is detected; one that shows as another name is a conflict.
    ///   - usage: what was read; it is copied to the detection.
    /// - Returns: the detection with its conflicts; `application/octet-stream` if there are no candidates.
    public func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage()
    ) -> Detection {
        let set = CandidateSet(candidates)
        var detection = detection(from: set)
        if let declared = set.declared, !areRelated(declared.type, detection.type) {
            detection.conflicts.append(
                Conflict(kind: .declaredTypeContradicts, claimed: declared.type, found: detection.type))
        }
        if declaredTypes == .decides, set.kind == nil, let declared = set.declared {
            detection.winner = declared
            detection.reason = .declaredTypeDecides
        }
        if registry.isText(detection.type) {
            detection.charset = detection.winner.charset ?? set.text?.charset ?? set.fallback?.charset
        }
        if let name, name.isMisleading {
            let shown = MIMEType.types(fileName: name.shownText).first ?? detection.type
            detection.conflicts.append(Conflict(kind: .misleadingName, claimed: shown, found: detection.type))
        }
        detection.candidates = candidates
        detection.usage = usage
        return detection
    }

    /// A detection that still lacks what `decide` adds to all.
    private func detected(_ winner: Candidate, _ reason: Detection.Reason) -> Detection {
        Detection(winner: winner, reason: reason, candidates: [])
    }

    private func detection(from set: CandidateSet) -> Detection {
        if let kind = set.kind {
            let name = set.names.first { registry.mayBeEmpty($0.type) }
            if kind.id == .emptyFile, let name { return detected(name, .emptyFileName) }
            return detected(kind, .fileKind)
        }
        let names = set.names.isEmpty ? set.declared.map { [$0] } ?? [] : set.names
        guard let best = set.content else {
            if let name = names.first { return detected(name, .nameAlone) }
            return detected(set.fallback ?? Self.unknown, .nothingKnown)
        }
        // The suffix of a backup says that it is one, not what it is a backup of.
        let telling = isGeneric(best) ? names : names.filter { $0.id != .trash }
        guard !telling.isEmpty else { return detected(best, best.id == .octetStream ? .nothingKnown : .contentAlone) }
        let content = supported(best, by: telling, set) ?? best
        guard let name = self.name(among: telling, for: content, set) else { return detected(content, .contentAlone) }
        return weigh(name, content, set)
    }

    /// Whether it says no more than that there is text, or that there are bytes.
    private func isGeneric(_ content: Candidate) -> Bool {
        content.id == .plainText || content.id == .octetStream
    }

    /// The first candidate as good as the best that a name agrees with; nil if the names agree with none.
    private func supported(_ best: Candidate, by names: [Candidate], _ set: CandidateSet) -> Candidate? {
        let isSupported = { (candidate: Candidate) in
            names.contains { registry.isSubclass($0.type, of: candidate.type) }
        }
        return isSupported(best) ? best : set.rivals(of: best).first(where: isSupported)
    }

    private static let unknown = Candidate(
        type: .octetStream,
        evidence: Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it")))

    /// The name to weigh against the content: one that agrees with it, else one of its class, else the heaviest.
    private func name(among names: [Candidate], for content: Candidate, _ set: CandidateSet) -> Candidate? {
        let isGuess = content.id == .plainText || content.evidence.tier == .text
        if isGuess, let guessed = guessed(names, set) { return guessed }
        // Binary data may be of any type, so agreement with that tells nothing.
        if content.id != .octetStream {
            if let kindOf = names.first(where: { registry.isSubclass($0.type, of: content.type) }) { return kindOf }
            let general = names.first { registry.isSubclass(content.type, of: $0.type) }
            // Everything is bytes and all writing is plain text, so a lesser name for that tells nothing.
            let isTelling = general.map { !isGeneric($0) } ?? false
            if let general, isTelling || general.type == names.first?.type { return general }
        }
        if let guessed = guessed(names, set) { return guessed }
        if set.isText, let text = names.first(where: { registry.isText($0.type) }) { return text }
        if set.isBinary, let binary = names.first(where: { !registry.isAlwaysText($0.type) }) { return binary }
        return names.first
    }

    /// The heaviest name that is a kind of the best guess about the text, or of which the guess is a kind.
    private func guessed(_ names: [Candidate], _ set: CandidateSet) -> Candidate? {
        for guess in set.guesses {
            let name = names.first {
                registry.isSubclass($0.type, of: guess.type)
                    || !isGeneric($0) && registry.isSubclass(guess.type, of: $0.type)
            }
            if let name { return name }
        }
        return nil
    }

    private func weigh(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        // Of two that agree, the stronger evidence is reported.
        if content.type == name.type {
            return detected(content.evidence.tier >= .signature ? content : name, .agreement)
        }
        if content.id == .octetStream { return weighUnknownBytes(name, content, set) }
        if content.id == .plainText, registry.hasMandatorySignature(name.type), !isGuessed(name, set) {
            return contradicted(name, by: content, .missingSignature)
        }
        if set.isCertainlyText, isNeverText(name.type) {
            return contradicted(name, by: content, .contentContradictsName)
        }
        if registry.isSubclass(name.type, of: content.type) {
            let isUnsupported =
                content.evidence.isExhaustive && name.type != content.type && registry.isStatedInside(name.type)
            return isUnsupported
                ? contradicted(name, by: content, .unsupportedRefinement) : detected(name, .nameRefinesContent)
        }
        if registry.isSubclass(content.type, of: name.type) {
            return canRefine(name, content) ? detected(content, .contentRefinesName) : detected(name, .nameDecides)
        }
        return weighUnrelated(name, content, set)
    }

    private func weighUnknownBytes(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        if set.isBinary, registry.isAlwaysText(name.type) {
            return contradicted(name, by: content, .contentContradictsName)
        }
        return isUnmistakable(name.type)
            ? contradicted(name, by: content, .missingSignature) : detected(name, .nameDecides)
    }

    /// Decides between two types of which neither is a kind of the other.
    private func weighUnrelated(_ name: Candidate, _ content: Candidate, _ set: CandidateSet) -> Detection {
        // Between two kinds of text the name decides, unless the content itself says what reads it.
        if isMarkup(content, despite: name.type) { return contradicted(name, by: content, .contentContradictsName) }
        let areTexts = registry.isText(name.type) && registry.isText(content.type)
        let needed: Evidence.Tier = areTexts && content.evidence.basis != .text ? .structural : .signature
        if content.evidence.tier >= needed { return contradicted(name, by: content, .contentContradictsName) }
        let startsWithTag = content.evidence.basis == .xmlRoot && registry.isSubclass(name.type, of: TypeID.xml)
        if registry.hasMandatorySignature(name.type), !startsWithTag {
            return contradicted(name, by: content, .missingSignature)
        }
        // Bytes that text does not have rule text out, however little else is known about them.
        if set.isBinary, registry.isAlwaysText(name.type) {
            return contradicted(name, by: content, .contentContradictsName)
        }
        return detected(name, .nameDecides)
    }

    /// Whether a guess about the text fits what the name says.
    private func isGuessed(_ name: Candidate, _ set: CandidateSet) -> Bool {
        set.guesses.contains { areRelated($0.type, name.type) }
    }

    /// Whether the content, a special kind of what the name says, is known well enough to be the answer.
    ///
    /// A guess about text is not enough: C++ may look like C.
    private func canRefine(_ name: Candidate, _ content: Candidate) -> Bool {
        content.evidence.tier >= .signature || content.evidence.tier > .text && name.id != .plainText
    }

    /// The content's type, with a conflict if a name disagrees.
    ///
    /// The conflicts of declared types are added by `decide`.
    private func contradicted(_ name: Candidate, by content: Candidate, _ kind: Conflict.Kind) -> Detection {
        let reason: Detection.Reason =
            switch kind {
            case .missingSignature: .signatureMissing
            case .unsupportedRefinement: .containerDisagrees
            case .contentContradictsName, .declaredTypeContradicts, .misleadingName: .contentOutweighsName
            }
        var detection = detected(content, reason)
        if name.evidence.basis == .name {
            detection.conflicts.append(Conflict(kind: kind, claimed: name.type, found: content.type))
        }
        return detection
    }

    /// Whether every binary file of a type is recognised, so that an unrecognised one is of another type.
    ///
    /// Other formats have variants whose signatures are not known, so for unknown bytes the name is the best there is.
    private func isUnmistakable(_ type: MIMEType) -> Bool {
        Self.unmistakable.contains { registry.isSubclass(type, of: $0) }
    }

    private static let unmistakable: [TypeID] = [.zip, .gzip, .pdf, .png, .gif, .jpeg]

    /// Whether files of a type can't be text: audio, images, video and fonts, unless the type is a text format.
    private func isNeverText(_ type: MIMEType) -> Bool {
        let isMedium = type.withEssenceBytes { name in
            ["audio/", "image/", "video/", "font/"].contains { name.starts(with: $0.utf8) }
        }
        return isMedium && !registry.isText(type)
    }

    private func areRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isSubclass(one, of: other) || registry.isSubclass(other, of: one)
    }
}
