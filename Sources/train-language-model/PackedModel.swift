import Foundation
import MIMEDetection

/// A model as it is written down: weights in few steps, in the table that `LanguageModel` searches.
struct PackedModel {
    private let labels: [String]
    private let buckets: [UInt8]
    private let entries: [UInt8]
    private let biases: [Int16]
    private let scale: Float
    /// How many weights there are.
    let weights: Int
    let features: Int

    init(_ model: LinearModel, labels: [String]) {
        self.labels = labels
        let steps = Float(LanguageModel.zero - 1)
        // The few largest weights are cut, so that the others have finer steps.
        let sizes = model.weights.lazy.filter { $0 != 0 }.map { abs($0) }.sorted()
        let most = sizes.isEmpty ? 1 : sizes[sizes.count * 997 / 1000]
        let step = most / steps
        scale = step
        biases = model.biases.map { Int16(clamping: Int(($0 / step).rounded())) }
        var lists: [[(fingerprint: Int, digits: [UInt8])]] = Array(
            repeating: [], count: 1 << LanguageModel.bucketBits)
        var count = 0
        for (number, hash) in model.features.enumerated() {
            let row = model.weights[(number * labels.count)..<((number + 1) * labels.count)]
            let digits = Self.digits(row.map { max(-steps, min(steps, ($0 / step).rounded())) })
            guard !digits.isEmpty else { continue }
            count += digits.count / 2
            lists[Int(hash) & (lists.count - 1)].append(
                (Int(hash >> UInt32(LanguageModel.fingerprintShift)), digits))
        }
        weights = count
        features = lists.joined().count
        var (starts, entries) = ([UInt8](), [UInt8]())
        for list in lists {
            starts += Self.number(entries.count, width: 3)
            for (fingerprint, digits) in list.sorted(by: { $0.fingerprint < $1.fingerprint }) {
                entries += Self.number(fingerprint, width: 3) + Self.number(digits.count, width: 1) + digits
            }
        }
        buckets = starts + Self.number(entries.count, width: 3)
        self.entries = entries
    }

    /// Differences of labels and weights, as digits.
    private static func digits(_ row: [Float]) -> [UInt8] {
        var digits: [UInt8] = []
        var last = 0
        for (label, weight) in row.enumerated() where weight != 0 {
            var difference = label - last
            while difference >= LanguageModel.more {
                digits += number(LanguageModel.more, width: 1)
                difference -= LanguageModel.more
            }
            digits += number(difference, width: 1) + number(Int(weight) + LanguageModel.zero, width: 1)
            last = label
        }
        return digits.count < 64 ? digits : []
    }

    private static func number(_ value: Int, width: Int) -> [UInt8] {
        precondition(value >= 0 && value < 1 << (6 * width), "\(value) does not fit into \(width) digits")
        return (0..<width).reversed().map { UInt8(0x30 + value >> (6 * $0) & 63) }
    }

    /// The bytes of the table.
    var size: Int { buckets.count + entries.count }

    /// What the model says about texts.
    func judgements(of examples: [Example]) -> [Judgement] {
        let table = Reader(self)
        return examples.map { example in
            let (guess, probability, known) = table.guess(example)
            return Judgement(
                path: example.path, label: example.label, guess: guess, probability: probability, known: known,
                isPart: example.isPart)
        }
    }

    /// The model as a file: a line a label, the scale, and the table in lines.
    func text(thresholds: Thresholds) -> String {
        var lines = zip(labels, zip(thresholds.values, biases)).map { "label\t\($0)\t\($1.0)\t\($1.1)" }
        lines.append("short\t\(thresholds.short)")
        // Integers only, so that no reader rounds.
        lines.append("scale\t\(Int((scale * 1_000_000).rounded()))")
        for (name, digits) in [("buckets", buckets), ("entries", entries)] {
            for start in stride(from: 0, to: digits.count, by: 120) {
                lines.append(
                    "\(name)\t" + String(decoding: digits[start..<min(start + 120, digits.count)], as: UTF8.self))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension PackedModel {
    /// Judges by the table, as detection does.
    private struct Reader {
        private let weights: [UInt32: [(label: Int, weight: Float)]]
        private let biases: [Float]
        private let scale: Float

        init(_ model: PackedModel) {
            scale = model.scale
            biases = model.biases.map { Float($0) * model.scale }
            var weights: [UInt32: [(label: Int, weight: Float)]] = [:]
            func number(_ digits: [UInt8], _ position: Int) -> Int {
                Int(digits[position] - 0x30) << 12 | Int(digits[position + 1] - 0x30) << 6
                    | Int(digits[position + 2] - 0x30)
            }
            for bucket in 0..<(1 << LanguageModel.bucketBits) {
                var position = number(model.buckets, 3 * bucket)
                let end = number(model.buckets, 3 * bucket + 3)
                while position < end {
                    let key = UInt32(number(model.entries, position)) << 12 | UInt32(bucket)
                    let last = position + 4 + Int(model.entries[position + 3] - 0x30)
                    position += 4
                    var label = 0
                    while position < last {
                        let difference = Int(model.entries[position] - 0x30)
                        position += 1
                        label += difference
                        if difference == LanguageModel.more { continue }
                        let weight = Float(Int(model.entries[position] - 0x30) - LanguageModel.zero) * model.scale
                        weights[key, default: []].append((label, weight))
                        position += 1
                    }
                }
            }
            self.weights = weights
        }

        /// The likeliest label; with a probability of 0 if too little is known of the text, as in detection.
        func guess(_ example: Example) -> (label: Int, probability: Float, known: Int) {
            let known = example.features.compactMap { feature -> ([(label: Int, weight: Float)], Float)? in
                let key = (feature.hash >> UInt32(LanguageModel.fingerprintShift)) << 12 | feature.hash & 0xFFF
                return weights[key].map { ($0, LanguageModel.logarithms(Int(feature.count))) }
            }
            guard known.count >= LanguageModel.minKnown else { return (0, 0, known.count) }
            let norm = known.reduce(0) { $0 + $1.1 * $1.1 }.squareRoot()
            var scores = biases
            for (row, value) in known {
                for (label, weight) in row { scores[label] += weight * value / norm * LanguageModel.sharpness }
            }
            let most = scores.max() ?? 0
            let exponentials = scores.map { exp($0 - most) }
            let sum = exponentials.reduce(0, +)
            let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
            return (best, exponentials[best] / sum, known.count)
        }
    }
}
