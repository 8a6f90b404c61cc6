import Foundation
import MIMEDetection

/// Weights of features for labels.
struct LinearModel {
    let features: [UInt32]
    /// Row by row, a row a feature.
    var weights: [Float]
    var biases: [Float]
}

/// Softmax regression by stochastic descent, with a step for each feature that shrinks as it is learned (Adagrad).
///
/// The order of the texts comes from a generator with a fixed seed, so that the same texts give the same weights.
struct Training {
    private static let rounds = 4
    private static let finishing = 2
    private static let step: Float = 0.2
    /// How many weights are kept.
    private static let kept = 88_000
    private static let keptPerFeature = 28

    private let labels: Int
    private let features: [UInt32]
    private let rows: [Row]
    private let labelWeights: [Float]

    /// A text: the numbers of its features and their values, normalised.
    private struct Row {
        let label: Int
        let entries: [(feature: Int, value: Float)]
    }

    init(corpus: TrainingCorpus, examples: [Example]) {
        labels = corpus.labels.count
        features = FeatureSelection(examples, labels: labels).features
        let numbers = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($0.element, $0.offset) })
        rows = examples.map { example in Row(label: example.label, entries: Self.entries(example, numbers)) }
        var counts = [Float](repeating: 0, count: labels)
        for row in rows { counts[row.label] += 1 }
        // Rare labels count a little more than they occur.
        let mean = counts.reduce(0, +) / Float(labels)
        labelWeights = counts.map { $0 == 0 ? 0 : min(3, (mean / $0).squareRoot()) }
    }

    static func entries(_ example: Example, _ numbers: [UInt32: Int]) -> [(feature: Int, value: Float)] {
        let known = example.features.compactMap { feature in
            numbers[feature.hash].map { (feature: $0, value: LanguageModel.logarithms(Int(feature.count))) }
        }
        let norm = known.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
        return known.map { ($0.feature, $0.value / max(norm, 0.001) * LanguageModel.sharpness) }
    }

    func model() -> LinearModel {
        var model = LinearModel(
            features: features, weights: Array(repeating: 0, count: features.count * labels),
            biases: Array(repeating: 0, count: labels))
        var state = State(features: features.count, labels: labels)
        for round in 0..<Self.rounds { pass(&model, &state, round: round, mask: nil) }
        let mask = prune(&model)
        for round in 0..<Self.finishing { pass(&model, &state, round: Self.rounds + round, mask: mask) }
        return model
    }

    private struct State {
        /// The sums of squared gradients, by feature and by label.
        var features: [Float]
        var labels: [Float]

        init(features: Int, labels: Int) {
            self.features = Array(repeating: 1e-3, count: features)
            self.labels = Array(repeating: 1e-3, count: labels)
        }
    }

    private func pass(_ model: inout LinearModel, _ state: inout State, round: Int, mask: [Float]?) {
        var scores = [Float](repeating: 0, count: labels)
        for number in order(round) {
            model.weights.withUnsafeMutableBufferPointer { weights in
                scores.withUnsafeMutableBufferPointer { scores in
                    predict(rows[number], UnsafeBufferPointer(weights), model.biases, scores)
                    learn(rows[number], weights, &model.biases, scores, &state, mask)
                }
            }
        }
    }

    private func predict(
        _ row: Row, _ weights: UnsafeBufferPointer<Float>, _ biases: [Float],
        _ scores: UnsafeMutableBufferPointer<Float>
    ) {
        for label in 0..<labels { scores[label] = biases[label] }
        for (feature, value) in row.entries {
            let start = feature &* labels
            for label in 0..<labels { scores[label] += weights[start &+ label] * value }
        }
        let most = scores.max() ?? 0
        var sum: Float = 0
        for label in 0..<labels {
            scores[label] = exp(scores[label] - most)
            sum += scores[label]
        }
        for label in 0..<labels { scores[label] /= sum }
    }

    /// Moves the weights against the gradient.
    private func learn(
        _ row: Row, _ weights: UnsafeMutableBufferPointer<Float>, _ biases: inout [Float],
        _ scores: UnsafeMutableBufferPointer<Float>, _ state: inout State, _ mask: [Float]?
    ) {
        scores[row.label] -= 1
        let importance = labelWeights[row.label]
        var square: Float = 0
        for label in 0..<labels {
            scores[label] *= importance
            square += scores[label] * scores[label]
            state.labels[label] += scores[label] * scores[label]
            biases[label] -= 0.3 * scores[label] / state.labels[label].squareRoot()
        }
        for (feature, value) in row.entries {
            state.features[feature] += square * value * value
            let step = Self.step * value / state.features[feature].squareRoot()
            let start = feature &* labels
            if let mask {
                for label in 0..<labels { weights[start &+ label] -= step * scores[label] * mask[start &+ label] }
            } else {
                for label in 0..<labels { weights[start &+ label] -= step * scores[label] }
            }
        }
    }

    /// The numbers of the texts in the order of a round.
    private func order(_ round: Int) -> [Int] {
        var order = Array(rows.indices)
        var seed = UInt64(round + 1) &* 0x9E37_79B9_7F4A_7C15
        for position in stride(from: order.count - 1, to: 0, by: -1) {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            order.swapAt(position, Int((seed >> 33) % UInt64(position + 1)))
        }
        return order
    }

    /// Takes the weights away that matter least; the mask is 1 for those that are left.
    private func prune(_ model: inout LinearModel) -> [Float] {
        // What all labels have in common decides nothing.
        for feature in features.indices {
            let row = (feature * labels)..<((feature + 1) * labels)
            let middle = model.weights[row].sorted()[labels / 2]
            for position in row { model.weights[position] -= middle }
        }
        var frequency = [Float](repeating: 0, count: features.count)
        for row in rows { for entry in row.entries { frequency[entry.feature] += 1 } }
        var matters: [(value: Float, position: Int)] = []
        for feature in features.indices {
            let share = (frequency[feature] / Float(rows.count)).squareRoot()
            let row = (feature * labels)..<((feature + 1) * labels)
            let best = row.sorted { (abs(model.weights[$1]), $0) < (abs(model.weights[$0]), $1) }
            matters += best.prefix(Self.keptPerFeature).map { (abs(model.weights[$0]) * share.squareRoot(), $0) }
        }
        matters.sort { ($1.value, $0.position) < ($0.value, $1.position) }
        var mask = [Float](repeating: 0, count: model.weights.count)
        for (_, position) in matters.prefix(Self.kept) { mask[position] = 1 }
        for position in model.weights.indices where mask[position] == 0 { model.weights[position] = 0 }
        return mask
    }
}
