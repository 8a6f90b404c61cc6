import MIMETypes

/// The candidates of all resolvers, grouped by what they are about.
struct CandidateSet {
    private let registry: TypeRegistry
    private let candidates: CandidateBuffer
    /// The candidate for the kind of a special file, or for an empty file.
    private(set) var kind: Candidate?
    private(set) var declared: Candidate?
    private(set) var fallback: Candidate?
    private var nativeIndex: Int?
    private var libmagicIndex: Int?
    private var libmagicGuess: Candidate?
    /// The candidate that states whether the content is text or binary; nil if the content was not examined.
    let text: Candidate?
    /// The guesses about text that can choose between names, best first.
    private(set) var guesses: [Candidate] = []
    /// The guesses that are too weak to be the answer but can still choose between the types of a name.
    private var leanings: [Candidate] = []
    /// The types of the name, highest weight first; those of equal weight keep their order.
    private(set) var names: [Candidate] = []
    /// The types that the name represents without its last suffix.
    private(set) var hints: [Candidate] = []
    /// Whether a comparison of the text with its name found that the text is certainly something else.
    private(set) var rulesOutName = false
    /// Whether the text can't have the grammar of the format that its name implies.
    private(set) var breaksGrammar = false
    /// Whether the content was found to be text.
    let isText: Bool
    /// Whether the content was found to be binary: to have bytes that don't occur in text.
    let isBinary: Bool
    /// Whether the content is text in an encoding that binary data doesn't match by chance.
    let isCertainlyText: Bool

    init(_ candidates: CandidateBuffer, _ registry: TypeRegistry) {
        self.candidates = candidates
        self.registry = registry
        text = candidates.indices.first { candidates.facts(at: $0).isAboutEncoding }.map { candidates[$0] }
        // If there is a structure or a signature, it decides whether the content is binary, whatever the bytes look
        // like.
        let isKnownBinary = candidates.isConclusivelyBinary(registry)
        let looksLikeText = text.map { $0.id == .plainText }
        isText = !isKnownBinary && looksLikeText == true
        let certainty = text?.evidence.textCertainty
        isBinary = isKnownBinary || looksLikeText == false && certainty != .doubtful
        isCertainlyText = isText && certainty == .certain
        for index in candidates.indices { add(index) }
        if let libmagicGuess, leavesRoomForLibmagic { guesses.append(libmagicGuess) }
        guesses += leanings
    }

    /// Adds evidence against the name; text that only breaks a grammar is nothing else.
    private mutating func addContradiction(_ index: Int) {
        rulesOutName = true
        if candidates.facts(at: index).id == .plainText, candidates[index].evidence.confidence == nil {
            breaksGrammar = true
        }
    }

    private mutating func add(_ index: Int) {
        let tier = candidates[index].evidence.tier
        switch candidates[index].evidence.basis {
        case .fileKind: kind = kind ?? candidates[index]
        case .declaredType: declared = declared ?? candidates[index]
        case .name where candidates[index].evidence.nameStrength == .hint: hints.append(candidates[index])
        case .name: addName(candidates[index])
        case .fallback: fallback = fallback ?? candidates[index]
        case .signature, .container, .xmlRoot, .text:
            guard isCredible(index) else { return }
            if candidates[index].rulesOutName { addContradiction(index) }
            switch tier {
            case .none: leanings.append(candidates[index])
            case .text: addGuess(candidates[index])
            case .weak, .signature, .structural: nativeIndex = candidates.better(nativeIndex, index, registry)
            }
        case .libmagic:
            // libmagic also looks for words in binary data.
            if isBinary, registry.isText(candidates[index].type) { return }
            if tier == .text {
                libmagicGuess = libmagicGuess ?? candidates[index]
            } else {
                libmagicIndex = candidates.better(libmagicIndex, index, registry)
            }
        }
    }

    /// Guesses based on lines come first: they are better evidence than a signature such as that of a comment, with
    /// which text in many languages starts.
    private mutating func addGuess(_ guess: Candidate) {
        let place = guess.evidence.basis == .text ? guesses.firstIndex { $0.evidence.basis != .text } : nil
        guesses.insert(guess, at: place ?? guesses.endIndex)
    }

    private mutating func addName(_ name: Candidate) {
        let place = names.firstIndex { $0.evidence.weight < name.evidence.weight }
        names.insert(name, at: place ?? names.endIndex)
    }

    /// Checks whether a candidate of the built-in resolvers agrees with whether the bytes are text.
    @inline(__always)
    private func isCredible(_ index: Int) -> Bool {
        if candidates[index].evidence.tier >= .signature { return true }
        if candidates.facts(at: index).isAboutEncoding { return false }
        // Binary data may contain words by which text is recognised, and vice versa.
        let isAboutText = candidates[index].evidence.basis == .text || candidates.isText(at: index, registry)
        return !(isAboutText ? isBinary : isCertainlyText)
    }
}

extension CandidateBuffer {
    /// Returns the better of two candidates: the one with the higher tier, then the more specific type, then the
    /// greater weight.
    @inline(__always)
    func better(_ old: Int?, _ new: Int, _ registry: TypeRegistry) -> Int {
        guard let old else { return new }
        // Evidence that only rules out a name is used if there is nothing better.
        if self[old].rulesOutName, facts(at: old).isGeneric { return new }
        if isContradictionAlone(new) { return old }
        if isContradictionAlone(old) { return new }
        // Nearly always, a signature and a structure agree.
        if hasSameType(old, new) { return self[new].evidence.tier > self[old].evidence.tier ? new : old }
        if isRefinement(new, of: old, registry) { return new }
        if isRefinement(old, of: new, registry) { return old }
        let (oldTier, newTier) = (self[old].evidence.tier, self[new].evidence.tier)
        if oldTier != newTier { return oldTier > newTier ? old : new }
        if isBuiltLike(old, new, registry) { return old }
        if isBuiltLike(new, old, registry) { return new }
        return self[new].evidence.weight > self[old].evidence.weight ? new : old
    }

    /// Checks whether a candidate rules out a name, and does not prove what the text is instead.
    @inline(__always)
    private func isContradictionAlone(_ index: Int) -> Bool {
        self[index].rulesOutName && self[index].evidence.tier < .signature
    }

    /// Checks whether a signature is more specific than a container that was not read to its end.
    private func isRefinement(_ special: Int, of general: Int, _ registry: TypeRegistry) -> Bool {
        self[special].evidence.tier >= .weak && self[general].evidence.tier >= self[special].evidence.tier
            && !self[general].evidence.isExhaustive
            && isBuiltLike(special, general, registry)
    }
}

extension CandidateSet {
    /// Whether the content has bytes that don't occur in text, whatever its format is.
    var looksBinary: Bool { text.map { $0.id == .octetStream && $0.evidence.textCertainty != .doubtful } ?? false }

    /// The types of the name; if there is no name, the declared type.
    var namesOrDeclared: [Candidate] { names.isEmpty ? declared.map { [$0] } ?? [] : names }

    /// Checks whether the first line of the text names an interpreter for programs of a type.
    func hasInterpreter(for type: MIMEType) -> Bool {
        candidates.contains {
            $0.evidence.basis == .text && $0.evidence.tier == .signature && $0.type == type
        }
    }

    /// Whether the text starts with a tag, if only one with which other texts start too.
    var startsWithTag: Bool { candidates.contains { $0.evidence.basis == .xmlRoot } }

    /// Whether the text is like an XML or HTML document: it has a known root element, or its elements are in order.
    var isDocument: Bool {
        candidates.contains { $0.evidence.basis == .xmlRoot && $0.evidence.tier >= .weak }
    }

    /// Checks whether the first tag is that of a type.
    func hasRoot(of type: MIMEType) -> Bool {
        candidates.contains { $0.evidence.basis == .xmlRoot && $0.type == type }
    }

    /// The evidence from the content: a signature or structure found by the built-in resolvers, otherwise libmagic's
    /// answer, otherwise the best other candidate of the built-in resolvers, otherwise a guess about text, otherwise
    /// whether it is text.
    var content: Candidate? {
        if let nativeIndex, candidates[nativeIndex].evidence.tier >= .signature { return candidates[nativeIndex] }
        if let libmagicIndex, leavesRoomForLibmagic { return candidates[libmagicIndex] }
        if let nativeIndex { return candidates[nativeIndex] }
        return guesses.first { $0.evidence.basis == .text && $0.evidence.tier == .text } ?? text
    }

    /// Returns the other candidates that are as good as the best one.
    ///
    /// A name may choose among them.
    ///
    /// A supertype of the best one is not a rival, since it doesn't support another subtype of the same type.
    func rivals(of content: Candidate) -> [Candidate] {
        guard content.evidence.tier > .text else { return [] }
        let rivals = candidates.indices.filter { index in
            candidates[index].evidence.tier == content.evidence.tier
                && candidates[index].evidence.basis == content.evidence.basis
                && !registry.isBuiltLike(content.type, candidates[index].type) && isCredible(index)
        }
        return rivals.map { candidates[$0] }
    }

    /// Whether libmagic's answer would be used: that is, if the content is not text and no built-in resolver recognises
    /// it.
    ///
    /// Among half a million files, libmagic's answer was better for none of 2,300 for which the built-in evidence was
    /// weak, and for none of 45 short texts in an eight-bit encoding. It takes as long as fifty detections.
    var leavesRoomForLibmagic: Bool {
        if kind != nil || isText { return false }
        return nativeIndex.map { candidates.facts(at: $0).isGeneric } ?? true
    }
}
