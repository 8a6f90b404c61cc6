import CLearner
import Foundation
import MIMEDetection

/// The vectors of a model during training.
///
/// They are in manually allocated memory, since bounds checks of arrays would slow down each of a hundred billion
/// steps.
struct Learner {
    private typealias Numbers = UnsafeMutablePointer<Float>

    private static let dimensions = LanguageModel.dimensions

    private let features: Int
    private let labels: Int
    private let inputs: Numbers
    private let outputs: Numbers
    private let biases: Numbers
    /// The sums of squared gradients: one for each feature, for each number in the labels' vectors, and for each bias.
    private let squares: (inputs: Numbers, outputs: Numbers, biases: Numbers)
    private let sum: Numbers
    private let gradient: Numbers
    private let scores: Numbers
    /// Whether the features' vectors have their final form, so that only the labels learn.
    private var arePacked = false

    init(features: Int, labels: Int, _ random: inout RandomNumbers) {
        self.features = features
        self.labels = labels
        let (inner, outer) = (features * Self.dimensions, labels * Self.dimensions)
        inputs = Self.numbers(inner)
        outputs = Self.numbers(outer)
        biases = Self.numbers(labels)
        squares = (Self.numbers(features, 1e-3), Self.numbers(outer, 1e-3), Self.numbers(labels, 1e-3))
        sum = Self.numbers(Self.dimensions)
        gradient = Self.numbers(Self.dimensions)
        scores = Self.numbers(labels)
        for place in 0..<inner { inputs[place] = (random.fraction() - 0.5) * 0.5 }
        for place in 0..<outer { outputs[place] = (random.fraction() - 0.5) * 0.5 }
    }

    private static func numbers(_ count: Int, _ value: Float = 0) -> Numbers {
        let numbers = Numbers.allocate(capacity: count)
        numbers.initialize(repeating: value, count: count)
        return numbers
    }

    func deallocate() {
        for numbers in [
            inputs, outputs, biases, squares.inputs, squares.outputs, squares.biases, sum, gradient, scores,
        ] {
            numbers.deallocate()
        }
    }

    /// Rounds the features' vectors to their final form, in which they stay from now on.
    mutating func packInputs() -> PackedVectors {
        let packed = PackedVectors(Array(UnsafeBufferPointer(start: inputs, count: features * Self.dimensions)))
        let rounded = packed.unpacked
        inputs.update(from: rounded, count: rounded.count)
        arePacked = true
        return packed
    }

    func model(_ features: [UInt32], _ inputs: PackedVectors) -> LinearModel {
        LinearModel(
            features: features, inputs: inputs,
            outputs: Array(UnsafeBufferPointer(start: outputs, count: labels * Self.dimensions)),
            biases: Array(UnsafeBufferPointer(start: biases, count: labels)))
    }

    /// Moves the vectors one step against the gradient of a text's loss.
    func learn(_ entries: [(feature: Int, value: Float)], label: Int, importance: Float, _ step: Float) {
        predict(entries)
        for place in 0..<labels { scores[place] *= importance }
        scores[label] -= importance
        var square: Float = 0
        for dimension in 0..<Self.dimensions {
            learnOutputs(dimension, step)
            square += gradient[dimension] * gradient[dimension]
        }
        for place in 0..<labels {
            squares.biases[place] += scores[place] * scores[place]
            biases[place] -= step * scores[place] / squares.biases[place].squareRoot()
        }
        if arePacked { return }
        square /= Float(Self.dimensions)
        for (feature, value) in entries {
            squares.inputs[feature] += square * value * value
            let factor = step * value / squares.inputs[feature].squareRoot()
            let vector = inputs + feature &* Self.dimensions
            for dimension in 0..<Self.dimensions { vector[dimension] -= factor * gradient[dimension] }
        }
    }

    /// Sets `scores` to the probabilities of the labels.
    private func predict(_ entries: [(feature: Int, value: Float)]) {
        for dimension in 0..<Self.dimensions { sum[dimension] = 0 }
        for (feature, value) in entries {
            let vector = inputs + feature &* Self.dimensions
            for dimension in 0..<Self.dimensions { sum[dimension] += value * vector[dimension] }
        }
        for label in 0..<labels { scores[label] = biases[label] }
        for dimension in 0..<Self.dimensions {
            learner_add(scores, outputs + dimension &* labels, labels, sum[dimension])
        }
        var (most, total): (Float, Float) = (scores[0], 0)
        for label in 1..<labels { most = max(most, scores[label]) }
        for label in 0..<labels {
            scores[label] = exp(scores[label] - most)
            total += scores[label]
        }
        for label in 0..<labels { scores[label] /= total }
    }

    /// Updates one dimension of the labels' vectors, and stores that dimension of the gradient.
    private func learnOutputs(_ dimension: Int, _ step: Float) {
        let start = dimension &* labels
        let (vector, squares, value) = (outputs + start, squares.outputs + start, sum[dimension])
        gradient[dimension] = product(vector, scores)
        learner_move(vector, squares, scores, labels, value, step)
    }

    /// Returns eight numbers, which the processor handles at once.
    @inline(__always)
    private static func eight(_ numbers: Numbers) -> SIMD8<Float> {
        UnsafeRawPointer(numbers).loadUnaligned(as: SIMD8<Float>.self)
    }

    /// Returns the dot product of two rows with a number for each label.
    private func product(_ left: Numbers, _ right: Numbers) -> Float {
        var sums = SIMD8<Float>()
        var place = 0
        while place + 8 <= labels {
            sums += Self.eight(left + place) * Self.eight(right + place)
            place += 8
        }
        var total = sums.sum()
        while place < labels {
            total += left[place] * right[place]
            place += 1
        }
        return total
    }
}
