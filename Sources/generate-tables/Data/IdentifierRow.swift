/// A line of `own/identifiers.tsv`: a uniform type identifier of Apple's systems.
struct IdentifierRow: LocatedRow {
    let identifier: String
    /// The identifiers to which this identifier directly conforms.
    let parents: [String]
    /// The canonical media type; empty if there is none.
    let type: String
    /// Whether this is the identifier to return for its media type, which can have several.
    let isPreferred: Bool
    let source: String
    let line: TSV.Line?

    static let columns = ["identifier", "conforms", "type", "use", "source"]

    init(_ line: TSV.Line) throws {
        let isIdentifier = line.fields[0].utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: ".")
        }
        guard isIdentifier, line.fields[0].contains(".") else {
            throw line.error("'\(line.fields[0])' is not a uniform type identifier, such as public.png")
        }
        guard ["", "preferred"].contains(line.fields[3]) else { throw line.error("the use is 'preferred' or empty") }
        guard line.fields[3].isEmpty || !line.fields[2].isEmpty else {
            throw line.error("a preferred identifier needs a type")
        }
        identifier = line.fields[0]
        parents = line.fields[1].split(separator: " ").map(String.init)
        type = line.fields[2]
        isPreferred = !line.fields[3].isEmpty
        source = line.fields[4]
        self.line = line
    }
}
