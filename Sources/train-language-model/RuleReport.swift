import Foundation

/// How good the rules for lines are: a line for each type that they recognise.
struct RuleReport {
    /// A type of fewer texts says nothing.
    private static let least = 5

    let judgements: [Judgement]
    let labels: [String]

    var text: String {
        let sizes = Dictionary(judgements.map { ($0.label, 1) }, uniquingKeysWith: +)
        let byType = Dictionary(grouping: judgements.filter { $0.ruledType != nil }) { $0.ruledType ?? "" }
        var lines = ["| type | label | texts | precision | recall |", "|---|---|---|---|---|"]
        for (type, texts) in byType.sorted(by: { $0.key < $1.key }) where texts.count >= Self.least {
            let counts = Dictionary(texts.map { ($0.label, 1) }, uniquingKeysWith: +)
            guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
            let precision = 100 * Double(best.value) / Double(texts.count)
            let recall = 100 * Double(best.value) / Double(sizes[best.key] ?? 1)
            lines.append(
                "| \(type) | \(labels[best.key]) | \(texts.count) | "
                    + String(format: "%.1f %% | %.1f %% |", precision, recall))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
