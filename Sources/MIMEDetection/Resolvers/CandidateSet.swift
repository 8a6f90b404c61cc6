import MIMETypes

/// The candidates of all resolvers, grouped by what they are about.
///
/// A set is made for every detection, and more than once, so it stores indices of the buffer instead of copies.
struct CandidateSet {
    private let registry: TypeRegistry
    private let candidates: CandidateBuffer
    private var kindIndex: Int?
    private var declaredIndex: Int?
    private var nativeIndex: Int?
    private var libmagicIndex: Int?
    private var libmagicGuessIndex: Int?
    private var fallbackIndex: Int?
    private let textIndex: Int?
    private var guessIndices = [Int]()
    /// The number of guesses at the start of the list that are based on the lines of the text instead of on a signature
    /// at its start.
    private var readGuessCount = 0
    /// The guesses that are too weak to be the answer but can still choose between the types of a name.
    private var leaningIndices = [Int]()
    /// The names, highest weight first; names of equal weight keep their order.
    private var nameIndices = [Int]()
    private var hintIndices = [Int]()
    /// Whether a comparison of the text with its name found that the text is certainly something else.
    private(set) var rulesOutName = false
    /// Whether the content was found to be text.
    let isText: Bool
    /// Whether the content was found to be binary: to have bytes that don't occur in text.
    let isBinary: Bool
    /// Whether the content is text in an encoding that binary data doesn't match by chance.
    let isCertainlyText: Bool

    init(_ candidates: CandidateBuffer, _ registry: TypeRegistry) {
        self.candidates = candidates
        self.registry = registry
        var (textIndex, isKnownBinary): (Int?, Bool) = (nil, false)
        for index in candidates.indices {
            if textIndex == nil, candidates.facts(at: index).isAboutEncoding { textIndex = index }
            // If there is a structure or a signature, it decides whether the content is binary, whatever the bytes look
            // like.
            if !isKnownBinary, candidates.isConclusivelyBinary(at: index, registry) { isKnownBinary = true }
        }
        self.textIndex = textIndex
        let looksLikeText = textIndex.map { candidates.facts(at: $0).id == .plainText }
        isText = !isKnownBinary && looksLikeText == true
        let certainty = textIndex.map { candidates[$0].evidence.textCertainty }
        isBinary = isKnownBinary || looksLikeText == false && certainty != .doubtful
        isCertainlyText = isText && certainty == .certain
        for index in candidates.indices { add(index) }
        if let libmagicGuessIndex, leavesRoomForLibmagic { guessIndices.append(libmagicGuessIndex) }
    }

    private mutating func add(_ index: Int) {
        let tier = candidates[index].evidence.tier
        switch candidates[index].evidence.basis {
        case .fileKind: kindIndex = kindIndex ?? index
        case .declaredType: declaredIndex = declaredIndex ?? index
        case .name where candidates[index].evidence.nameStrength == .hint: hintIndices.append(index)
        case .name: addName(index)
        case .fallback: fallbackIndex = fallbackIndex ?? index
        case .signature, .container, .xmlRoot, .text:
            guard isCredible(index) else { return }
            if candidates[index].rulesOutName { rulesOutName = true }
            switch tier {
            case .none: leaningIndices.append(index)
            case .text: addGuess(index)
            case .weak, .signature, .structural: nativeIndex = candidates.better(nativeIndex, index, registry)
            }
        case .libmagic:
            // libmagic also looks for words in binary data.
            if isBinary, registry.isText(candidates[index].type) { return }
            if tier == .text {
                libmagicGuessIndex = libmagicGuessIndex ?? index
            } else {
                libmagicIndex = candidates.better(libmagicIndex, index, registry)
            }
        }
    }

    /// Guesses based on lines come first: they are better evidence than a signature such as that of a comment, with
    /// which text in many languages starts.
    private mutating func addGuess(_ index: Int) {
        if candidates[index].evidence.basis == .text {
            guessIndices.insert(index, at: readGuessCount)
            readGuessCount += 1
        } else {
            guessIndices.append(index)
        }
    }

    private mutating func addName(_ index: Int) {
        let weight = candidates[index].evidence.weight
        var place = nameIndices.count
        while place > 0, candidates[nameIndices[place - 1]].evidence.weight < weight { place -= 1 }
        nameIndices.insert(index, at: place)
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
        if self[new].rulesOutName { return old }
        if self[old].rulesOutName { return new }
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

    /// Checks whether a signature is more specific than a container that was not read to its end.
    private func isRefinement(_ special: Int, of general: Int, _ registry: TypeRegistry) -> Bool {
        self[special].evidence.tier >= .weak && self[general].evidence.tier >= self[special].evidence.tier
            && !self[general].evidence.isExhaustive
            && isBuiltLike(special, general, registry)
    }
}

extension CandidateSet {
    /// The candidate for the kind of a special file, or for an empty file.
    var kind: Candidate? { kindIndex.map { candidates[$0] } }

    var declared: Candidate? { declaredIndex.map { candidates[$0] } }

    /// The types of the name, highest weight first.
    var names: CandidateList { CandidateList(nameIndices, of: candidates) }

    /// The types of the name; if there is no name, the declared type.
    var namesOrDeclared: CandidateList {
        guard names.isEmpty, let declaredIndex else { return names }
        return CandidateList([declaredIndex], of: candidates)
    }

    /// The types that the name represents without its last suffix.
    var hints: CandidateList { CandidateList(hintIndices, of: candidates) }

    /// The candidate that states whether the content is text or binary; nil if the content was not examined.
    var text: Candidate? { textIndex.map { candidates[$0] } }

    /// Whether the text starts like an XML or HTML document.
    var isDocument: Bool {
        candidates.contains { $0.evidence.basis == .xmlRoot && $0.evidence.tier >= .signature }
    }

    var fallback: Candidate? { fallbackIndex.map { candidates[$0] } }

    var hasGuesses: Bool { !guessIndices.isEmpty || !leaningIndices.isEmpty }

    /// The guesses about text that can choose between names, best first.
    var guesses: CandidateList { CandidateList(guessIndices + leaningIndices, of: candidates) }

    /// The evidence from the content: a signature or structure found by the built-in resolvers, otherwise libmagic's
    /// answer, otherwise the best other candidate of the built-in resolvers, otherwise a guess about text, otherwise
    /// whether it is text.
    var content: Candidate? { contentIndex.map { candidates[$0] } }

    private var contentIndex: Int? {
        if let nativeIndex, candidates[nativeIndex].evidence.tier >= .signature { return nativeIndex }
        if let libmagicIndex, leavesRoomForLibmagic { return libmagicIndex }
        return nativeIndex ?? firstTextGuess ?? textIndex
    }

    /// The first guess based on the lines of the text; libmagic's guesses are ignored here.
    private var firstTextGuess: Int? {
        guessIndices.first { candidates[$0].evidence.basis == .text }
    }

    /// Returns the other candidates that are as good as the best one.
    ///
    /// A name may choose among them.
    ///
    /// A supertype of the best one is not a rival, since it doesn't support another subtype of the same type.
    func rivals(of content: Candidate) -> CandidateList {
        guard content.evidence.tier > .text else { return CandidateList([], of: candidates) }
        let rivals = candidates.indices.filter { index in
            candidates[index].evidence.tier == content.evidence.tier
                && candidates[index].evidence.basis == content.evidence.basis
                && !registry.isBuiltLike(content.type, candidates[index].type) && isCredible(index)
        }
        return CandidateList(rivals, of: candidates)
    }

    /// Whether libmagic's answer would be used: that is, if the content is not text and no built-in resolver recognises
    /// it.
    ///
    /// Among half a million files, libmagic's answer was better for none of 2,300 for which the built-in evidence was
    /// weak, and for none of 45 short texts in an eight-bit encoding. It takes as long as fifty detections.
    var leavesRoomForLibmagic: Bool {
        if kindIndex != nil || isText { return false }
        return nativeIndex.map { candidates.facts(at: $0).isGeneric } ?? true
    }
}
