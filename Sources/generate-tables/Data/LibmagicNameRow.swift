/// A line of `own/libmagic-names.tsv`: a type for which libmagic uses a name other than the canonical one.
struct LibmagicNameRow: LocatedRow {
    let type: String
    let name: String
    let source: String
    let line: TSV.Line?

    static let columns = ["type", "name", "source"]

    init(_ line: TSV.Line) throws {
        type = line.fields[0]
        name = line.fields[1]
        source = line.fields[2]
        self.line = line
        guard TypeName.normalized(name) == name, name != type else {
            throw line.error("'\(name)' is not another type in small letters, such as text/x-c")
        }
    }
}
