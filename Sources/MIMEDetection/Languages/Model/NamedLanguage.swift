import MIMETypes

/// Tells whether a text can be in the language that its name says.
///
/// Nearly all texts can, which the first tokens of a few lines show: the trained model knows which of them are usual in
/// the language. Only where they are not, all rules and the whole model are asked. They have to be nearly certain that
/// the text is something else, and nothing that looks like the language: see `PackedKin`.
struct NamedLanguage {
    /// How many lines are looked at first.
    private static let lines = 12
    /// The sum of their weights up to which a text is looked at more closely.
    private static let few = 40
    /// The bytes of which all tokens are looked at then.
    private static let sample = 512
    /// The features that the model has to know: fewer than for a guess, since the lines have already been odd.
    private static let leastFeatures = 12
    /// How likely the language may be at most.
    private static let unlikely: Float = 0.003
    /// The same where rules recognise another language.
    private static let unlikelyBesideRules: Float = 0.01
    /// How likely another language has to be, if everyone expects the name to stand for its own.
    private static let likely: Float = 0.3
    /// The same if other files use the name too.
    private static let veryLikely: Float = 0.6

    /// The same if the text is in no language that has a type.
    private static let nearlyCertain: Float = 0.97

    private let labels: PackedKin.Labels
    /// The greatest of its own labels.
    private let last: Int
    /// Whether everyone expects the name to stand for its language.
    private let isStrong: Bool
    /// Whether the name stands for no other language, so that rules alone can rule it out.
    private let isAlone: Bool
    private let model = LanguageModel.standard

    /// Makes it for a name's languages.
    init(labels: PackedKin.Labels, isStrong: Bool, isAlone: Bool) {
        self.labels = labels
        self.isStrong = isStrong
        self.isAlone = isAlone
        last = labels.own.last
    }

    /// Whether the first tokens of a text are usual in the language.
    func looksUsual(_ text: TextSample) -> Bool {
        let bytes = text.start.rest(text.start.remaining)
        return startsUsual(bytes) || looksUsualThroughout(bytes)
    }

    /// What a text is instead that does not look usual; nil if it may be in the language.
    ///
    /// `rules` is what the rules for lines say about it.
    func contradiction(_ text: TextSample, rules: Candidate?) -> Candidate? {
        let bytes = text.start.rest(text.start.remaining)
        if let rules, isKin(rules.type) { return nil }
        guard let guess = guess(bytes) else { return isStrong || isAlone ? rules?.rulingOutName : nil }
        if let rules { return guess.own < Self.unlikelyBesideRules ? rules.rulingOutName : nil }
        guard guess.own < Self.unlikely, guess.probability > leastLikely(guess.label),
            !labels.kin.contains(guess.label)
        else { return nil }
        return Self.candidate(guess.label, guess.probability, text)
    }

    /// How likely another label has to be.
    private func leastLikely(_ label: Int) -> Float {
        // What stands for other texts stands for many kinds of them.
        guard let type = PackedModel.type(label) else { return isStrong ? Self.nearlyCertain : 1 }
        // Prose, settings and tables are quoted in programs.
        let category = TypeRegistry.standard.category(of: MIMEType(constant: type))
        guard category == .source || category == .script else { return 1 }
        return isStrong ? Self.likely : Self.veryLikely
    }

    /// Whether the lines start as usual in the language.
    private func startsUsual(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var features = TextFeatures(bytes)
        var sum = 0
        for _ in 0..<Self.lines {
            guard let feature = features.nextLineStart() else { break }
            sum += model.weight(of: feature, among: labels.own, upTo: last)
            if sum > Self.few { return true }
        }
        return false
    }

    private func looksUsualThroughout(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var features = TextFeatures(bytes, limit: Self.sample)
        var (sum, count) = (0, 0)
        features.forEach {
            sum += model.weight(of: $0, among: labels.own, upTo: last)
            count += 1
        }
        // In texts of the language it is several for each; in others it is about nothing.
        return 4 * (sum - Self.few / 2) > 3 * count
    }

    private func isKin(_ type: MIMEType) -> Bool {
        let other = PackedTypes.find(type).flatMap(PackedKin.labels)
        return other.map { !$0.own.isDisjoint(with: labels.kin) } ?? false
    }

    /// The likeliest label, and how likely those of the language are together; nil if the model knows too little of the
    /// text.
    private func guess(_ bytes: UnsafeRawBufferPointer) -> (label: Int, probability: Float, own: Float)? {
        model.withProbabilities(of: bytes, least: Self.leastFeatures) { probabilities in
            var (best, own): (Int, Float) = (0, 0)
            for label in probabilities.indices {
                if labels.own.contains(label) { own += probabilities[label] }
                if probabilities[label] > probabilities[best] { best = label }
            }
            return (best, probabilities[best], own)
        }
    }

    private static func candidate(_ label: Int, _ probability: Float, _ text: TextSample) -> Candidate {
        let type = PackedModel.type(label)
        return Candidate(
            type: type.map { TypeRegistry.standard.canonical(MIMEType(constant: $0)) } ?? PackedTypes.type(.plainText),
            evidence: Evidence(
                basis: .text, tier: .weak, isExhaustive: true, confidence: Double(probability), prefix: "words of ",
                detail: type ?? ConstantText("another kind of text")),
            charset: text.charset)
    }
}
