import MIMEDetection

/// A model as it is written down: vectors in few steps, in the tables that `LanguageModel` searches.
struct PackedModel {
    private static let dimensions = LanguageModel.dimensions
    private static let steps = Float(LanguageModel.zero - 1)

    private let labels: [String]
    private let buckets: [UInt8]
    private let entries: [UInt8]
    private let outputs: [UInt8]
    /// The size of a step in each dimension, in millionths.
    private let scales: [Int32]
    /// What each label starts with, in thousandths.
    private let biases: [Int16]
    /// What scores are multiplied by, in thousandths.
    private let factors: [Int32]
    let features: Int

    init(_ model: LinearModel, labels: [String], factors: [Int32]) {
        self.labels = labels
        self.factors = factors
        let outputs = Self.centred(model.outputs, labels.count)
        let (inputSteps, outputSteps) = (Self.inputSteps(model.inputs), Self.outputSteps(outputs, labels.count))
        scales = zip(inputSteps, outputSteps).map { Int32(($0 * $1 * 1_000_000).rounded()) }
        self.outputs = outputs.enumerated().map { Self.digit($1, outputSteps[$0 / labels.count]) }
        let mean = model.biases.reduce(0, +) / Float(labels.count)
        biases = model.biases.map { Int16(clamping: Int((($0 - mean) * 1000).rounded())) }
        var lists: [[(fingerprint: Int, vector: [UInt8])]] = Array(repeating: [], count: 1 << LanguageModel.bucketBits)
        for (number, hash) in model.features.enumerated() {
            let start = number * Self.dimensions
            let vector = (0..<Self.dimensions).map { Self.digit(model.inputs[start + $0], inputSteps[$0]) }
            lists[Int(hash) & (lists.count - 1)].append((Int(hash >> UInt32(LanguageModel.fingerprintShift)), vector))
        }
        features = model.features.count
        var (starts, entries, count) = ([UInt8](), [UInt8](), 0)
        for list in lists {
            starts += Self.number(count)
            count += list.count
            for (fingerprint, vector) in list.sorted(by: { $0.fingerprint < $1.fingerprint }) {
                entries += Self.number(fingerprint) + vector
            }
        }
        buckets = starts + Self.number(count)
        self.entries = entries
    }

    /// Subtracts in each dimension what all labels have in common, which decides nothing.
    private static func centred(_ outputs: [Float], _ labels: Int) -> [Float] {
        stride(from: 0, to: outputs.count, by: labels).flatMap { start in
            let row = outputs[start..<(start + labels)]
            let mean = row.reduce(0, +) / Float(labels)
            return row.map { $0 - mean }
        }
    }

    /// The few largest numbers of each dimension are cut, so that the others have finer steps.
    private static func inputSteps(_ inputs: [Float]) -> [Float] {
        (0..<dimensions).map { dimension in
            let sizes = stride(from: dimension, to: inputs.count, by: dimensions).map { abs(inputs[$0]) }.sorted()
            return max(sizes[sizes.count * 998 / 1000], .leastNormalMagnitude) / steps
        }
    }

    private static func outputSteps(_ outputs: [Float], _ labels: Int) -> [Float] {
        stride(from: 0, to: outputs.count, by: labels).map { start in
            max(outputs[start..<(start + labels)].lazy.map(abs).max() ?? 0, .leastNormalMagnitude) / steps
        }
    }

    private static func digit(_ value: Float, _ step: Float) -> UInt8 {
        UInt8(0x30 + LanguageModel.zero + Int(max(-steps, min(steps, (value / step).rounded()))))
    }

    /// A number in three digits.
    private static func number(_ value: Int) -> [UInt8] {
        precondition(value >= 0 && value < 1 << 18, "\(value) does not fit into three digits")
        return [12, 6, 0].map { UInt8(0x30 + value >> $0 & 63) }
    }

    /// The bytes of the tables.
    var size: Int { buckets.count + entries.count + outputs.count }

    /// What the model says about texts, as detection reads it.
    func judgements(of examples: [Example]) -> [Judgement] {
        buckets.withUnsafeBufferPointer { buckets in
            entries.withUnsafeBufferPointer { entries in
                outputs.withUnsafeBufferPointer { outputs in
                    guard let buckets = buckets.baseAddress, let entries = entries.baseAddress,
                        let outputs = outputs.baseAddress
                    else { return [] }
                    let model = LanguageModel(
                        buckets: buckets, entries: entries, outputs: outputs, scales: scales, biases: biases,
                        factors: factors)
                    return examples.map { Judgement($0, model) }
                }
            }
        }
    }

    /// The model as a file: a line a label, the numbers, and the tables in lines.
    func text(thresholds: Thresholds, disputed: [String]) -> String {
        var lines = zip(labels, zip(thresholds.values, biases)).map { "label\t\($0)\t\($1.0)\t\($1.1)" }
        // Integers only, so that no reader rounds.
        lines.append("scales\t" + scales.map(String.init).joined(separator: " "))
        lines.append("factors\t" + factors.map(String.init).joined(separator: " "))
        lines.append("steps\t" + thresholds.steps.map(String.init).joined(separator: " "))
        lines += disputed.map { "disputed\t\($0)" }
        for (name, digits) in [("buckets", buckets), ("entries", entries), ("outputs", outputs)] {
            for start in stride(from: 0, to: digits.count, by: 120) {
                let line = digits[start..<min(start + 120, digits.count)]
                lines.append("\(name)\t" + String(decoding: line, as: UTF8.self))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
