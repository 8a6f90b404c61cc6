import MIMEDetection

/// A trained model in its final form: quantised vectors, in the tables that `LanguageModel` searches.
struct PackedModel {
    private static let dimensions = LanguageModel.dimensions
    private static let steps = Float(LanguageModel.greatest)
    /// The digit that represents zero in a vector.
    private static let zero = 32

    private let labels: [String]
    private let buckets: [UInt16]
    private let fingerprints: [UInt16]
    /// The numbers of the features' vectors.
    private let vectors: [Int8]
    /// What the vector of each feature is multiplied by.
    private let vectorScales: [UInt8]
    /// The quantised vectors of the labels.
    private let outputs: [Int8]
    /// The size of a quantisation step in each dimension, in billionths.
    private let scales: [Int32]
    /// The bias of each label, in thousandths.
    private let biases: [Int16]
    /// The calibration factors of the scores, in thousandths.
    private let factors: [Int32]
    let features: Int

    init(_ model: LinearModel, labels: [String], factors: [Int32]) {
        self.labels = labels
        self.factors = factors
        let outputs = Self.centred(model.outputs, labels.count)
        let outputSteps = Self.outputSteps(outputs, labels.count)
        scales = zip(model.inputs.steps, outputSteps).map { Int32(($0 * $1 * 1_000_000_000).rounded()) }
        self.outputs = labels.indices.flatMap { label in
            (0..<Self.dimensions).map { Self.step(outputs[$0 * labels.count + label], outputSteps[$0]) }
        }
        let mean = model.biases.reduce(0, +) / Float(labels.count)
        biases = model.biases.map { Int16(clamping: Int((($0 - mean) * 1000).rounded())) }
        features = model.features.count
        let lists = Self.lists(model)
        buckets = lists.reduce(into: [0]) { starts, list in
            starts.append(starts[starts.count - 1] + UInt16(list.count))
        }
        fingerprints = lists.joined().map(\.fingerprint)
        let numbers = lists.joined().map(\.number)
        vectors = numbers.flatMap { model.inputs.values[$0 * Self.dimensions..<($0 + 1) * Self.dimensions] }
        vectorScales = numbers.map { model.inputs.scales[$0] }
    }

    /// Returns, for each bucket, its features in the order of their fingerprints.
    private static func lists(_ model: LinearModel) -> [[(fingerprint: UInt16, number: Int)]] {
        var lists: [[(fingerprint: UInt16, number: Int)]] = Array(repeating: [], count: 1 << LanguageModel.bucketBits)
        for (number, hash) in model.features.enumerated() {
            let fingerprint = UInt16(hash >> UInt32(LanguageModel.fingerprintShift))
            lists[Int(hash) & (lists.count - 1)].append((fingerprint, number))
        }
        return lists.map { $0.sorted { $0.fingerprint < $1.fingerprint } }
    }

    /// Subtracts from each dimension the mean of all labels, which doesn't change the probabilities.
    private static func centred(_ outputs: [Float], _ labels: Int) -> [Float] {
        stride(from: 0, to: outputs.count, by: labels).flatMap { start in
            let row = outputs[start..<(start + labels)]
            let mean = row.reduce(0, +) / Float(labels)
            return row.map { $0 - mean }
        }
    }

    private static func outputSteps(_ outputs: [Float], _ labels: Int) -> [Float] {
        stride(from: 0, to: outputs.count, by: labels).map { start in
            max(outputs[start..<(start + labels)].lazy.map(abs).max() ?? 0, .leastNormalMagnitude) / steps
        }
    }

    /// Returns a number in quantisation steps.
    private static func step(_ value: Float, _ step: Float) -> Int8 {
        Int8(max(-steps, min(steps, (value / step).rounded())))
    }

    /// The size of the tables, in bytes.
    var size: Int {
        buckets.count * 2 + fingerprints.count * 2 + vectors.count / 2 + vectorScales.count + outputs.count
    }

    /// Returns the judgements of texts by this model, which is read as it is for detection.
    func judgements(of examples: [Example]) -> [Judgement] {
        let model = LanguageModel(
            LanguageModelTables(
                buckets: Self.table(buckets), fingerprints: Self.table(fingerprints),
                vectors: Self.table(packedVectors), vectorScales: Self.table(vectorScales),
                outputs: Self.table(outputs), scales: Self.table(scales), biases: Self.table(biases),
                factors: Self.table(factors)))
        return examples.map { Judgement($0, model) }
    }

    /// The numbers of the vectors as detection reads them; see `model_vectors_sum`.
    private var packedVectors: [UInt8] {
        let half = Self.dimensions / 2
        return fingerprints.indices.flatMap { entry in
            let vector = vectors[entry * Self.dimensions..<(entry + 1) * Self.dimensions].map { UInt8($0 + 8) }
            return (0..<half).map { vector[$0] | vector[half + $0] << 4 }
        }
    }

    /// Returns a copy that is never freed, as a model requires.
    private static func table<Number>(_ numbers: [Number]) -> ConstantTable<Number> {
        let memory = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
        memory.initialize(from: numbers, count: numbers.count)
        return ConstantTable(memory, count: numbers.count)
    }

    /// Returns the three digits of a number.
    private static func digits(_ value: UInt16) -> [UInt8] {
        [12, 6, 0].map { UInt8(0x30 + Int(value) >> $0 & 63) }
    }

    private static func digit(_ value: Int8) -> UInt8 { UInt8(0x30 + zero + Int(value)) }

    private var entryDigits: [UInt8] {
        fingerprints.enumerated().flatMap { entry, fingerprint in
            let start = entry * Self.dimensions
            return Self.digits(fingerprint) + Self.digits(UInt16(vectorScales[entry]))
                + vectors[start..<start + Self.dimensions].map(Self.digit)
        }
    }

    /// Returns the text of `data/language-model.tsv`: a line for each label, the lines of numbers, and the tables, each
    /// in several lines.
    func text(thresholds: Thresholds, disputed: [String]) -> String {
        var lines = zip(labels, zip(thresholds.values, biases)).map { "label\t\($0)\t\($1.0)\t\($1.1)" }
        // All numbers are integers, so that nothing is rounded when they are read.
        lines.append("scales\t" + scales.map(String.init).joined(separator: " "))
        lines.append("factors\t" + factors.map(String.init).joined(separator: " "))
        lines.append("steps\t" + thresholds.steps.map(String.init).joined(separator: " "))
        lines += disputed.map { "disputed\t\($0)" }
        let tables = [
            ("buckets", buckets.flatMap(Self.digits)), ("entries", entryDigits), ("outputs", outputs.map(Self.digit)),
        ]
        for (name, digits) in tables {
            for start in stride(from: 0, to: digits.count, by: 120) {
                let line = digits[start..<min(start + 120, digits.count)]
                lines.append("\(name)\t" + String(decoding: line, as: UTF8.self))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
