/// A line of `confidence.tsv`: how a fact about an alarm changes the odds that it is right.
struct ConfidenceRow {
    let fact: String
    let value: String
    /// In thousandths.
    let odds: Int

    static let columns = ["fact", "value", "odds", "reason"]

    /// The facts and their values, in the order in which `AlarmConfidence` reads them.
    static let order = [
        ("name", ["strong", "certain", "medium", "telling", "ordinary", "weak"]),
        ("content", ["language", "bytes", "text", "guess", "document", "signature", "structure"]),
        ("counted", ["unknown", "few", "never", "seldom", "sometimes", "often"]),
    ].flatMap { fact, values in values.map { "\(fact) \($0)" } }

    init(_ line: TSV.Line) throws {
        (fact, value) = (line.fields[0], line.fields[1])
        guard let number = Double(line.fields[2]), (0.001...1000).contains(number) else {
            throw line.error("the odds must be a number from 0.001 to 1000")
        }
        guard !line.fields[3].isEmpty else { throw line.error("the odds need a reason") }
        odds = Int((number * 1000).rounded())
    }

    /// Packs the rows.
    ///
    /// - Throws: a `TableError` if one is missing, or there is another one.
    static func source(of rows: [ConfidenceRow]) throws -> String {
        guard rows.map({ "\($0.fact) \($0.value)" }) == order else {
            throw TableError(
                file: "confidence.tsv", line: 0,
                reason: "its rows must be \(order.joined(separator: ", ")), in this order")
        }
        var source = SwiftSource(
            type: "ConfidenceTable", summary: "How facts about an alarm change its odds; `AlarmConfidence` reads it.")
        source.array("odds", rows.map { Int32($0.odds) }, summary: "In thousandths, in the order of the facts.")
        return source.text
    }
}
