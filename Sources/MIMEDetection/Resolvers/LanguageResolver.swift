public import MIMETypes

/// Guesses the programming language or configuration format of text from its first lines.
///
/// Evidence: the head, as text. The answer is a guess: it chooses among the types that a name implies, is used by
/// itself if there is no name, and never contradicts a name. If no language is convincing, there is no candidate.
public struct LanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The minimum confidence of the model's answer; nil for a separate threshold per language.
    private let minimumConfidence: Double?

    /// Creates the resolver.
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
    /// - Parameter resource: any.
    /// - Returns: the answer, and up to three other languages that are likely, the likeliest first; if the resource has
    ///   a name, only those that can choose among the types of the name. Their tier is `none`, since they are no answer
    ///   by themselves. Empty if it is not text, or in no known language.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }

    /// Adds what `candidates(for:)` returns; if it throws, some candidates may already have been added.
    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let text = try TextHead(resource) else { return }
        try text.withSample(of: resource) { sample in
            let names = names(of: resource.name, candidates)
            var support = LanguageSupport()
            let found = Self.grammar(of: names, sample) ?? Self.ruled(sample, &support)
            let isDisputed = found.map(Self.isDisputed) == true
            guard leavesRoomForGuess(found, isDisputed: isDisputed, names) else {
                if let found { candidates.append(found) }
                return
            }
            let guesses =
                knowsOne(of: names)
                ? LanguageGuesses(sample, ruled: found, minimumConfidence: minimumConfidence) : LanguageGuesses()
            let hasName = names.indices.contains { names[$0].evidence.basis == .name }
            let answer = answer(found, isDisputed: !hasName && isDisputed, guesses, support, sample)
            if let answer { candidates.append(answer) }
            addLeanings(to: &candidates, guesses, answer, isNamed: resource.name != nil, sample)
        }
    }

    /// Returns candidates among which those of the name are, hints included.
    ///
    /// The name has been looked up already, unless the detector uses the content alone.
    private func names(of name: ResourceName?, _ candidates: [Candidate]) -> [Candidate] {
        guard let name else { return [] }
        if candidates.indices.contains(where: { candidates[$0].evidence.basis == .name }) { return candidates }
        var names: [Candidate] = []
        registry.appendNames(name, to: &names)
        return names
    }

    /// Adds the languages that are likely but not the answer; for text with a name, only those that can choose among
    /// the types of the name.
    private func addLeanings(
        to candidates: inout [Candidate], _ guesses: LanguageGuesses, _ answer: Candidate?, isNamed: Bool,
        _ text: TextSample
    ) {
        for guess in guesses.languages where !isNamed || guess.mayChoose {
            let leaning = guess.candidate(text, tier: .none)
            if leaning.type != answer?.type { candidates.append(leaning) }
        }
        guard isNamed, let armour = PEMSniffer.candidate(text), armour.type != answer?.type else { return }
        candidates.append(armour)
    }

    /// What a text is, from what rules found and from what the model says about it.
    ///
    /// What the rules found stands, unless they are often wrong about this type, and the model is certain of another
    /// one or considers this one unlikely. The model knows what the rules found.
    private func answer(
        _ found: Candidate?, isDisputed: Bool, _ guesses: LanguageGuesses, _ support: LanguageSupport,
        _ text: TextSample
    ) -> Candidate? {
        if let found, !isDisputed || guesses.ruled == nil { return found }
        let guess = guesses.languages.first
        let answer = guess.flatMap { $0.isAnswer(support) ? $0.candidate(text, tier: .text) : nil }
        guard let found, let likely = guesses.ruled else { return answer }
        if let guess, guess.isLikelyEnough, guess.type != found.type,
            !registry.isSubtype(found.type, of: guess.type)
        {
            return answer ?? found
        }
        return likely < Self.unlikely && guesses.knowsMuch ? nil : found
    }

    /// What rules find is dropped if it is less likely than this.
    private static let unlikely: Float = 0.3

    /// Whether what rules found is often something else, and not what the author states.
    private static func isDisputed(_ found: Candidate) -> Bool {
        !ModelineSniffer.isStatement(found.evidence) && found.id.map(PackedModel.isDisputed) == true
    }

    /// Checks whether a guess can add to what the rules found.
    ///
    /// It can't where they name the only answer, where the author says which language it is, where they support a type
    /// of the name, or where the name claims no more than that it is text, which a guess does not refine.
    private func leavesRoomForGuess(_ found: Candidate?, isDisputed: Bool, _ all: [Candidate]) -> Bool {
        if !all.indices.contains(where: { Self.isName(all, $0) }) { return found == nil || isDisputed }
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

    /// Returns the format of the name if its grammar shows more than lines that look like some language.
    private static func grammar(of names: [Candidate], _ text: TextSample) -> Candidate? {
        let isYAML = names.indices.contains { isName(names, $0) && names.facts(at: $0).id == .yaml }
        return isYAML ? YAMLBlockSniffer.candidate(text) : nil
    }

    /// What is asked after the languages: formats and languages whose lines all have to fit.
    private static let sniffers: [any TextSniffer.Type] = [
        INISniffer.self, YAMLBlockSniffer.self, MarkdownSniffer.self, PrologSniffer.self,
        RSniffer.self, MolfileSniffer.self,
    ]

    /// What the rules for lines say, without the model.
    static func ruled(_ text: TextSample) -> Candidate? {
        var support = LanguageSupport()
        return ruled(text, &support)
    }

    private static func ruled(_ text: TextSample, _ support: inout LanguageSupport) -> Candidate? {
        LanguageSniffer.candidate(text, &support) ?? sniffers.candidate(text)
    }

    /// Names the type that the rules for lines recognise.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text in UTF-8.
    ///   - isWhole: whether the text ends with these bytes.
    /// - Returns: the name of the type; nil if they recognise none.
    package static func ruledType(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> String? {
        ruled(TextSample(bytes: bytes, charset: .utf8, isWhole: isWhole))?.type.essence
    }

    /// Checks whether a guess can make a difference to the answer.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if the content is not text or is already recognised, or if the name implies only plain text or
    ///   a single kind of text that a guess would not change.
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
