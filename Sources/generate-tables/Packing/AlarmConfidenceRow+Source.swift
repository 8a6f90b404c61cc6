extension AlarmConfidenceRow {
    /// Packs the confidence of each rule into `AlarmConfidenceTable`.
    ///
    /// - Throws: a `TableError` if a rule is missing or unknown.
    static func source(of rows: [AlarmConfidenceRow]) throws -> SwiftSource {
        guard rows.map(\.rule) == rules else {
            throw TableError(
                file: "alarm-confidence.tsv", line: 0,
                reason: "its rules must be \(rules.joined(separator: ", ")), in this order")
        }
        var source = SwiftSource(
            type: "AlarmConfidenceTable", summary: "How likely a conflict of each kind is right; `AlarmRule` reads it.")
        source.array(
            "thousandths", rows.map { Int32($0.confidence) }, summary: "In thousandths, in the order of the rules.")
        return source
    }
}
