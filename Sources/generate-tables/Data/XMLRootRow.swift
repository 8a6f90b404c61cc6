/// A line of `xml-roots.tsv`: an XML root element, and the type of documents with this root.
struct XMLRootRow {
    /// The local name of the element; empty for any element of the namespace.
    var localName: String
    /// The namespace of the element; empty for none.
    var namespace: String
    var type: String
    var source: String
    /// Strings, separated by vertical bars, one of which the document must contain; empty if the element alone
    /// determines the type.
    var contains = ""
    /// The line of the row in `data/`.
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
