import Foundation
import MIMEDetection

/// Calibrates the probabilities of a model: of the guesses with a probability of 80 %, for example, 80 % should be
/// right.
///
/// The factors come from texts that were not used for training.
///
/// The scores of a text are multiplied by a factor that depends on the number of its known features, because a model is
/// too confident about texts with few known features. See https://arxiv.org/abs/1706.04599.
struct Calibration {
    /// Factors that leave the scores unchanged, in thousandths.
    static let uncalibrated = [Int32](repeating: 1000, count: LanguageModel.knownSteps.count + 1)
    private static let choices = Array(stride(from: Int32(400), through: 1600, by: 20))
    /// The maximum number of texts for which a package counts.
    ///
    /// Texts of one package resemble each other, so many of them count only as much as a few.
    private static let mostOfPackage: Float = 4

    /// The factor of each step of the number of known features, in thousandths.
    let factors: [Int32]

    /// Finds the best factors from the judgements of an uncalibrated model.
    ///
    /// Only texts that detection leaves to the model count: the texts that rules recognise are easier.
    init(_ judgements: [Judgement]) {
        let judgements = judgements.filter(\.isLeftToModel)
        let weights = Self.weights(judgements)
        var steps: [[(judgement: Judgement, weight: Float)]] = Self.uncalibrated.map { _ in [] }
        for judgement in judgements where judgement.isJudged {
            let weight = weights["\(judgement.guess)/\(judgement.package)"] ?? 1
            steps[Self.step(judgement)].append((judgement, weight))
        }
        factors = steps.map { step in Self.choices.min { Self.loss(step, $0) < Self.loss(step, $1) } ?? 1000 }
    }

    /// Returns the judgements with calibrated probabilities.
    func applied(to judgements: [Judgement]) -> [Judgement] {
        judgements.map { $0.isJudged ? $0.multiplied(by: Float(factors[Self.step($0)]) / 1000) : $0 }
    }

    /// Returns the weight of each text, by its likeliest label and its package, so that a package counts as
    /// `mostOfPackage` texts of a label at most.
    static func weights(_ judgements: [Judgement]) -> [String: Float] {
        let counts = Dictionary(judgements.map { ("\($0.guess)/\($0.package)", 1) }, uniquingKeysWith: +)
        return counts.mapValues { min(1, mostOfPackage / Float($0)) }
    }

    /// Returns the step of the number of known features of a judgement.
    static func step(_ judgement: Judgement) -> Int {
        LanguageModel.step(judgement.known)
    }

    /// Returns the weighted sum of the negative logarithms of the probabilities that were given to what turned out to
    /// be true.
    ///
    /// Some files are not what their names state, so no guess is assumed to be right or wrong with complete certainty.
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
    /// Returns the judgement of a model whose scores are multiplied by a factor.
    ///
    /// Labels that are not among `likeliest` are ignored.
    func multiplied(by factor: Float) -> Judgement {
        var scaled = self
        let powers = likeliest.map { pow($0.probability, factor) }
        let sum = powers.reduce(0, +)
        scaled.likeliest = zip(likeliest, powers).map { (label: $0.label, probability: $1 / sum) }
        return scaled
    }
}
