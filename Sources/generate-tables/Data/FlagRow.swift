/// A line of `own/flags.tsv`: a property of a type that decisions ask for, and why it has it.
struct FlagRow {
    let type: String
    let flag: TypeRow.Flag
    let line: TSV.Line

    static let columns = ["type", "flag", "reason"]
    /// The flags that other files don't set.
    private static let flags: [TypeRow.Flag] = [.startsOtherwise, .holdsAnything, .needsEvidence]

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
