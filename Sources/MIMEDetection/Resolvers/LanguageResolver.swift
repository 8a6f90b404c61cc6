public import MIMETypes

/// Guesses the programming language or configuration format of text from its first lines.
///
/// Evidence: the head, as text. The answer is a guess: it chooses among the types of a name, is used by itself if there
/// is no name, and never contradicts a name. If no language is convincing, there is no candidate.
public struct LanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The minimum confidence of the model's answer; nil for a separate threshold per language.
    private let minimumConfidence: Double?

    /// Makes the resolver.
    ///
    /// - Parameter minimumConfidence: the minimum confidence, from 0 to 1, for guessing the language of text that no
    ///   rule recognises; nil for a separate threshold per language, which keeps wrong answers rare.
    public init(minimumConfidence: Double? = nil) {
        self.minimumConfidence = minimumConfidence
    }

    /// Whether the resolver has the settings that `init()` gives it.
    var isStandard: Bool { registry.additions == nil && minimumConfidence == nil }

    /// Reads the first lines.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate; none if the content is not text or not in a known language. If the resource has a
    ///   name, other likely languages follow, among which the name can choose; their tier is `none`, since they are
    ///   never an answer by themselves.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }

    /// Adds what `candidates(for:)` returns; if it throws, some may have been added.
    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let text = try TextHead(resource) else { return }
        try text.withSample(of: resource) { sample in
            let (found, room) = ruled(sample, resource.name, candidates)
            let guesses =
                room == .forGuesses ? LanguageGuess.guesses(sample, minimumConfidence: minimumConfidence) : []
            let answer = found ?? guesses.first { $0.isAnswer }?.candidate(sample, tier: .text)
            if let answer { candidates.append(answer) }
            guard resource.name != nil, room != .no else { return }
            for guess in guesses {
                let leaning = guess.candidate(sample, tier: .none)
                if leaning.type != answer?.type { candidates.append(leaning) }
            }
            if let armour = PEMSniffer.candidate(sample), armour.type != answer?.type { candidates.append(armour) }
        }
    }

    /// What else than the rules can make a difference.
    private enum Room { case no, forMarks, forGuesses }

    /// What the rules find, and the room that it leaves beside the types of the name.
    ///
    /// The name has been looked up already, unless the detector goes by content alone.
    private func ruled(
        _ text: TextSample, _ name: ResourceName?, _ candidates: [Candidate]
    ) -> (found: Candidate?, Room) {
        var names = name == nil ? [] : candidates
        if let name, !names.indices.contains(where: { names[$0].evidence.basis == .name }) {
            names = []
            registry.appendNames(name, to: &names)
        }
        let isYAML = names.indices.contains { Self.isName(names, $0) && names.facts(at: $0).id == .yaml }
        // The grammar of YAML tells more than lines that look like some language.
        let found = isYAML ? YAMLBlockSniffer.candidate(text) : Self.ruled(text)
        guard leavesRoomForGuess(found, names) else { return (found, .no) }
        return (found, knowsOne(of: names) ? .forGuesses : .forMarks)
    }

    /// Checks whether a guess can add to what the rules found.
    ///
    /// A guess adds nothing if the rules leave only one answer, if the author states the language, if the rules support
    /// a type of the name, or if the name only claims that the content is text, which a guess doesn't refine.
    private func leavesRoomForGuess(_ found: Candidate?, _ all: [Candidate]) -> Bool {
        if !all.indices.contains(where: { Self.isName(all, $0) }) { return found == nil }
        // Only a hint may be another kind of text.
        if !all.indices.contains(where: { Self.isName(all, $0) && all.facts(at: $0).id != .plainText }) {
            return all.indices.contains { all[$0].evidence.basis == .name && !Self.isName(all, $0) }
        }
        guard let found else { return true }
        if ModelineSniffer.isStatement(found.evidence) { return false }
        return !all.indices.contains { index in
            Self.isName(all, index)
                && (registry.isBuiltLike(all[index].type, found.type)
                    || !all.facts(at: index).isGeneric && registry.isBuiltLike(found.type, all[index].type))
        }
    }

    /// Whether a candidate is a type of the name, and no hint.
    private static func isName(_ all: [Candidate], _ index: Int) -> Bool {
        all[index].evidence.basis == .name && all[index].evidence.nameStrength > .hint
    }

    /// Whether the model knows one of the kinds of text that the name represents, so that its guess can choose.
    private func knowsOne(of all: [Candidate]) -> Bool {
        var hasTexts = false
        for index in all.indices where Self.isName(all, index) && all.facts(at: index).id != .plainText {
            guard registry.isText(all[index].type) else { continue }
            if registry.mayBeGuessed(all[index].type) { return true }
            hasTexts = true
        }
        return !hasTexts
    }

    /// Languages first, then formats and languages in which every line must match.
    private static let sniffers: [any TextSniffer.Type] = [
        LanguageSniffer.self, INISniffer.self, YAMLBlockSniffer.self, MarkdownSniffer.self, PrologSniffer.self,
        RSniffer.self, MolfileSniffer.self,
    ]

    /// Returns the candidate that the rules for lines find, without the model.
    static func ruled(_ text: TextSample) -> Candidate? { sniffers.candidate(text) }

    /// Checks whether a guess can make a difference to the answer.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if the content is not text or is already recognised, or if the name represents a single kind of
    ///   text that a guess would not change, or any text.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        var (isText, heaviest): (Bool, Int?) = (false, nil)
        var saysOnlyText = true
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .text where candidates[index].rulesOutName: return false
            case .text where candidates.facts(at: index).id != .plainText: return false
            case .text: isText = true
            // The content is text, which rules out the binary formats of the name.
            case .name where candidates[index].evidence.nameStrength == .hint: saysOnlyText = false
            case .name where registry.isText(candidates[index].type):
                if candidates.facts(at: index).id != .plainText { saysOnlyText = false }
                if let best = heaviest, candidates[best].evidence.weight >= candidates[index].evidence.weight {
                    continue
                }
                heaviest = index
            case .name: saysOnlyText = false
            default: if candidates.facts(at: index).isConclusive { return false }
            }
        }
        guard isText, let heaviest else { return isText }
        return !saysOnlyText && (!isSettled(candidates[heaviest].type) || hasRival(heaviest, candidates))
    }

    /// Checks whether the name may also represent another kind of text, so that a guess can choose.
    ///
    /// If one is a subtype of the other, as Python 3 is of Python, a guess fits both.
    private func hasRival(_ heaviest: Int, _ candidates: [Candidate]) -> Bool {
        candidates.indices.contains { index in
            index != heaviest && Self.isName(candidates, index) && registry.isText(candidates[index].type)
                && !registry.isBuiltLike(candidates[index].type, candidates[heaviest].type)
                && !registry.isBuiltLike(candidates[heaviest].type, candidates[index].type)
        }
    }

    /// Checks whether text named as a kind of text is of that kind, whatever its lines look like.
    private func isSettled(_ type: MIMEType) -> Bool {
        guard let id = PackedTypes.find(type), id != .plainText, id != .xml, id != .json else { return false }
        return !registry.hasMandatorySignature(type) && !registry.needsEvidence(type)
    }
}
