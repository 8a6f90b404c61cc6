import Foundation
import MIMEDetection

/// Vectors of features and of labels.
///
/// The dot product of two vectors is the evidence that a feature gives for a label.
struct LinearModel {
    let features: [UInt32]
    /// The vectors of the features.
    var inputs: PackedVectors
    /// The vectors of the labels: for each dimension, one number for each label.
    var outputs: [Float]
    var biases: [Float]
}

/// Low-rank softmax regression by stochastic gradient descent, with decreasing step sizes (Adagrad).
///
/// A random share of each text's features is left out, so that no label depends on only a few features. All random
/// numbers come from a generator with a fixed seed, so the same texts always produce the same vectors.
///
/// In the last rounds, the features' vectors are already rounded to the few bits of their final form, and only the
/// labels learn.
struct Training {
    private static let rounds = 8
    /// The number of rounds in which only the labels learn.
    private static let lastRounds = 1
    private static let step: Float = 0.2
    /// The mean share of a text's features that are left out, and the share of texts for which the type recognised by
    /// rules is left out.
    private static let dropped: (features: Float, ruled: Float) = (0.35, 0.7)
    private static let dimensions = LanguageModel.dimensions

    private let labels: Int
    private let features: [UInt32]
    private let rows: [Row]
    private let labelWeights: [Float]

    /// A text: its label, the numbers and values of its features, and the number of the feature for the type that rules
    /// recognise.
    private struct Row {
        let label: Int
        let entries: [(feature: Int, value: Float)]
        let ruled: Int?
    }

    init(corpus: TrainingCorpus, examples: [Example]) {
        labels = corpus.labels.count
        features = FeatureSelection(examples, labels: labels).features
        let numbers = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($0.element, $0.offset) })
        rows = examples.map { example in
            let entries = example.features.compactMap { feature in
                numbers[feature.hash].map { (feature: $0, value: LanguageModel.logarithm(feature.count)) }
            }
            return Row(label: example.label, entries: entries, ruled: example.ruled.flatMap { numbers[$0] })
        }
        var counts = [Float](repeating: 0, count: labels)
        for row in rows { counts[row.label] += 1 }
        // Rare labels have a higher weight than their number of texts would give them.
        let mean = counts.reduce(0, +) / Float(labels)
        labelWeights = counts.map { $0 == 0 ? 0 : min(3, max(0.5, (mean / $0).squareRoot())) }
    }

    func model() -> LinearModel {
        var random = RandomNumbers()
        var learner = Learner(features: features.count, labels: labels, &random)
        defer { learner.deallocate() }
        var order = Array(rows.indices)
        var entries: [(feature: Int, value: Float)] = []
        var inputs: PackedVectors?
        for round in 0..<Self.rounds + Self.lastRounds {
            if round == Self.rounds { inputs = learner.packInputs() }
            random.shuffle(&order)
            let step = Self.step * max(0.1, 1 - 0.9 * Float(round) / Float(Self.rounds))
            for number in order {
                sample(rows[number], into: &entries, &random)
                learner.learn(entries, label: rows[number].label, importance: labelWeights[rows[number].label], step)
            }
        }
        return learner.model(features, inputs ?? learner.packInputs())
    }

    /// Chooses a random part of a text's features, and normalises their values.
    private func sample(
        _ row: Row, into entries: inout [(feature: Int, value: Float)], _ random: inout RandomNumbers
    ) {
        let share = min(0.95, 2 * Self.dropped.features * random.fraction())
        entries.removeAll(keepingCapacity: true)
        var norm: Float = 0
        for entry in row.entries where random.fraction() >= share {
            entries.append(entry)
            norm += entry.value * entry.value
        }
        let factor = 1 / max(norm, 1).squareRoot()
        for place in entries.indices { entries[place].value *= factor }
        if let ruled = row.ruled, random.fraction() >= Self.dropped.ruled {
            entries.append((ruled, LanguageModel.ruledFactor))
        }
    }
}

/// A generator of pseudorandom numbers with a fixed seed: Marsaglia's xorshift.
///
/// https://www.jstatsoft.org/article/view/v008i14
struct RandomNumbers {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt32(truncatingIfNeeded: state >> 32)
    }

    /// Returns a number from 0 up to 1.
    mutating func fraction() -> Float { Float(next()) / 4_294_967_296 }

    mutating func shuffle(_ order: inout [Int]) {
        for place in stride(from: order.count - 1, to: 0, by: -1) {
            order.swapAt(place, Int(next() % UInt32(place + 1)))
        }
    }
}
