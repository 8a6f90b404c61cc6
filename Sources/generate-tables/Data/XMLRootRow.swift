/// A line of `xml-roots.tsv`: a root element and the type that it makes.
struct XMLRootRow {
    /// Empty for any element of the namespace.
    var localName: String
    /// Empty for an element without a namespace.
    var namespace: String
    var type: String
    var source: String
    /// Texts one of which the document contains as well, separated by bars; empty if the element says enough.
    var contains = ""
    /// Where it stands in `data/`.
    var line: TSV.Line?

    static let columns = ["element", "namespace", "type", "source"]
    static let ownColumns = ["element", "namespace", "type", "contains", "source"]

    var fields: [String] { [localName, namespace, type, source] }
}

extension XMLRootRow {
    init(_ line: TSV.Line) throws {
        try self.init(line, source: line.fields[3], contains: "")
    }

    init(own line: TSV.Line) throws {
        try self.init(line, source: line.fields[4], contains: line.fields[3])
    }

    private init(_ line: TSV.Line, source: String, contains: String) throws {
        self.init(
            localName: line.fields[0], namespace: line.fields[1], type: line.fields[2], source: source,
            contains: contains, line: line)
        guard
            contains.isEmpty
                || contains.split(separator: "|", omittingEmptySubsequences: false).allSatisfy({ $0.utf8.count > 3 })
        else { throw line.error("a text that the document contains must have four characters or more") }
        guard !localName.isEmpty || !namespace.isEmpty else {
            throw line.error("name an element, a namespace, or both")
        }
    }
}
