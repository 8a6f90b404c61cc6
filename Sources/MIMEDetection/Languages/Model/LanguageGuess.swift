import MIMETypes

/// A language that the trained model considers likely for a text.
struct LanguageGuess {
    /// A less likely language does not choose between the types of a name.
    static let minimumLikely: Float = 0.05
    private let label: Int
    /// How likely it is.
    let probability: Float
    /// Whether it is likely enough to be the type of the text.
    let isAnswer: Bool

    /// Nil for a label that represents other texts.
    fileprivate init?(label: Int, probability: Float, _ minimumConfidence: Double?) {
        guard PackedModel.type(label) != nil else { return nil }
        self.label = label
        self.probability = probability
        isAnswer = Double(probability) >= minimumConfidence ?? PackedModel.threshold(label)
    }

    /// The type of the language.
    var type: MIMEType { PackedTypes.canonical(MIMEType(constant: name)) }

    private var name: ConstantText { PackedModel.type(label) ?? ConstantText("text/plain") }

    func candidate(_ text: TextSample, tier: Evidence.Tier) -> Candidate {
        Candidate(
            type: type,
            evidence: Evidence(
                basis: .text, tier: tier, confidence: Double(probability), prefix: "words of ", detail: name),
            charset: text.charset)
    }
}

/// What the trained model says about a text.
struct LanguageGuesses {
    /// How many languages are worth mentioning.
    private static let maximum = 3

    /// The likely languages, the likeliest first.
    private(set) var languages: [LanguageGuess] = []
    /// How likely the type is that rules recognise; nil if they recognise none, or one that the model does not know.
    private(set) var ruled: Float?

    /// Nothing.
    init() {}

    /// Finds the likely languages of a text.
    ///
    /// - Parameters:
    ///   - text: the start of the text.
    ///   - ruled: what rules for lines recognise.
    ///   - minimumConfidence: how likely an answer has to be; nil for the value of its language.
    init(_ text: TextSample, ruled: Candidate?, minimumConfidence: Double?) {
        // Markup is recognised elsewhere, and a document that quotes source text between fences is not source text.
        guard text.start.peek() != UInt8(ascii: "<"), !Self.hasFence(text) else { return }
        let bytes = text.start.rest(text.start.remaining)
        let id = ruled?.id
        let feature = id.map { TextFeatures.ruled(TypeRecord($0).name.bytes) }
        LanguageModel.standard.withJudgement(of: bytes, ruled: feature) { probabilities, _ in
            languages = Self.likeliest(probabilities)
                .compactMap { LanguageGuess(label: $0, probability: probabilities[$0], minimumConfidence) }
            self.ruled = id.flatMap { Self.probability(of: $0, probabilities) }
        }
    }

    /// The likeliest labels, the likeliest first.
    private static func likeliest(_ probabilities: UnsafeBufferPointer<Float>) -> [Int] {
        let likely = probabilities.indices.filter { probabilities[$0] >= LanguageGuess.minimumLikely }
        return Array(likely.sorted { probabilities[$0] > probabilities[$1] }.prefix(maximum))
    }

    /// How likely the languages of a type are; nil if there are none.
    private static func probability(of type: TypeID, _ probabilities: UnsafeBufferPointer<Float>) -> Float? {
        guard let own = PackedKin.labels(of: type)?.own, !own.isEmpty else { return nil }
        return probabilities.indices.reduce(0) { own.contains($1) ? $0 + probabilities[$1] : $0 }
    }

    private static func hasFence(_ text: TextSample) -> Bool {
        var cursor = text.start
        while cursor.skip(behind: "\n```") {
            // A string or a comment may contain one; its own line is a fence.
            let rest = cursor.take { $0 != 0x0A }
            if rest.count < 24 { return true }
        }
        return false
    }
}
