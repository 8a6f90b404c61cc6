/// A line of `licences.tsv`: a source of facts, and the licence that allows their use.
struct LicenceRow {
    /// The key by which rows name the source; `https` for all links.
    let source: String
    let name: String
    /// The address where the source is published; empty for facts that originate here.
    let address: String
    /// An SPDX identifier, or a description.
    ///
    /// If `licences/` contains a text of this name, the notices include the text.
    let licence: String
    /// The lines that a notice must include.
    let attribution: [String]
    /// What was taken from the source.
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
