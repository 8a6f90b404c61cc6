/// A line of `xml-roots.tsv`: a root element and the type that it makes.
struct XMLRootRow: Equatable {
    /// Empty for any element of the namespace.
    var localName: String
    /// Empty for an element without a namespace.
    var namespace: String
    var type: String
    var source: String

    static let columns = ["element", "namespace", "type", "source"]

    var fields: [String] { [localName, namespace, type, source] }
}

extension XMLRootRow {
    init(_ line: TSV.Line) throws {
        self.init(
            localName: line.fields[0], namespace: line.fields[1], type: line.fields[2], source: line.fields[3])
        guard !localName.isEmpty || !namespace.isEmpty else {
            throw TableError(file: "xml-roots.tsv", line: line.number, reason: "name an element, a namespace, or both")
        }
    }
}
