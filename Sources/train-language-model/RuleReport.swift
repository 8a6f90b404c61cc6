import Foundation

/// The precision and recall of the rules for lines, with a row for each type that the rules recognise.
struct RuleReport {
    /// The minimum number of texts of a type; with fewer texts, the figures would mean little.
    private static let least = 5

    let judgements: [Judgement]
    let labels: [String]

    /// The limits for disputed types: the rules must have recognised the type in this many texts, with a lower
    /// precision than this.
    private static let disputed = (precision: 0.9, texts: 50)

    private var byType: [String: [Judgement]] {
        Dictionary(grouping: judgements.filter { $0.ruledType != nil }) { $0.ruledType ?? "" }
    }

    /// Returns the label that most of the texts have, and how many of them have it.
    private static func best(_ texts: [Judgement]) -> (label: Int, count: Int)? {
        let counts = Dictionary(texts.map { ($0.label, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (label: $0.key, count: $0.value) }
    }

    /// The types that the rules recognise less reliably than others, sorted.
    ///
    /// For these types, detection also uses the model.
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
