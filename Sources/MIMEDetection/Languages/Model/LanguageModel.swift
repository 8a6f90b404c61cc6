/// A linear model of which language a text is in, as `train-language-model` makes it.
///
/// The probability of a label is the softmax of a sum over the features of the text: a weight for each that the model
/// knows, times log2(1 + count), normalised over the features that it knows. The weights lie in a packed table that is
/// searched in place; nothing is parsed and nothing is allocated on the heap.
package struct LanguageModel {
    /// Of a hash, these bits choose the list of features that it is filed in.
    package static let bucketBits = 12
    /// The upper bits of a hash tell the features of a list apart.
    package static let fingerprintShift = 14
    /// The digit that represents a weight of zero.
    package static let zero = 32
    /// A difference of labels that goes on in the next digit.
    package static let more = 63
    /// What the normalised values are multiplied with, so that probabilities can get near to 1.
    package static let sharpness: Float = 8
    /// With fewer known features than these nothing can be said: a few words are part of many languages.
    package static let minKnown = 12
    /// With fewer than these an answer takes more certainty.
    package static let enoughKnown = 28
    /// Counts from which on more make no difference.
    private static let maxCount = 15

    /// Where the list of each bucket starts: three digits each.
    private let buckets: UnsafePointer<UInt8>
    /// The lists: three digits of fingerprint, one for how many weights there are, then differences of labels and
    /// weights.
    private let entries: UnsafePointer<UInt8>
    /// What each label starts with, in steps of a weight.
    private let biases: ConstantTable<Int16>
    /// The size of a step of a weight.
    private let scale: Float

    init(
        buckets: UnsafePointer<UInt8>, entries: UnsafePointer<UInt8>, biases: ConstantTable<Int16>, scale: Float
    ) {
        self.buckets = buckets
        self.entries = entries
        self.biases = biases
        self.scale = scale
    }

    /// Calls `body` with the probability of each label.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text.
    ///   - minKnown: how many features of the text the model has to know.
    ///   - body: is given the probabilities, which add up to 1.
    /// - Returns: what `body` returns; nil if the model knows too little of the text to say anything.
    package func withProbabilities<Result>(
        of bytes: UnsafeRawBufferPointer, minKnown: Int = Self.minKnown,
        _ body: (UnsafeBufferPointer<Float>) -> Result
    ) -> Result? {
        withJudgement(of: bytes, minKnown: minKnown) { probabilities, _ in body(probabilities) }
    }

    /// Calls `body` with the probability of each label, and with how much of the text the model knows.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text.
    ///   - minKnown: how many features of the text the model has to know.
    ///   - body: is given the probabilities, which add up to 1, and the number of known features.
    /// - Returns: what `body` returns; nil if the model knows too little of the text to say anything.
    package func withJudgement<Result>(
        of bytes: UnsafeRawBufferPointer, minKnown: Int = Self.minKnown,
        _ body: (UnsafeBufferPointer<Float>, _ known: Int) -> Result
    ) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: KnownFeatures.capacity) { slots in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: biases.count) { scores in
                var known = KnownFeatures(slots)
                var features = TextFeatures(bytes)
                features.forEach { feature in
                    if let entry = find(feature) { known.count(entry) }
                }
                guard known.number >= minKnown else { return nil }
                add(known, to: scores)
                Self.normalise(scores)
                return body(UnsafeBufferPointer(scores), known.number)
            }
        }
    }

    /// The greatest weight of a feature among some labels, of which `last` is the greatest; 0 for an unknown feature.
    @inline(__always)
    func weight(of feature: UInt32, among labels: LabelSet, upTo last: Int) -> Int {
        guard let entry = find(feature) else { return 0 }
        let end = entry + 1 + digit(entry)
        var (place, label) = (entry + 1, 0)
        var best: Int?
        while place < end {
            let difference = digit(place)
            place += 1
            label += difference
            if label > last { break }
            if difference == Self.more { continue }
            if labels.contains(label) { best = max(best ?? Int.min, digit(place) - Self.zero) }
            place += 1
        }
        return best ?? 0
    }

    /// The position of a feature's weights; nil if the model does not know it.
    @inline(__always)
    private func find(_ feature: UInt32) -> Int? {
        let bucket = Int(feature & (1 << UInt32(Self.bucketBits) - 1)) * 3
        var place = number(buckets, bucket)
        let end = number(buckets, bucket + 3)
        let fingerprint = Int(feature >> UInt32(Self.fingerprintShift))
        while place < end {
            if number(entries, place) == fingerprint { return place + 3 }
            place += 4 + digit(place + 3)
        }
        return nil
    }

    private func add(_ known: KnownFeatures, to scores: UnsafeMutableBufferPointer<Float>) {
        for label in scores.indices { scores[label] = Float(biases[label]) * scale }
        var norm: Float = 0
        known.forEach { _, count in
            let value = Self.logarithms(count)
            norm += value * value
        }
        let factor = Self.sharpness * scale / norm.squareRoot()
        known.forEach { entry, count in add(entry, Self.logarithms(count) * factor, to: scores) }
    }

    @inline(__always)
    private func add(_ entry: Int, _ value: Float, to scores: UnsafeMutableBufferPointer<Float>) {
        let end = entry + 1 + digit(entry)
        var (place, label) = (entry + 1, 0)
        while place < end {
            let difference = digit(place)
            place += 1
            label += difference
            if difference == Self.more { continue }
            scores[label] += Float(digit(place) - Self.zero) * value
            place += 1
        }
    }

    private static func normalise(_ scores: UnsafeMutableBufferPointer<Float>) {
        let most = scores.max() ?? 0
        var sum: Float = 0
        for label in scores.indices {
            scores[label] = (scores[label] - most).exponential
            sum += scores[label]
        }
        for label in scores.indices { scores[label] /= sum }
    }

    /// log2(1 + count).
    package static func logarithms(_ count: Int) -> Float {
        switch min(count, maxCount) {
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

    @inline(__always)
    private func digit(_ place: Int) -> Int { Int(entries[place] &- 0x30) }

    @inline(__always)
    private func number(_ digits: UnsafePointer<UInt8>, _ place: Int) -> Int {
        Int(digits[place] &- 0x30) << 12 | Int(digits[place + 1] &- 0x30) << 6 | Int(digits[place + 2] &- 0x30)
    }
}

/// The features of a text that the model knows, and how often each occurs: a hash table on the stack.
package struct KnownFeatures {
    /// The words of memory that it takes: half a word for each slot, then the features.
    static let capacity = slotCount / 2 + most
    /// A power of two above the number of features that count.
    private static let slotCount = 2048
    private static let most = 1400
    private static let countBits: UInt32 = 8

    /// For each slot the number of a feature, 0 for none.
    private let slots: UnsafeMutablePointer<UInt16>
    /// The features in the order in which they were found, each with its count.
    private let features: UnsafeMutablePointer<UInt32>
    private(set) var number = 0

    init(_ room: UnsafeMutableBufferPointer<UInt32>) {
        guard room.count >= Self.capacity, let start = room.baseAddress else { preconditionFailure("too little room") }
        let memory = UnsafeMutableRawPointer(start)
        slots = memory.initializeMemory(as: UInt16.self, repeating: 0, count: Self.slotCount)
        features = start + Self.slotCount / 2
    }

    /// Counts an entry, which is not 0.
    @inline(__always)
    mutating func count(_ entry: Int) {
        var slot = Int((UInt32(entry) &* 0x9E37_79B1) >> 21)
        while slots[slot] != 0 {
            let feature = Int(slots[slot]) - 1
            let found = features[feature]
            if found >> Self.countBits == UInt32(entry) {
                if found & 0xFF < 0xFF { features[feature] = found + 1 }
                return
            }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        guard number < Self.most else { return }
        (features + number).initialize(to: UInt32(entry) << Self.countBits | 1)
        number += 1
        slots[slot] = UInt16(number)
    }

    @inline(__always)
    func forEach(_ body: (_ entry: Int, _ count: Int) -> Void) {
        for feature in 0..<number {
            body(Int(features[feature] >> Self.countBits), Int(features[feature] & 0xFF))
        }
    }
}
