import Foundation

/// Chooses the features that distinguish labels: features that occur in many packages of one label and in few packages
/// of the other labels.
struct FeatureSelection {
    private static let perLabel = 220
    private static let most = 19_900

    /// The hashes of the features, sorted.
    let features: [UInt32]

    init(_ examples: [Example], labels: Int) {
        let counts = Self.packages(examples, labels: labels)
        var rates: [UInt32: Float] = [:]
        for label in counts {
            for (hash, rate) in label { rates[hash, default: 0] += rate / Float(labels) }
        }
        var best: [UInt32: Float] = [:]
        for label in counts {
            let scored = label.map { feature in
                let other = rates[feature.hash] ?? 0
                return (feature.hash, feature.rate * Self.logarithm((feature.rate + 0.02) / (other + 0.02)))
            }
            let top = scored.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.perLabel)
            for (hash, score) in top { best[hash] = max(best[hash] ?? 0, score) }
        }
        let chosen = best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most)
        // The types that rules recognise are always features.
        features = Set(chosen.map(\.key)).union(examples.compactMap(\.ruled)).sorted()
    }

    /// Returns, for each label, the features that occur in several packages, and the share of the label's packages in
    /// which each feature occurs.
    ///
    /// A feature that occurs in only one package may be peculiar to that package.
    private static func packages(_ examples: [Example], labels: Int) -> [[(hash: UInt32, rate: Float)]] {
        var pairs: [[UInt64]] = Array(repeating: [], count: labels)
        var packages: [Set<UInt32>] = Array(repeating: [], count: labels)
        for example in examples {
            let package = UInt32(truncatingIfNeeded: example.package)
            packages[example.label].insert(package)
            pairs[example.label] += example.features.map { UInt64($0.hash) << 32 | UInt64(package) }
        }
        return (0..<labels).map { label in
            let count = packages[label].count
            let frequent = Self.runs(of: pairs[label].sorted(), least: count >= 8 ? 3 : min(2, count))
            return frequent.map { (hash: $0.hash, rate: Float($0.count) / Float(count)) }
        }
    }

    /// Counts the different packages of each hash, and returns the hashes that have enough packages; `pairs` must be
    /// sorted.
    private static func runs(of pairs: [UInt64], least: Int) -> [(hash: UInt32, count: Int)] {
        var runs: [(hash: UInt32, count: Int)] = []
        var (last, count): (UInt64?, Int) = (nil, 0)
        for pair in pairs where pair != last {
            if let last, last >> 32 == pair >> 32 {
                count += 1
            } else {
                if let last, count >= least { runs.append((UInt32(last >> 32), count)) }
                count = 1
            }
            last = pair
        }
        if let last, count >= least { runs.append((UInt32(last >> 32), count)) }
        return runs
    }

    private static func logarithm(_ value: Float) -> Float { Float(log2(Double(value))) }
}
