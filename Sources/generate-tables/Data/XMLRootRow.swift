/// A line of `xml-roots.tsv`: a root element and the type that it makes.
struct XMLRootRow {
    /// Empty for any element of the namespace.
    var localName: String
    /// Empty for an element without a namespace.
    var namespace: String
    var type: String
    var source: String
    /// Where it stands in `data/`.
    var place: TSV.Line?

    static let ownColumns = ["element", "namespace", "type"]
    static let columns = ownColumns + ["source"]

    var fields: [String] { [localName, namespace, type, source] }
}

extension XMLRootRow {
    init(_ line: TSV.Line) throws {
        self.init(
            localName: line.fields[0], namespace: line.fields[1], type: line.fields[2],
            source: line.fields.dropFirst(3).first ?? "own", place: line)
        guard !localName.isEmpty || !namespace.isEmpty else {
            throw line.error("name an element, a namespace, or both")
        }
    }
}
