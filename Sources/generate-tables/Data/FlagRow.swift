/// A line of `own/flags.tsv`: a property of a type that the decision rules use, with the reason.
struct FlagRow {
    let type: String
    let flag: TypeRow.Flag
    let line: TSV.Line

    static let columns = ["type", "flag", "reason"]
    /// The flags that are set only in this file.
    private static let flags: [TypeRow.Flag] = [
        .startsOtherwise, .holdsAnything, .needsEvidence, .freeName, .template,
    ]

    init(_ line: TSV.Line) throws {
        guard let flag = Self.flags.first(where: { $0.rawValue == line.fields[1] }) else {
            throw line.error("the flag must be \(Self.flags.map(\.rawValue).joined(separator: " or "))")
        }
        guard !line.fields[2].isEmpty else { throw line.error("the flag needs a reason") }
        type = line.fields[0]
        self.flag = flag
        self.line = line
    }
}
