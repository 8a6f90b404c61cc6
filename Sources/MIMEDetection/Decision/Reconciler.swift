public import MIMETypes

/// Decides between name, content and declaration.
///
/// It is a pure function of the candidates and reads nothing. The rules, the first that applies:
///
/// 1. What is not a regular file, or is empty, is that; an empty file may have its name's type if that type may be empty.
/// 2. The name's type is a kind of the content's: the name's, unless a container was read to its end and does not say so.
/// 3. The content's type is a kind of the name's: the content's, unless it is a guess about text.
/// 4. Several names: those of the content's class, text or binary; then by weight.
/// 5. Neither is a kind of the other: a structure or a signature beats the name. Weaker evidence loses to it, unless the
///    named type has a mandatory signature, which then is missing, or is text, which the bytes are not. A document that
///    declares itself beats the name of any text but of those that write one. Unknown bytes lose to the name as well, unless
///    the named format is one that is recognised without fail, such as ZIP or PNG.
/// 6. Text or unknown bytes, and a named type without a signature: the name's, unless it is a sound, a picture, a film or a font
///    and the bytes are text. XML has a signature, since it starts with a tag.
/// 7. A declared type counts like a name where there is no name, unless the policy is that it decides.
/// 8. Otherwise the fallback.
public struct Reconciler: Sendable {
    /// What a declared type is worth.
    public var declaredTypes: DeclaredTypePolicy

    private let registry = TypeRegistry.standard

    /// Makes a reconciler.
    ///
    /// - Parameter declaredTypes: what a declared type is worth; a hint unless something else is said.
    public init(declaredTypes: DeclaredTypePolicy = .hint) {
        self.declaredTypes = declaredTypes
    }

    /// Decides.
    ///
    /// - Parameters:
    ///   - candidates: what all resolvers said.
    ///   - usage: what was read, to be handed on.
    /// - Returns: the decision with its conflicts; `application/octet-stream` if there are no candidates.
    public func decide(_ candidates: [Candidate], usage: ReadUsage = ReadUsage()) -> Detection {
        let testimony = CandidateSet(candidates)
        var verdict = verdict(on: testimony)
        if let declared = testimony.declared, !areRelated(declared.type, verdict.winner.type) {
            verdict.conflicts.append(
                Conflict(kind: .declaredTypeContradicts, claimed: declared.type, found: verdict.winner.type))
        }
        if declaredTypes == .decides, testimony.kind == nil, let declared = testimony.declared {
            verdict.winner = declared
            verdict.reason = .declaredTypeDecides
        }
        let isText = registry.isText(verdict.winner.type)
        return Detection(
            winner: verdict.winner, reason: verdict.reason,
            charset: isText ? verdict.winner.charset ?? testimony.text?.charset ?? testimony.fallback?.charset : nil,
            candidates: candidates, conflicts: verdict.conflicts, usage: usage)
    }

    private struct Verdict {
        var winner: Candidate
        var reason: Detection.Reason
        var conflicts: [Conflict] = []

        init(_ winner: Candidate, _ reason: Detection.Reason) {
            self.winner = winner
            self.reason = reason
        }
    }

    private func verdict(on testimony: CandidateSet) -> Verdict {
        if let kind = testimony.kind {
            let name = testimony.names.first { registry.mayBeEmpty($0.type) }
            if kind.id == .emptyFile, let name { return Verdict(name, .emptyFileName) }
            return Verdict(kind, .fileKind)
        }
        let names = testimony.names
        let named = names.isEmpty ? testimony.declared.map { [$0] } ?? [] : names
        guard let best = testimony.content else {
            if let name = named.first { return Verdict(name, .nameAlone) }
            return Verdict(testimony.fallback ?? Self.unknown, .nothingKnown)
        }
        // The suffix of a backup says that it is one, not what it is a backup of.
        let claims = saysNothing(best) ? named : named.filter { $0.id != .trash }
        guard !claims.isEmpty else { return Verdict(best, best.id == .octetStream ? .nothingKnown : .contentAlone) }
        let content = agreed(best, claims, testimony) ?? best
        guard let claim = self.best(of: claims, for: content, testimony) else { return Verdict(content, .contentAlone) }
        return weigh(claim, content, testimony)
    }

    private func saysNothing(_ content: Candidate) -> Bool {
        content.id == .plainText || content.id == .octetStream
    }

    /// The first of the statements as good as the best that the name agrees with; nil if it agrees with none.
    private func agreed(_ best: Candidate, _ claims: [Candidate], _ testimony: CandidateSet) -> Candidate? {
        let agrees = { (statement: Candidate) in
            claims.contains { registry.isSubclass($0.type, of: statement.type) }
        }
        return agrees(best) ? best : testimony.rivals(of: best).first(where: agrees)
    }

    private static let unknown = Candidate(
        type: .octetStream,
        evidence: Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it")))

    /// The claim to hold against the content: one that agrees with it, else one of its class, else the heaviest.
    private func best(of claims: [Candidate], for content: Candidate, _ testimony: CandidateSet) -> Candidate? {
        let isGuess = content.id == .plainText || content.evidence.tier == .text
        if isGuess, let guessed = guessed(claims, testimony) { return guessed }
        // That a file is binary says nothing about its type, so an agreement with it is none.
        if content.id != .octetStream {
            if let kindOf = claims.first(where: { registry.isSubclass($0.type, of: content.type) }) { return kindOf }
            let general = claims.first { registry.isSubclass(content.type, of: $0.type) }
            // Everything is bytes and everything written is plain text, so a lesser name that says so says nothing.
            let isTelling = general.map { !saysNothing($0) } ?? false
            if let general, isTelling || general.type == claims.first?.type { return general }
        }
        if let guessed = guessed(claims, testimony) { return guessed }
        if testimony.isText, let text = claims.first(where: { registry.isText($0.type) }) { return text }
        if testimony.isBinary, let binary = claims.first(where: { !registry.isAlwaysText($0.type) }) { return binary }
        return claims.first
    }

    /// The claim that the best guess about text speaks for: the heaviest that is a kind of what is guessed, or the other way
    /// round.
    private func guessed(_ claims: [Candidate], _ testimony: CandidateSet) -> Candidate? {
        for guess in testimony.guesses {
            let claim = claims.first {
                registry.isSubclass($0.type, of: guess.type)
                    || !saysNothing($0) && registry.isSubclass(guess.type, of: $0.type)
            }
            if let claim { return claim }
        }
        return nil
    }

    private func weigh(_ claim: Candidate, _ content: Candidate, _ testimony: CandidateSet) -> Verdict {
        // Of two that agree, the one that proves more is named.
        if content.type == claim.type {
            return Verdict(content.evidence.tier >= .signature ? content : claim, .agreement)
        }
        if content.id == .octetStream {
            if testimony.isBinary, registry.isAlwaysText(claim.type) {
                return overruled(claim, content, .contentContradictsName)
            }
            return isUnmistakable(claim.type)
                ? overruled(claim, content, .missingSignature) : Verdict(claim, .nameDecides)
        }
        if content.id == .plainText, registry.hasMandatorySignature(claim.type), !isSpokenFor(claim, testimony) {
            return overruled(claim, content, .missingSignature)
        }
        if testimony.isCertainlyText, isNeverText(claim.type) {
            return overruled(claim, content, .contentContradictsName)
        }
        if registry.isSubclass(claim.type, of: content.type) {
            let isUnsupported =
                content.evidence.isExhaustive && claim.type != content.type && registry.isStatedInside(claim.type)
            return isUnsupported
                ? overruled(claim, content, .unsupportedRefinement) : Verdict(claim, .nameRefinesContent)
        }
        if registry.isSubclass(content.type, of: claim.type) {
            return isWorthMore(content, than: claim)
                ? Verdict(content, .contentRefinesName) : Verdict(claim, .nameDecides)
        }
        // Between two kinds of text the name decides, unless the content itself says what reads it.
        if isMarkup(content, despite: claim.type) { return overruled(claim, content, .contentContradictsName) }
        let areTexts = registry.isText(claim.type) && registry.isText(content.type)
        let needed: Evidence.Tier = areTexts && content.evidence.basis != .text ? .structural : .signature
        if content.evidence.tier >= needed { return overruled(claim, content, .contentContradictsName) }
        let startsWithTag = content.evidence.basis == .xmlRoot && registry.isSubclass(claim.type, of: TypeID.xml)
        if registry.hasMandatorySignature(claim.type), !startsWithTag {
            return overruled(claim, content, .missingSignature)
        }
        // Bytes that text does not have rule text out, however little else is known about them.
        if testimony.isBinary, registry.isAlwaysText(claim.type) {
            return overruled(claim, content, .contentContradictsName)
        }
        return Verdict(claim, .nameDecides)
    }

    /// Whether a guess about the text fits what the name says.
    private func isSpokenFor(_ claim: Candidate, _ testimony: CandidateSet) -> Bool {
        testimony.guesses.contains { areRelated($0.type, claim.type) }
    }

    /// Whether evidence for a special kind of what the name says is good enough to say it.
    ///
    /// A guess about text is not: a source in C++ may look like one in C.
    private func isWorthMore(_ content: Candidate, than claim: Candidate) -> Bool {
        content.evidence.tier >= .signature || content.evidence.tier > .text && claim.id != .plainText
    }

    /// The content's type; the disagreement is stated if the claim is a name's, since a declaration's is stated for all.
    private func overruled(_ claim: Candidate, _ content: Candidate, _ kind: Conflict.Kind) -> Verdict {
        let reason: Detection.Reason =
            switch kind {
            case .missingSignature: .markMissing
            case .unsupportedRefinement: .containerDenies
            case .contentContradictsName, .declaredTypeContradicts: .contentProves
            }
        var verdict = Verdict(content, reason)
        if claim.evidence.basis == .name {
            verdict.conflicts.append(Conflict(kind: kind, claimed: claim.type, found: content.type))
        }
        return verdict
    }

    /// Whether a binary file of a type is recognised without fail, so that one that is not recognised is none.
    ///
    /// Other formats have variants whose marks are not known, so a name is the best there is for unknown bytes.
    private func isUnmistakable(_ type: MIMEType) -> Bool {
        Self.unmistakable.contains { registry.isSubclass(type, of: $0) }
    }

    private static let unmistakable: [TypeID] = [.zip, .gzip, .pdf, .png, .gif, .jpeg]

    /// Whether files of a type can't be text: sounds, pictures, films and fonts but for those that are known to be written.
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
