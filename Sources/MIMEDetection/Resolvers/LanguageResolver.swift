public import MIMETypes

/// A resolver that guesses the programming language or configuration format of text from its first lines.
///
/// Evidence: the head (the first 8 KiB by default), as text. If there is a name, the guess can only help to choose
/// among the types that the name implies; it never contradicts the name. If there is no name, the guess alone is enough
/// to decide on a type. If no language is likely enough, no guess is made.
public struct LanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The minimum confidence of the model's answer; nil to use a separate threshold for each language.
    private let minimumConfidence: Double?

    /// Creates the resolver.
    ///
    /// - Parameter minimumConfidence: the minimum confidence, from 0 to 1, for guessing the language of text that no
    ///   rule recognises; nil to use a separate threshold for each language. These thresholds keep wrong answers rare.
    public init(minimumConfidence: Double? = nil) {
        self.minimumConfidence = minimumConfidence
    }

    /// Whether the resolver has the settings that `init()` gives it.
    var isStandard: Bool { registry.additions == nil && minimumConfidence == nil }

    /// Guesses the language from the first lines.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: the answer, if there is one, followed by up to three other likely languages, the most likely first.
    ///   The candidates for these other languages have the tier `none`, since they are not answers by themselves. If
    ///   the resource has a name, the other languages include only those that can help to choose among the types that
    ///   the name implies. Empty if the content is not text, or not in a known language.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let text = try TextHead(resource) else { return [] }
        return try CandidateBuffer.array { (found) throws(ResourceError) in try append(to: &found, text, resource) }
    }

    /// Adds the candidates for the text of a resource's head; if the method throws, none has been added.
    @inline(never)
    func append(
        to candidates: inout CandidateBuffer, _ text: TextHead, _ resource: Resource
    ) throws(ResourceError) {
        guard let name = resource.name, !candidates.contains(where: { $0.evidence.basis == .name }) else {
            let names = resource.name == nil ? .none : candidates
            return try text.withSample(of: resource) { append(to: &candidates, $0, names, resource.name != nil) }
        }
        // The detector uses the content alone, but the name still chooses among the guesses.
        try CandidateBuffer.with { (names) throws(ResourceError) in
            registry.appendNames(name, to: &names)
            try text.withSample(of: resource) { append(to: &candidates, $0, names, true) }
        }
    }

    /// Adds the candidates for text; `names` includes all types of its name, and hints.
    private func append(
        to candidates: inout CandidateBuffer, _ sample: TextSample, _ names: CandidateBuffer, _ isNamed: Bool
    ) {
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
        let hasName = names.contains { $0.evidence.basis == .name }
        let answer = answer(found, isDisputed: !hasName && isDisputed, guesses, support, sample)
        if let answer { candidates.append(answer) }
        addLeanings(to: &candidates, guesses, answer, isNamed: isNamed, sample)
    }

    /// Adds the languages that are likely but not the answer; for text with a name, only those that can help to choose
    /// among the types of the name.
    private func addLeanings(
        to candidates: inout CandidateBuffer, _ guesses: LanguageGuesses, _ answer: Candidate?, isNamed: Bool,
        _ text: TextSample
    ) {
        for guess in guesses.languages where !isNamed || guess.mayChoose {
            let leaning = guess.candidate(text, tier: .none)
            if leaning.type != answer?.type { candidates.append(leaning) }
        }
        guard isNamed, let armour = PEMSniffer.candidate(text), armour.type != answer?.type else { return }
        candidates.append(armour)
    }

    /// Combines the type that the rules found with the guesses of the model.
    ///
    /// The type that the rules found is used, except in one case: the rules are often wrong about this type, and the
    /// model is certain of another type or considers this one unlikely. What the rules found is an input of the model.
    private func answer(
        _ found: Candidate?, isDisputed: Bool, _ guesses: LanguageGuesses, _ support: LanguageSupport,
        _ text: TextSample
    ) -> Candidate? {
        if let found, !isDisputed || guesses.ruled == nil { return found }
        let guess = guesses.languages.first
        let answer = guess.flatMap {
            $0.isAnswer(support, ruled: found?.id) ? $0.candidate(text, tier: .text) : nil
        }
        guard let found, let own = guesses.ruled else { return answer }
        if let guess, guess.isLikelyEnough, guess.type != found.type,
            !registry.isSubtype(found.type, of: guess.type)
        {
            return answer ?? found
        }
        return guesses.knowsMuch && own + extensions(of: found, in: guesses) < Self.unlikely ? nil : found
    }

    /// Returns how likely the languages are that build on the one that the rules found: text in them is similar to it.
    private func extensions(of found: Candidate, in guesses: LanguageGuesses) -> Float {
        guard let id = found.id else { return 0 }
        return guesses.languages.reduce(0) { sum, guess in
            let builds = PackedTypes.find(guess.type).map { PackedLanguages.extends($0, id) } == true
            return builds ? sum + guess.probability : sum
        }
    }

    /// The probability below which a type that the rules found is dropped.
    private static let unlikely: Float = 0.3

    /// Checks whether the rules are often wrong about the type that they found, and the author doesn't state the type.
    private static func isDisputed(_ found: Candidate) -> Bool {
        !ModelineSniffer.isStatement(found.evidence) && found.id.map(PackedModel.isDisputed) == true
    }

    /// Checks whether a guess can add to what the rules found.
    ///
    /// A guess can't add anything if the rules found a type that is rarely wrong and there is no name, if the author
    /// states the language, if the rules support a type of the name, or if the name implies only plain text, which a
    /// guess doesn't refine.
    private func leavesRoomForGuess(_ found: Candidate?, isDisputed: Bool, _ all: CandidateBuffer) -> Bool {
        if !all.indices.contains(where: { Self.isName(all, $0) }) { return found == nil || isDisputed }
        // The name implies only plain text, but a hint may be another kind of text.
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

    /// Checks whether a candidate is a type of the name and not only a hint.
    private static func isName(_ all: CandidateBuffer, _ index: Int) -> Bool {
        all[index].evidence.basis == .name && all[index].evidence.nameStrength > .hint
    }

    /// Checks whether the model knows one of the kinds of text that the name implies, so that its guess can help to
    /// choose.
    private func knowsOne(of all: CandidateBuffer) -> Bool {
        var hasTexts = false
        for index in all.indices where Self.isName(all, index) && all.facts(at: index).id != .plainText {
            guard registry.isText(all[index].type) else { continue }
            if registry.mayBeGuessed(all[index].type) { return true }
            hasTexts = true
        }
        return !hasTexts
    }

    /// Returns the format that the name implies if the text fits its grammar, which is stronger evidence than lines
    /// that look like some language.
    private static func grammar(of names: CandidateBuffer, _ text: TextSample) -> Candidate? {
        let isYAML = names.indices.contains { isName(names, $0) && names.facts(at: $0).id == .yaml }
        return isYAML ? YAMLBlockSniffer.candidate(text) : nil
    }

    /// Returns the type that the rules for lines recognise, without the model.
    static func ruled(_ text: TextSample) -> Candidate? {
        var support = LanguageSupport()
        return ruled(text, &support)
    }

    private static func ruled(_ text: TextSample, _ support: inout LanguageSupport) -> Candidate? {
        if let found = LanguageSniffer.candidate(text, &support) {
            return DocumentedProgram.refined(ScopeOperator.refined(found, text), text)
        }
        return format(text) ?? template(text)
    }

    /// Asks for formats and languages in which all lines have to fit.
    private static func format(_ text: TextSample) -> Candidate? {
        INISniffer.candidate(text) ?? YAMLBlockSniffer.candidate(text) ?? MarkdownSniffer.candidate(text)
            ?? StylesheetSniffer.candidate(text) ?? PrologSniffer.candidate(text) ?? RSniffer.candidate(text)
            ?? molecule(text) ?? IgnoreListSniffer.candidate(text) ?? DependencySniffer.candidate(text)
    }

    /// Asks for formats of chemistry and biology.
    private static func molecule(_ text: TextSample) -> Candidate? {
        MolfileSniffer.candidate(text) ?? AtomListSniffer.candidate(text) ?? SequenceSniffer.candidate(text)
            ?? ReadsSniffer.candidate(text)
    }

    /// Asks for templates, which may be of any text.
    private static func template(_ text: TextSample) -> Candidate? {
        VueSniffer.candidate(text) ?? ERBSniffer.candidate(text) ?? JinjaSniffer.candidate(text)
    }

    /// Returns the name of the type that the rules for lines recognise.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text in UTF-8.
    ///   - isWhole: whether the text ends with these bytes.
    /// - Returns: the name of the type; nil if the rules recognise none.
    package static func ruledType(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> String? {
        ruled(TextSample(bytes: bytes, form: .utf8, isWhole: isWhole))?.type.essence
    }

    /// Checks whether a guess can make a difference to the answer.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if the content is not text, if its type is already recognised, if something in the text
    ///   outweighs a guess and there is no name, if the name implies only plain text, or if the name implies a single
    ///   kind of text and a guess would not change it.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        candidates.withBuffer { isNeeded(after: $0) }
    }

    func isNeeded(after candidates: CandidateBuffer) -> Bool {
        var (isText, heaviest): (Bool, Int?) = (false, nil)
        var saysOnlyText = true
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .text where candidates[index].rulesOutName: return false
            // That a text starts like a template only helps to choose between names.
            case .text where candidates[index].evidence.tier == .none: continue
            case .text where candidates.facts(at: index).id != .plainText: return false
            case .text: isText = true
            // The content is text, which rules out the binary formats of the name.
            case .name where candidates[index].evidence.nameStrength == .hint: saysOnlyText = false
            case .name where candidates.isText(at: index, registry):
                if candidates.facts(at: index).id != .plainText { saysOnlyText = false }
                if let best = heaviest, candidates[best].evidence.weight >= candidates[index].evidence.weight {
                    continue
                }
                heaviest = index
            case .name: saysOnlyText = false
            default: if candidates.facts(at: index).isConclusive { return false }
            }
        }
        guard isText, let heaviest else { return isText && !isOutweighed(candidates) }
        return !saysOnlyText && (!isSettled(candidates[heaviest].type) || hasRival(heaviest, candidates))
    }

    /// Checks whether something in the text is stronger evidence than any guess, and there is neither a name nor a
    /// declared type that the guess could agree with.
    private func isOutweighed(_ candidates: CandidateBuffer) -> Bool {
        var isRecognised = false
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .name, .declaredType: return false
            case .signature, .container, .xmlRoot:
                guard candidates[index].evidence.tier >= .weak else { continue }
                isRecognised = isRecognised || candidates.isText(at: index, registry)
            case .text, .fileKind, .libmagic, .fallback: continue
            }
        }
        return isRecognised
    }

    /// Checks whether the name may also represent another kind of text, so that a guess can help to choose.
    ///
    /// Two kinds don't count as different if one is a subtype of the other, as Python 3 is of Python: a guess fits
    /// both.
    private func hasRival(_ heaviest: Int, _ candidates: CandidateBuffer) -> Bool {
        candidates.indices.contains { index in
            index != heaviest && Self.isName(candidates, index) && registry.isText(candidates[index].type)
                && !registry.isBuiltLike(candidates[index].type, candidates[heaviest].type)
                && !registry.isBuiltLike(candidates[heaviest].type, candidates[index].type)
        }
    }

    /// Checks whether text whose name implies a type is of that type, whatever its lines look like.
    private func isSettled(_ type: MIMEType) -> Bool {
        guard let id = PackedTypes.find(type), id != .plainText, id != .xml, id != .json else { return false }
        return !registry.hasMandatorySignature(type) && !registry.needsEvidence(type)
    }
}
