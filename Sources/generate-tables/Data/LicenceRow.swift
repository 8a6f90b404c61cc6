/// A line of `licences.tsv`: where facts come from, and what allows us to use them.
struct LicenceRow {
    /// What rows of the tables call the source; `https` for all links.
    let source: String
    let name: String
    /// Where the source is published; empty for what is made here.
    let address: String
    /// An SPDX identifier, or words; if `licences/` has a text of this name, notices repeat it.
    let licence: String
    /// The lines that a notice has to repeat.
    let attribution: [String]
    /// What the package took from it.
    let facts: String
    let line: TSV.Line

    static let columns = ["source", "name", "address", "licence", "attribution", "facts"]

    init(_ line: TSV.Line) throws {
        for (column, value) in zip(Self.columns, line.fields)
        where value.isEmpty && !["address", "attribution"].contains(column) {
            throw line.error("the column '\(column)' is empty")
        }
        source = line.fields[0]
        name = line.fields[1]
        address = line.fields[2]
        licence = line.fields[3]
        attribution = line.fields[4].split(separator: "|").map { line in
            String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        facts = line.fields[5]
        self.line = line
    }
}
