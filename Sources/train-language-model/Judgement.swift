import MIMEDetection

/// What a model said about a text that it had not seen.
struct Judgement {
    let path: String
    let label: Int
    /// How many features of the text the model knows.
    let known: Int
    let part: TextPart
    let ruledType: String?
    /// The likeliest labels with their probabilities, the likeliest first.
    var likeliest: [(label: Int, probability: Float)]

    var guess: Int { likeliest[0].label }
    var probability: Float { likeliest[0].probability }
    var isRight: Bool { guess == label }

    /// The package that the text is from.
    var package: Substring { path.split(separator: "/")[1] }

    /// Whether the model knew enough of the text to say anything.
    var isJudged: Bool { known >= LanguageModel.minKnown }
}

extension Judgement {
    /// How many of the likeliest labels are kept.
    private static let kept = 8

    /// Asks a model about a text.
    init(_ example: Example, _ model: LanguageModel) {
        let found = model.withJudgement(of: example.features, ruled: example.ruled) { probabilities, known in
            let order = probabilities.indices.sorted { (probabilities[$1], $0) < (probabilities[$0], $1) }
            return (order.prefix(Self.kept).map { (label: $0, probability: probabilities[$0]) }, known)
        }
        self.init(
            path: example.path, label: example.label, known: found?.1 ?? 0, part: example.part,
            ruledType: example.ruledType, likeliest: found?.0 ?? [(label: 0, probability: 0)])
    }
}
