import Foundation
import MIMEDetection

/// Vectors of features and of labels, whose product is how much a feature speaks for a label.
struct LinearModel {
    let features: [UInt32]
    /// A vector for each feature.
    var inputs: [Float]
    /// For each dimension a number for each label.
    var outputs: [Float]
    var biases: [Float]
}

/// Softmax regression of low rank by stochastic descent, with steps that shrink as more is learned (Adagrad).
///
/// A random share of each text's features is left out, so that nothing depends on few of them. All random numbers come
/// from a generator with a fixed seed, so that the same texts give the same vectors.
struct Training {
    private static let rounds = 8
    private static let step: Float = 0.2
    /// The mean share of features that are left out, and of the types that rules recognise.
    private static let dropped: (features: Float, ruled: Float) = (0.35, 0.15)
    private static let dimensions = LanguageModel.dimensions

    private let labels: Int
    private let features: [UInt32]
    private let rows: [Row]
    private let labelWeights: [Float]

    /// A text: the numbers of its features and their values, and of the feature of what rules recognise.
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
        // Rare labels count a little more than they occur.
        let mean = counts.reduce(0, +) / Float(labels)
        labelWeights = counts.map { $0 == 0 ? 0 : min(3, max(0.5, (mean / $0).squareRoot())) }
    }

    func model() -> LinearModel {
        var random = RandomNumbers()
        let learner = Learner(features: features.count, labels: labels, &random)
        defer { learner.deallocate() }
        var order = Array(rows.indices)
        var entries: [(feature: Int, value: Float)] = []
        for round in 0..<Self.rounds {
            random.shuffle(&order)
            let step = Self.step * (1 - 0.9 * Float(round) / Float(Self.rounds))
            for number in order {
                sample(rows[number], into: &entries, &random)
                learner.learn(entries, label: rows[number].label, importance: labelWeights[rows[number].label], step)
            }
        }
        return learner.model(features)
    }

    /// A part of a text's features, whose values are normalised.
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

/// Random numbers from a fixed seed, by Marsaglia's generator.
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

    /// A number from 0 to 1.
    mutating func fraction() -> Float { Float(next()) / 4_294_967_296 }

    mutating func shuffle(_ order: inout [Int]) {
        for place in stride(from: order.count - 1, to: 0, by: -1) {
            order.swapAt(place, Int(next() % UInt32(place + 1)))
        }
    }
}
