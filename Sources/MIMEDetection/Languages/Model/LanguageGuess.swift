import MIMETypes

/// A language that the trained model considers likely for a text.
struct LanguageGuess {
    /// A less likely language does not choose between the types of a name.
    private static let minProbability: Float = 0.35

    private let label: Int
    private let probability: Float
    /// Whether it is likely enough to be the type of the text.
    let isAnswer: Bool

    /// Finds the likely languages of a text.
    ///
    /// - Parameters:
    ///   - text: the start of the text.
    ///   - minimumConfidence: how likely an answer has to be; nil for the value of its language.
    /// - Returns: two at most, the likeliest first.
    static func guesses(_ text: TextSample, minimumConfidence: Double?) -> [LanguageGuess] {
        // Markup is recognised elsewhere, and a document that quotes source text between fences is not source text.
        guard text.start.peek() != UInt8(ascii: "<"), !hasFence(text) else { return [] }
        let bytes = text.start.rest(text.start.remaining)
        let guesses = LanguageModel.standard.withJudgement(of: bytes) { probabilities, known in
            probabilities.indices.filter { probabilities[$0] >= minProbability }
                .sorted { probabilities[$0] > probabilities[$1] }
                .compactMap { LanguageGuess(label: $0, probability: probabilities[$0], known, minimumConfidence) }
        }
        return guesses ?? []
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

    /// Nil for a label that represents other texts.
    private init?(label: Int, probability: Float, _ known: Int, _ minimumConfidence: Double?) {
        guard PackedModel.type(label) != nil else { return nil }
        self.label = label
        self.probability = probability
        let isShort = known < LanguageModel.enoughKnown
        isAnswer = Double(probability) >= minimumConfidence ?? PackedModel.threshold(label, isShort: isShort)
    }

    func candidate(_ text: TextSample, tier: Evidence.Tier) -> Candidate {
        let type = PackedModel.type(label) ?? ConstantText("text/plain")
        return Candidate(
            type: PackedTypes.canonical(MIMEType(constant: type)),
            evidence: Evidence(
                basis: .text, tier: tier, confidence: Double(probability), prefix: "words of ", detail: type),
            charset: text.charset)
    }
}
