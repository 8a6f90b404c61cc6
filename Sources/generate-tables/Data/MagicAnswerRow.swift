/// A line of `own/libmagic.tsv`: an answer from libmagic, and its strength as evidence.
struct MagicAnswerRow {
    /// The strength of an answer.
    ///
    /// `PackedMagicAnswers` reads the cases in this order.
    enum Worth: String, CaseIterable {
        case nothing, weak, text
    }

    let type: String
    let worth: Worth

    static let columns = ["type", "worth", "reason"]

    init(_ line: TSV.Line) throws {
        guard let worth = Worth(rawValue: line.fields[1]) else {
            throw line.error("the worth must be \(Worth.allCases.map(\.rawValue).joined(separator: " or "))")
        }
        guard TypeName.normalized(line.fields[0]) == line.fields[0], line.fields[0].utf8.count < 64 else {
            throw line.error("'\(line.fields[0])' is not a type in small letters, such as image/png")
        }
        guard !line.fields[2].isEmpty else { throw line.error("the answer needs a reason") }
        type = line.fields[0]
        self.worth = worth
    }
}
