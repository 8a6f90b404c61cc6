import MIMETypes

/// All candidates, sorted by what they are about.
struct Testimony {
    private let registry = TypeRegistry.standard
    /// What is not a regular file, or has no bytes.
    private(set) var kind: Candidate?
    /// What the name may stand for, the heaviest first.
    private(set) var names: [Candidate] = []
    private(set) var declared: Candidate?
    /// The best statement about the content, libmagic's and guesses about text left out.
    private(set) var native: Candidate?
    /// Every native statement that is not a mere guess.
    private var statements: [Candidate] = []
    private(set) var libmagic: Candidate?
    /// Guesses about text, good enough to choose between names or where there is none.
    private(set) var guesses: [Candidate] = []
    /// Whether the content is text or binary, if it was looked at.
    private(set) var text: Candidate?
    private(set) var fallback: Candidate?

    init(_ candidates: [Candidate]) {
        text = candidates.first { $0.evidence.basis == .text && ($0.type == .plainText || $0.type == .octetStream) }
        for candidate in candidates {
            switch candidate.evidence.basis {
            case .fileKind: kind = kind ?? candidate
            case .declaredType: declared = declared ?? candidate
            case .name: names.append(candidate)
            case .signature, .container, .xmlRoot, .text: hear(candidate)
            case .libmagic where candidate.evidence.tier == .text: guesses.append(candidate)
            case .libmagic where isCertainlyText && registry.hasMandatorySignature(candidate.type): break
            case .libmagic: libmagic = better(libmagic, candidate)
            case .fallback: fallback = fallback ?? candidate
            }
        }
        guard names.count > 1 else { return }
        // A stable sort: of equal weights the first stays first.
        names = names.enumerated().sorted {
            ($1.element.evidence.weight, $0.offset) < ($0.element.evidence.weight, $1.offset)
        }.map(\.element)
    }

    private mutating func hear(_ candidate: Candidate) {
        if candidate == text { return }
        // Words that text is recognised by may stand in binary data, and the other way round.
        let isWeak = candidate.evidence.tier < .signature
        let isAboutText = candidate.evidence.basis == .text || registry.isText(candidate.type)
        if isWeak, isAboutText ? isBinary : isCertainlyText { return }
        if candidate.evidence.tier == .text {
            guesses.append(candidate)
        } else {
            native = better(native, candidate)
            statements.append(candidate)
        }
    }

    /// Whether a signature says more than a container did that was not read to its end.
    private func isRefinement(_ special: Candidate, of general: Candidate) -> Bool {
        special.evidence.tier >= .weak && general.evidence.tier >= special.evidence.tier
            && !general.evidence.isExhaustive && special.type != general.type
            && registry.isSubclass(special.type, of: general.type)
    }

    /// The better of two statements of one kind: the higher tier, then the more special type, then the weight.
    private func better(_ old: Candidate?, _ new: Candidate) -> Candidate {
        guard let old else { return new }
        if isRefinement(new, of: old) { return new }
        if isRefinement(old, of: new) { return old }
        if old.evidence.tier != new.evidence.tier { return old.evidence.tier > new.evidence.tier ? old : new }
        if registry.isSubclass(old.type, of: new.type) { return old }
        if registry.isSubclass(new.type, of: old.type) { return new }
        return new.evidence.weight > old.evidence.weight ? new : old
    }
}

extension Testimony {
    /// What is known about the content: the best native statement, else libmagic's, else a guess about text with a grammar,
    /// else whether it is text.
    var content: Candidate? {
        if let native, native.evidence.tier >= .signature || !leavesRoomForLibmagic { return native }
        guard let libmagic, leavesRoomForLibmagic else {
            return native ?? guesses.first { $0.evidence.basis == .text } ?? text
        }
        guard let native else { return libmagic }
        return libmagic.evidence.tier > native.evidence.tier ? libmagic : native
    }

    /// The statements that are as good as the best, so that a name may choose among them.
    var rivals: [Candidate] {
        guard let content else { return [] }
        return [content]
            + statements.filter {
                $0.type != content.type && $0.evidence.tier == content.evidence.tier
                    && $0.evidence.basis == content.evidence.basis
            }
    }

    /// Whether the content was found to be text.
    var isText: Bool { text?.type == .plainText }

    /// Whether the content is text in an encoding that binary data does not look like by chance.
    private var isCertainlyText: Bool { isText && text?.charset != .unknown8Bit }

    /// Whether the content was found to have bytes that text does not have.
    var isBinary: Bool { text?.type == .octetStream }

    /// Whether libmagic's answer would be weighed: the native evidence is weak and the name does not bear it out, and the
    /// content is not plainly a text of the kind that the name says.
    var leavesRoomForLibmagic: Bool {
        if kind != nil || native.map({ $0.evidence.tier >= .signature }) ?? false { return false }
        if let native, names.contains(where: { $0.type != .plainText && registry.isSubclass(native.type, of: $0.type) })
        {
            return false
        }
        return !(isText && names.contains { registry.isText($0.type) && !Self.isGeneric($0.type) })
    }

    /// Text types that say little, so that a better answer is worth asking for.
    private static func isGeneric(_ type: MIMEType) -> Bool {
        type == .plainText || type == MIMEType(constant: "application/xml")
            || type == MIMEType(constant: "application/json")
    }
}
