import CByteScan

/// A linear model of which language a text is in, as `train-language-model` makes it.
///
/// Each feature that the model knows has a vector, and so has each label. The vectors of the features of a text are
/// added up, each multiplied by log2(1 + count), and the sum is normalised by the length of these factors. The
/// probability of a label is the softmax of the product of this sum with the label's vector, multiplied by a factor
/// that depends on how many features are known, which makes it right as often as it says. The vectors are integers of
/// few bits in tables that are searched in place; nothing is parsed. A feature's vector also has a scale, so that four
/// bits are enough for each of its numbers.
package struct LanguageModel {
    /// Of a hash, these bits choose the list of features that it is filed in.
    package static let bucketBits = 12
    /// The upper bits of a hash tell the features of a list apart.
    package static let fingerprintShift = 16
    /// How many numbers a vector has.
    package static let dimensions = 32
    /// The greatest number in a label's vector.
    package static let greatest = 31
    /// The numbers in a feature's vector, which have four bits.
    package static let packed = -8...7
    /// What the vector of the type that rules recognise is multiplied by; it is no part of the normalised sum.
    package static let ruledFactor: Float = 4
    /// With fewer known features than these nothing can be said: a few words are part of many languages.
    package static let minKnown = 6
    /// The numbers of known features from which on another factor makes the probabilities right.
    package static let knownSteps = [8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512]

    private let tables: LanguageModelTables

    /// Makes a model that reads tables.
    package init(_ tables: LanguageModelTables) {
        self.tables = tables
    }

    /// Calls `body` with the probability of each label, and with how much of the text the model knows.
    ///
    /// - Parameters:
    ///   - bytes: the start of a text.
    ///   - limit: the maximum number of its bytes that are looked at.
    ///   - ruled: the feature of the type that rules for lines recognise; nil if they recognise none.
    ///   - minKnown: how many features of the text the model has to know.
    ///   - body: is given the probabilities, which add up to 1, and the number of known features.
    /// - Returns: what `body` returns; nil if the model knows too little of the text to say anything.
    package func withJudgement<Result>(
        of bytes: UnsafeRawBufferPointer, limit: Int = TextFeatures.limit, ruled: UInt32? = nil,
        minKnown: Int = Self.minKnown, _ body: (UnsafeBufferPointer<Float>, _ known: Int) -> Result
    ) -> Result? {
        KnownFeatures.with(tables, limit: min(limit, bytes.count)) { known in
            var features = TextFeatures(bytes, limit: limit)
            features.forEach { known.count($0) }
            known.finish()
            return judge(known, ruled, minKnown, body)
        }
    }

    /// The same of a text whose features have been counted.
    package func withJudgement<Result>(
        of counts: [(hash: UInt32, count: UInt8)], ruled: UInt32?, minKnown: Int = Self.minKnown,
        _ body: (UnsafeBufferPointer<Float>, _ known: Int) -> Result
    ) -> Result? {
        KnownFeatures.with(tables, limit: TextFeatures.limit) { known in
            for (feature, count) in counts { known.count(feature, times: count) }
            return judge(known, ruled, minKnown, body)
        }
    }

    /// Which of `knownSteps` a number of known features has reached: 0 for none.
    package static func step(_ known: Int) -> Int { knownSteps.prefix { $0 <= known }.count }

    private func judge<Result>(
        _ known: KnownFeatures, _ ruled: UInt32?, _ minKnown: Int,
        _ body: (UnsafeBufferPointer<Float>, Int) -> Result
    ) -> Result? {
        guard known.number >= minKnown else { return nil }
        var sum = known.sum()
        if let ruled, let entry = tables.find(ruled) {
            sum.add(tables.vector(entry), times: Self.ruledFactor * tables.scale(entry))
        }
        sum.multiply(by: tables.scales)
        return sum.withProducts(with: tables.outputs) { products, step in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: products.count) { scores in
                model_scores(products.baseAddress, tables.biases.start, products.count, step, scores.baseAddress)
                Self.normalise(scores, factor: Float(tables.factors[Self.step(known.number)]) / 1000)
                return body(UnsafeBufferPointer(scores), known.number)
            }
        }
    }

    /// Adds the vector of a feature to a sum; nothing for an unknown feature.
    @inline(__always)
    func add(_ feature: UInt32, to sum: inout FeatureSum) {
        if let entry = tables.find(feature) { sum.add(tables.vector(entry), times: tables.scale(entry)) }
    }

    /// How much a sum of vectors speaks for the one among some labels that it speaks most for.
    func weight(of sum: FeatureSum, among labels: LabelSet) -> Float {
        var best: Float?
        labels.forEach { label in
            let weight = sum.product(with: tables.output(label), scales: tables.scales)
            best = max(best ?? weight, weight)
        }
        return best ?? 0
    }

    /// Labels whose share of the likeliest one's probability is below e to this power count as impossible.
    private static let negligible: Float = -12

    /// log2(1 + count).
    package static func logarithm(_ count: UInt8) -> Float {
        Float(model_logarithm(count)) / 32
    }

    private static func normalise(_ scores: UnsafeMutableBufferPointer<Float>, factor: Float) {
        guard let score = scores.baseAddress, !scores.isEmpty else { return }
        model_scale_below_greatest(score, scores.count, factor)
        model_divide(score, scores.count, model_exponentials(score, scores.count, negligible))
    }
}
