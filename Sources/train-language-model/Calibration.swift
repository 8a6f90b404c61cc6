import Foundation
import MIMEDetection

/// Makes probabilities right as often as they say, on texts that were not trained on.
///
/// Scores are multiplied by a factor, one for each step of the number of known features: of a few words a model knows
/// less than it thinks. https://arxiv.org/abs/1706.04599
struct Calibration {
    /// The factors that change nothing, in thousandths.
    static let uncalibrated = [Int32](repeating: 1000, count: LanguageModel.knownSteps.count + 1)
    private static let choices = Array(stride(from: Int32(400), through: 1600, by: 20))
    /// Texts of one package resemble each other, so that many of them count like a few.
    private static let mostOfPackage: Float = 4

    /// The factors, in thousandths.
    let factors: [Int32]

    /// Finds the factors for judgements of an uncalibrated model.
    init(_ judgements: [Judgement]) {
        let weights = Self.weights(judgements)
        var steps: [[(judgement: Judgement, weight: Float)]] = Self.uncalibrated.map { _ in [] }
        for judgement in judgements where judgement.isJudged {
            let weight = weights["\(judgement.guess)/\(judgement.package)"] ?? 1
            steps[Self.step(judgement)].append((judgement, weight))
        }
        factors = steps.map { step in Self.choices.min { Self.loss(step, $0) < Self.loss(step, $1) } ?? 1000 }
    }

    /// The judgements with the probabilities that the factors give.
    func applied(to judgements: [Judgement]) -> [Judgement] {
        judgements.map { $0.isJudged ? $0.multiplied(by: Float(factors[Self.step($0)]) / 1000) : $0 }
    }

    /// How much each text of a package counts that is taken for a label.
    static func weights(_ judgements: [Judgement]) -> [String: Float] {
        let counts = Dictionary(judgements.map { ("\($0.guess)/\($0.package)", 1) }, uniquingKeysWith: +)
        return counts.mapValues { min(1, mostOfPackage / Float($0)) }
    }

    /// The step of the number of known features.
    static func step(_ judgement: Judgement) -> Int {
        LanguageModel.step(judgement.known)
    }

    /// How surprising it is which guesses are right.
    ///
    /// Some files are not what their names say, so that no guess is quite certain to be right or wrong.
    private static func loss(_ judgements: [(judgement: Judgement, weight: Float)], _ factor: Int32) -> Float {
        judgements.reduce(0) { sum, item in
            let likely = item.judgement.multiplied(by: Float(factor) / 1000).probability
            let right = item.judgement.isRight ? likely : 1 - likely
            return sum - item.weight * log(mislabelled + (1 - 2 * mislabelled) * right)
        }
    }

    private static let mislabelled: Float = 0.02
}

extension Judgement {
    /// The judgement of a model whose scores are multiplied by a factor; other labels make no difference.
    func multiplied(by factor: Float) -> Judgement {
        var scaled = self
        let powers = likeliest.map { pow($0.probability, factor) }
        let sum = powers.reduce(0, +)
        scaled.likeliest = zip(likeliest, powers).map { (label: $0.label, probability: $1 / sum) }
        return scaled
    }
}
