/// A linear model of which language a text is in, as `train-language-model` makes it.
///
/// Each feature that the model knows has a vector, and so has each label. The vectors of the features of a text are
/// added up, each multiplied by log2(1 + count), and the sum is normalised by the length of these factors. The
/// probability of a label is the softmax of the product of this sum with the label's vector, multiplied by a factor
/// that depends on how many features are known, which makes it right as often as it says. The vectors lie in packed
/// tables that are searched in place; nothing is parsed and nothing is allocated on the heap.
package struct LanguageModel {
    /// Of a hash, these bits choose the list of features that it is filed in.
    package static let bucketBits = 12
    /// The upper bits of a hash tell the features of a list apart.
    package static let fingerprintShift = 14
    /// How many numbers a vector has.
    package static let dimensions = 24
    /// The digit for zero in a vector.
    package static let zero = 32
    /// What the vector of the type that rules recognise is multiplied by; it is no part of the normalised sum.
    package static let ruledFactor: Float = 4
    /// With fewer known features than these nothing can be said: a few words are part of many languages.
    package static let minimumKnown = 6
    /// The numbers of known features from which on another factor makes the probabilities right.
    package static let knownSteps = [8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512]
    /// Counts from which on more make no difference.
    private static let mostCount = 15
    /// The digits of a feature: three of its fingerprint, and its vector.
    package static let entryLength = 3 + dimensions

    /// Which entry is the first of each bucket: three digits each.
    private let buckets: UnsafePointer<UInt8>
    /// The features.
    private let entries: UnsafePointer<UInt8>
    /// For each dimension a digit for each label.
    private let outputs: UnsafePointer<UInt8>
    /// The size of a step in each dimension, in millionths.
    private let scales: [Int32]
    /// What each label starts with, in thousandths.
    private let biases: [Int16]
    /// What the scores are multiplied by, for each step of the number of known features, in thousandths.
    private let factors: [Int32]

    /// Makes a model that reads tables, which have to outlive it.
    package init(
        buckets: UnsafePointer<UInt8>, entries: UnsafePointer<UInt8>, outputs: UnsafePointer<UInt8>, scales: [Int32],
        biases: [Int16], factors: [Int32]
    ) {
        self.buckets = buckets
        self.entries = entries
        self.outputs = outputs
        self.scales = scales
        self.biases = biases
        self.factors = factors
    }

    /// Calls `body` with the probability of each label, and with how much of the text the model knows.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text.
    ///   - limit: the maximum number of its bytes that are looked at.
    ///   - ruled: the name of the type that rules for lines recognise; nil if they recognise none.
    ///   - least: how many features of the text the model has to know.
    ///   - body: is given the probabilities, which add up to 1, and the number of known features.
    /// - Returns: what `body` returns; nil if the model knows too little of the text to say anything.
    package func withJudgement<Result>(
        of bytes: UnsafeRawBufferPointer, limit: Int = TextFeatures.limit, ruled: UInt32? = nil,
        least: Int = Self.minimumKnown, _ body: (UnsafeBufferPointer<Float>, _ known: Int) -> Result
    ) -> Result? {
        withKnownFeatures { known in
            var features = TextFeatures(bytes, limit: limit)
            features.forEach { feature in known.count(feature, find: find) }
            return judge(known, ruled, least, body)
        }
    }

    /// The same of a text whose features have been counted.
    package func withJudgement<Result>(
        of counts: [(hash: UInt32, count: UInt8)], ruled: UInt32?, least: Int = Self.minimumKnown,
        _ body: (UnsafeBufferPointer<Float>, _ known: Int) -> Result
    ) -> Result? {
        withKnownFeatures { known in
            for (feature, count) in counts {
                known.count(feature, times: UInt32(count), find: find)
            }
            return judge(known, ruled, least, body)
        }
    }

    private func withKnownFeatures<Result>(_ body: (inout KnownFeatures) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: KnownFeatures.capacity) { slots in
            var known = KnownFeatures(slots)
            return body(&known)
        }
    }

    /// Which of `knownSteps` a number of known features has reached: 0 for none.
    package static func step(_ known: Int) -> Int { knownSteps.prefix { $0 <= known }.count }

    private func judge<Result>(
        _ known: KnownFeatures, _ ruled: UInt32?, _ least: Int, _ body: (UnsafeBufferPointer<Float>, Int) -> Result
    ) -> Result? {
        guard known.number >= least else { return nil }
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.dimensions + biases.count) { numbers in
            let sum = UnsafeMutableBufferPointer(rebasing: numbers[..<Self.dimensions])
            let scores = UnsafeMutableBufferPointer(rebasing: numbers[Self.dimensions...])
            add(known, to: sum)
            if let ruled, let entry = find(ruled) { add(entry, Self.ruledFactor, to: sum) }
            multiply(sum, into: scores)
            Self.normalise(scores, factor: Float(factors[Self.step(known.number)]) / 1000)
            return body(UnsafeBufferPointer(scores), known.number)
        }
    }

    /// Adds the vector of a feature to a sum; nothing for an unknown feature.
    @inline(__always)
    func add(_ feature: UInt32, to sum: UnsafeMutableBufferPointer<Float>) {
        if let entry = find(feature) { add(entry, 1, to: sum) }
    }

    /// How much a sum of vectors speaks for the one among some labels that it speaks most for; `last` is the greatest.
    func weight(of sum: UnsafeMutableBufferPointer<Float>, among labels: LabelSet, upTo last: Int) -> Float {
        var best: Float?
        for label in 0...max(0, last) where labels.contains(label) {
            var weight: Float = 0
            for dimension in 0..<Self.dimensions {
                weight += sum[dimension] * scale(dimension) * number(outputs, dimension * biases.count + label)
            }
            best = max(best ?? weight, weight)
        }
        return best ?? 0
    }

    /// The position of a feature's vector; nil if the model does not know it.
    @inline(__always)
    private func find(_ feature: UInt32) -> Int? {
        let bucket = Int(feature & (1 << UInt32(Self.bucketBits) - 1)) * 3
        var place = digits(buckets, bucket) * Self.entryLength
        let end = digits(buckets, bucket + 3) * Self.entryLength
        let fingerprint = Self.digits(of: feature >> UInt32(Self.fingerprintShift))
        let start = UnsafeRawPointer(entries)
        while place < end {
            // The fourth byte is of the vector, so that nothing beyond the entry is read.
            let found = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt32.self))
            if found & 0xFF_FFFF == fingerprint { return place + 3 }
            place += Self.entryLength
        }
        return nil
    }

    /// The three digits of a number as they lie in memory, the first in the lowest byte.
    @inline(__always)
    private static func digits(of number: UInt32) -> UInt32 {
        0x30_3030 + (number >> 12 & 63 | (number >> 6 & 63) << 8 | (number & 63) << 16)
    }

    private func add(_ known: KnownFeatures, to sum: UnsafeMutableBufferPointer<Float>) {
        sum.initialize(repeating: 0)
        var norm: Float = 0
        known.forEach { entry, count in
            let value = Self.logarithms(count)
            norm += value * value
            add(entry, value, to: sum)
        }
        let factor = 1 / max(norm, 1).squareRoot()
        for dimension in sum.indices { sum[dimension] *= factor }
    }

    @inline(__always)
    private func add(_ entry: Int, _ value: Float, to sum: UnsafeMutableBufferPointer<Float>) {
        for dimension in 0..<Self.dimensions { sum[dimension] += number(entries, entry &+ dimension) * value }
    }

    private func multiply(_ sum: UnsafeMutableBufferPointer<Float>, into scores: UnsafeMutableBufferPointer<Float>) {
        for label in scores.indices { scores.initializeElement(at: label, to: Float(biases[label]) / 1000) }
        for dimension in 0..<Self.dimensions {
            let value = sum[dimension] * scale(dimension)
            let start = dimension * biases.count
            for label in scores.indices { scores[label] += number(outputs, start &+ label) * value }
        }
    }

    private static func normalise(_ scores: UnsafeMutableBufferPointer<Float>, factor: Float) {
        let most = scores.max() ?? 0
        var sum: Float = 0
        for label in scores.indices {
            scores[label] = ((scores[label] - most) * factor).exponential
            sum += scores[label]
        }
        for label in scores.indices { scores[label] /= sum }
    }

    /// log2(1 + count).
    package static func logarithms(_ count: Int) -> Float {
        switch min(count, mostCount) {
        case 1: 1
        case 2: 1.5849625
        case 3: 2
        case 4: 2.321928
        case 5: 2.5849625
        case 6: 2.807355
        case 7: 3
        case 8: 3.169925
        case 9: 3.321928
        case 10: 3.4594316
        case 11: 3.5849625
        case 12: 3.7004397
        case 13: 3.807355
        case 14: 3.9068906
        default: 4
        }
    }

    private func scale(_ dimension: Int) -> Float { Float(scales[dimension]) / 1_000_000 }

    /// A digit as a number of either sign.
    @inline(__always)
    private func number(_ digits: UnsafePointer<UInt8>, _ place: Int) -> Float {
        Float(Int32(digits[place]) &- Int32(0x30 + Self.zero))
    }

    @inline(__always)
    private func digits(_ digits: UnsafePointer<UInt8>, _ place: Int) -> Int {
        Int(digits[place] &- 0x30) << 12 | Int(digits[place + 1] &- 0x30) << 6 | Int(digits[place + 2] &- 0x30)
    }
}
