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
/// 5. The named type has a mandatory signature, and it is missing: the content's, even if that is unknown bytes.
/// 6. Neither is a kind of the other: a structure or a signature beats the name. Weaker evidence loses to it, unless
///    the name is weak, or is that of text and the bytes are not. A document that declares itself beats the name of any
///    other text, unless such texts may contain documents. So does text that is certainly not in the language of its
///    name.
/// 7. Text or unknown bytes: the name's, unless the bytes are text and that type never is. A weak name of what is not
///    text loses to text.
/// 8. A declared type stands in for a missing name, unless the policy is that it decides.
/// 9. Otherwise the fallback.
///
/// Where a name stands for several kinds of text, the one that the text itself names for editors wins. Where the
/// content wins against a name, that is a conflict if the name is strong, or is ordinary and the content is certainly
/// of a format of its own, unless another part of the name agrees with the content.
public struct Reconciler: Sendable {
    /// How much a declared type counts.
    public var declaredTypes: DeclaredTypePolicy

    /// What is known about types.
    let registry: TypeRegistry

    /// Makes a reconciler.
    ///
    /// - Parameters:
    ///   - declaredTypes: how much a declared type counts; by default it is a hint.
    ///   - registry: what is known about types; one that was extended for types of the caller's own.
    public init(declaredTypes: DeclaredTypePolicy = .hint, registry: TypeRegistry = .standard) {
        self.declaredTypes = declaredTypes
        self.registry = registry
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
        let set = CandidateSet(candidates, registry)
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
            let shown = registry.type(fileName: name.shownText) ?? detection.type
            detection.conflicts.append(Conflict(kind: .misleadingName, claimed: shown, found: detection.type))
        }
        detection.candidates = candidates
        detection.name = name
        detection.usage = usage
        return detection
    }

    /// A detection that still lacks what `decide` adds to all.
    func detected(_ winner: Candidate, _ reason: Detection.Reason) -> Detection {
        Detection(winner: winner, reason: reason, candidates: [])
    }

    private func detection(from set: CandidateSet) -> Detection {
        if let kind = set.kind {
            let name = set.names.first { registry.mayBeEmpty($0.type) }
            if kind.id == .emptyFile, let name { return detected(name, .emptyFileName) }
            return detected(kind, .fileKind)
        }
        let names = set.namesOrDeclared
        guard let best = set.content else {
            if let name = names.first { return detected(name, .nameAlone) }
            return detected(set.fallback ?? Self.unknown, .nothingKnown)
        }
        // The suffix of a backup says that it is one, not what it is a backup of.
        let telling = best.isGeneric ? names : names.filter { $0.id != .trash }
        guard !telling.isEmpty else { return detected(best, best.id == .octetStream ? .nothingKnown : .contentAlone) }
        let content = supported(best, by: telling, set) ?? best
        guard let name = self.name(among: telling, for: content, set) else { return detected(content, .contentAlone) }
        if isHinted(content, set, despite: name), !areRelated(name.type, content.type) {
            return detected(content, .contentOutweighsName)
        }
        return weigh(name, content, set)
    }

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
    private func isHinted(_ content: Candidate, _ set: CandidateSet, despite name: Candidate) -> Bool {
        guard !content.isGeneric else { return false }
        let areTexts = set.isText && registry.isText(name.type)
        guard areTexts || name.evidence.basis != .name || name.evidence.nameStrength < .strong else { return false }
        // `page.html.erb` is the template of a page.
        if isTemplate(name, of: content) { return false }
        return set.hints.contains {
            areRelated($0.type, content.type) && !(content.rulesOutName && $0.id == .plainText)
        }
    }

    private static let unknown = Candidate(
        type: .octetStream,
        evidence: Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it")))

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

    /// Whether a name stands for a kind of text that nothing in the text tells, and everybody expects a format that is
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
