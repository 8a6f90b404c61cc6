import Foundation

/// Chooses the features that tell labels apart: those that are in many packages of a label and in few of others.
struct FeatureSelection {
    private static let perLabel = 150
    private static let most = 13_500

    /// The features, in the order of their hashes.
    let features: [UInt32]

    init(_ examples: [Example], labels: Int) {
        // For each label and feature how many packages have it; a feature in one package only may be its own habit.
        var packages: [[UInt64: Set<UInt32>]] = Array(repeating: [:], count: labels)
        for example in examples {
            packages[example.label][example.package, default: []].formUnion(example.features.map(\.hash))
        }
        var rates: [UInt32: Float] = [:]
        var ranked: [[(hash: UInt32, rate: Float)]] = []
        for label in packages {
            var counts: [UInt32: Int] = [:]
            for features in label.values { for feature in features { counts[feature, default: 0] += 1 } }
            let least = label.count >= 8 ? 3 : min(2, label.count)
            let frequent = counts.filter { $0.value >= least }
                .map { (hash: $0.key, rate: Float($0.value) / Float(label.count)) }
            for (hash, rate) in frequent { rates[hash, default: 0] += rate / Float(labels) }
            ranked.append(frequent)
        }
        var best: [UInt32: Float] = [:]
        for frequent in ranked {
            let scored = frequent.map { feature in
                (
                    feature.hash,
                    feature.rate * Self.logarithm((feature.rate + 0.02) / ((rates[feature.hash] ?? 0) + 0.02))
                )
            }
            let top = scored.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.perLabel)
            for (hash, score) in top { best[hash] = max(best[hash] ?? 0, score) }
        }
        let chosen = best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most)
        features = chosen.map(\.key).sorted()
    }

    private static func logarithm(_ value: Float) -> Float { Float(log2(Double(value))) }
}
