import Foundation

/// How good the rules for lines are: a line for each type that they recognise.
struct RuleReport {
    /// A type of fewer texts says nothing.
    private static let least = 5

    let judgements: [Judgement]
    let labels: [String]

    /// Rules for a type that are less often right are compared with what the model says.
    private static let disputed = (precision: 0.9, texts: 50)

    private var byType: [String: [Judgement]] {
        Dictionary(grouping: judgements.filter { $0.ruledType != nil }) { $0.ruledType ?? "" }
    }

    /// The label of most of these texts, and of how many.
    private static func best(_ texts: [Judgement]) -> (label: Int, count: Int)? {
        let counts = Dictionary(texts.map { ($0.label, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (label: $0.key, count: $0.value) }
    }

    /// The types that rules recognise less reliably, sorted.
    var disputed: [String] {
        byType.filter { _, texts in
            guard texts.count >= Self.disputed.texts, let best = Self.best(texts) else { return false }
            return Double(best.count) < Self.disputed.precision * Double(texts.count)
        }.keys.sorted()
    }

    var text: String {
        let sizes = Dictionary(judgements.map { ($0.label, 1) }, uniquingKeysWith: +)
        var lines = ["| type | label | texts | precision | recall |", "|---|---|---|---|---|"]
        for (type, texts) in byType.sorted(by: { $0.key < $1.key }) where texts.count >= Self.least {
            guard let best = Self.best(texts) else { continue }
            let precision = 100 * Double(best.count) / Double(texts.count)
            let recall = 100 * Double(best.count) / Double(sizes[best.label] ?? 1)
            lines.append(
                "| \(type) | \(labels[best.label]) | \(texts.count) | "
                    + String(format: "%.1f %% | %.1f %% |", precision, recall))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
