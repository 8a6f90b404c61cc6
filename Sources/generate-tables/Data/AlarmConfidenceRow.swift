/// A line of `alarm-confidence.tsv`: the confidence of one kind of conflict, calculated from counts.
struct AlarmConfidenceRow {
    let rule: String
    /// The confidence in thousandths.
    let confidence: Int

    static let columns = ["rule", "right", "wrong", "prior_right", "prior_wrong", "comment"]

    /// The names of the rules, in the same order as in `AlarmRule`.
    static let rules = [
        "added-suffix", "unlike-program", "compared-program", "compared-settings", "compared-language",
        "broken-grammar", "other-medium", "binary-text", "rare-name", "binary-name", "marked-up-name", "text-name",
        "other-format", "disguised-program", "other-program", "other-text", "binary-content", "text-content",
        "certain-text", "unknown-text", "foreign-medium", "foreign-format", "foreign-bytes", "certain-content",
        "ordinary-program", "ordinary-name", "weak-text", "weak-name", "only-text", "only-text-container",
        "only-text-bytes",
    ]

    init(_ line: TSV.Line) throws {
        rule = line.fields[0]
        let numbers = try line.fields[1...4].map { field in
            guard let number = Int(field), number >= 0 else { throw line.error("'\(field)' is not a number of kinds") }
            return number
        }
        let total = numbers.reduce(0, +)
        guard total > 0 else {
            throw line.error("nothing was judged, and nothing is assumed; give a count or a prior above 0")
        }
        guard !line.fields[5].isEmpty else { throw line.error("the numbers need a comment") }
        confidence = ((numbers[0] + numbers[2]) * 1000 + total / 2) / total
    }
}
