/// A line of `own/types.tsv`: a type that is defined by hand.
struct OwnTypeRow: LocatedRow {
    let type: String
    let aliases: [String]
    let parents: [String]
    /// The parents that the type is only built like.
    let builtLike: Set<String>
    /// The source that uses the name: a key of `licences.tsv` or a link.
    let source: String
    let line: TSV.Line?

    static let columns = ["type", "aliases", "parents", "source"]

    init(_ line: TSV.Line) throws {
        let words = line.fields.map { $0.split(separator: " ").map(String.init) }
        type = line.fields[0]
        aliases = words[1]
        parents = words[2].map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
        builtLike = Set(words[2].filter { $0.hasPrefix("~") }.map { String($0.dropFirst()) })
        source = line.fields[3]
        self.line = line
        for name in [type] + aliases + parents where TypeName.normalized(name) != name {
            throw line.error("'\(name)' is not a type in small letters, such as image/png")
        }
    }

    /// The same facts as a line of `types.tsv`.
    var row: TypeRow {
        var row = TypeRow(type: type)
        row.aliases = aliases
        row.parents = parents
        row.builtLike = builtLike
        row.sources = [source]
        return row
    }
}
