import MIMEDetection

/// The result of a model for a text on which it was not trained.
struct Judgement {
    let path: String
    let label: Int
    /// The number of features of the text that the model knows.
    let known: Int
    let part: TextPart
    let ruledType: String?
    /// Whether detection leaves the text to the model, because nothing else recognises it.
    let isLeftToModel: Bool
    /// The most likely labels with their probabilities, the most likely label first.
    var likeliest: [(label: Int, probability: Float)]

    var guess: Int { likeliest[0].label }
    var probability: Float { likeliest[0].probability }
    var isRight: Bool { guess == label }

    /// The name of the package that contains the text.
    var package: Substring { path.split(separator: "/")[1] }

    /// Whether the model knows enough features of the text to judge it.
    var isJudged: Bool { known >= LanguageModel.minKnown }
}

extension Judgement {
    /// The number of the most likely labels that are kept.
    private static let kept = 8

    /// Judges a text with a model.
    init(_ example: Example, _ model: LanguageModel) {
        let found = model.withJudgement(of: example.features, ruled: example.ruled) { probabilities, known in
            let order = probabilities.indices.sorted { (probabilities[$1], $0) < (probabilities[$0], $1) }
            return (order.prefix(Self.kept).map { (label: $0, probability: probabilities[$0]) }, known)
        }
        self.init(
            path: example.path, label: example.label, known: found?.1 ?? 0, part: example.part,
            ruledType: example.ruledType, isLeftToModel: example.isLeftToModel,
            likeliest: found?.0 ?? [(label: 0, probability: 0)])
    }
}
