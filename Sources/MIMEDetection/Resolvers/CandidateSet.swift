import MIMETypes

/// The candidates of all resolvers, sorted by what they are about.
///
/// It is made for every detection, and more than once, so it keeps positions in the array instead of copies.
struct CandidateSet {
    private let registry: TypeRegistry
    private let candidates: [Candidate]
    private var kindIndex: Int?
    private var declaredIndex: Int?
    private var nativeIndex: Int?
    private var libmagicIndex: Int?
    private var libmagicGuessIndex: Int?
    private var fallbackIndex: Int?
    private let textIndex: Int?
    private var guessIndices = IndexList()
    /// How many of the guesses, the first ones, are about the lines of the text, and not about a mark at its start.
    private var readGuessCount = 0
    /// Guesses too weak to be an answer that can still choose between the types of a name.
    private var leaningIndices = IndexList()
    /// The heaviest name first; of equal weights the first stays first.
    private var nameIndices = IndexList()
    private var hintIndices = IndexList()
    /// Whether the text was compared with its name and is certainly something else.
    private(set) var rulesOutName = false
    /// Whether the content was found to be text.
    let isText: Bool
    /// Whether the content was found to have bytes that text does not have.
    let isBinary: Bool
    /// Whether the content is text in an encoding that binary data does not look like by chance.
    let isCertainlyText: Bool

    init(_ candidates: [Candidate], _ registry: TypeRegistry) {
        self.candidates = candidates
        self.registry = registry
        var (textIndex, isKnownBinary): (Int?, Bool) = (nil, false)
        for index in candidates.indices {
            if textIndex == nil, candidates.facts(at: index).isAboutEncoding { textIndex = index }
            // A structure or a signature decides whether the content is binary, whatever its bytes look like.
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
            case .weak, .signature, .structural: nativeIndex = better(nativeIndex, index)
            }
        case .libmagic:
            // libmagic looks for words in binary data as well.
            if isBinary, registry.isText(candidates[index].type) { return }
            if tier == .text {
                libmagicGuessIndex = libmagicGuessIndex ?? index
            } else {
                libmagicIndex = better(libmagicIndex, index)
            }
        }
    }

    /// Lines tell more than a mark such as that of a comment, with which texts of many languages start.
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

    /// Whether a candidate of the built-in resolvers fits the evidence from the bytes.
    @inline(__always)
    private func isCredible(_ index: Int) -> Bool {
        if candidates[index].evidence.tier >= .signature { return true }
        if candidates.facts(at: index).isAboutEncoding { return false }
        // Binary data may contain words by which text is recognised, and the other way round.
        let isAboutText = candidates[index].evidence.basis == .text || registry.isText(candidates[index].type)
        return !(isAboutText ? isBinary : isCertainlyText)
    }

    /// The better of two candidates: the higher tier, then the more special type, then the greater weight.
    @inline(__always)
    private func better(_ old: Int?, _ new: Int) -> Int {
        guard let old else { return new }
        // What speaks against a name alone counts where nothing else is known.
        if candidates[old].rulesOutName, candidates.facts(at: old).isGeneric { return new }
        if candidates[new].rulesOutName { return old }
        if candidates[old].rulesOutName { return new }
        if isRefinement(new, of: old) { return new }
        if isRefinement(old, of: new) { return old }
        let (oldEvidence, newEvidence) = (candidates[old].evidence, candidates[new].evidence)
        if oldEvidence.tier != newEvidence.tier { return oldEvidence.tier > newEvidence.tier ? old : new }
        if registry.isBuiltLike(candidates[old].type, candidates[new].type) { return old }
        if registry.isBuiltLike(candidates[new].type, candidates[old].type) { return new }
        return newEvidence.weight > oldEvidence.weight ? new : old
    }

    /// Whether a signature says more than a container that was not read to its end.
    private func isRefinement(_ special: Int, of general: Int) -> Bool {
        candidates[special].evidence.tier >= .weak
            && candidates[general].evidence.tier >= candidates[special].evidence.tier
            && !candidates[general].evidence.isExhaustive && candidates[special].type != candidates[general].type
            && registry.isBuiltLike(candidates[special].type, candidates[general].type)
    }
}

extension CandidateSet {
    /// The kind of a special file, or the fact that a file is empty.
    var kind: Candidate? { kindIndex.map { candidates[$0] } }

    var declared: Candidate? { declaredIndex.map { candidates[$0] } }

    /// The types of the name, those with the highest weight first.
    var names: CandidateList { CandidateList(nameIndices, of: candidates) }

    /// The types of the name; without a name, the declared type.
    var namesOrDeclared: CandidateList {
        guard names.isEmpty, let declaredIndex else { return names }
        var declared = IndexList()
        declared.append(declaredIndex)
        return CandidateList(declared, of: candidates)
    }

    /// What the name represents without its last suffix.
    var hints: CandidateList { CandidateList(hintIndices, of: candidates) }

    /// Whether the content is text or binary, if it was looked at.
    var text: Candidate? { textIndex.map { candidates[$0] } }

    /// Whether the text starts like a document in XML.
    var isDocument: Bool {
        candidates.contains { $0.evidence.basis == .xmlRoot && $0.evidence.tier >= .signature }
    }

    var fallback: Candidate? { fallbackIndex.map { candidates[$0] } }

    /// Guesses about text that can choose between names, the best first.
    var guesses: CandidateList { CandidateList(guessIndices + leaningIndices, of: candidates) }

    /// The evidence from the content: the best candidate of the built-in resolvers, else libmagic's, else a guess about
    /// text with a grammar, else whether it is text.
    var content: Candidate? { contentIndex.map { candidates[$0] } }

    private var contentIndex: Int? {
        if let nativeIndex, candidates[nativeIndex].evidence.tier >= .signature { return nativeIndex }
        if let libmagicIndex, leavesRoomForLibmagic { return libmagicIndex }
        return nativeIndex ?? firstTextGuess ?? textIndex
    }

    /// libmagic's guesses are asked for less.
    private var firstTextGuess: Int? {
        (0..<guessIndices.count).first { candidates[guessIndices[$0]].evidence.basis == .text }
            .map { guessIndices[$0] }
    }

    /// The other candidates as good as the best one.
    ///
    /// A name may choose among them.
    ///
    /// A type that the best one is a kind of is not a rival, since it does not support another kind of the same.
    func rivals(of content: Candidate) -> CandidateList {
        var rivals = IndexList()
        guard content.evidence.tier > .text else { return CandidateList(rivals, of: candidates) }
        for index in candidates.indices
        where candidates[index].evidence.tier == content.evidence.tier
            && candidates[index].evidence.basis == content.evidence.basis
            && !registry.isBuiltLike(content.type, candidates[index].type) && isCredible(index)
        {
            rivals.append(index)
        }
        return CandidateList(rivals, of: candidates)
    }

    /// Whether libmagic's answer would be used: the content is not text, and no built-in resolver recognises it.
    ///
    /// Among half a million files it knew better in none of 2,300 where our own evidence was weak, and in none of 45
    /// short texts in an eight-bit encoding. It takes as long as fifty detections.
    var leavesRoomForLibmagic: Bool {
        if kindIndex != nil || isText { return false }
        return nativeIndex.map { candidates.facts(at: $0).isGeneric } ?? true
    }
}
