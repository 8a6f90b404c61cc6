/// A line of `own/zip-contents.tsv`: content of a ZIP archive that identifies the archive's type.
struct ZIPContentRow: LocatedRow {
    enum Kind: String {
        /// An entry that only archives of one type contain.
        case entry
        /// A folder of an Open Packaging Conventions (OPC) package.
        case folder
        /// The content type of the main part of an OPC package.
        case part
    }

    let kind: Kind
    let name: String
    let type: String
    let source: String
    let line: TSV.Line?

    static let columns = ["kind", "name", "type", "source"]
    /// The text with which the content types of all main parts start.
    private static let partPrefix = "application/"

    init(_ line: TSV.Line) throws {
        guard let kind = Kind(rawValue: line.fields[0]) else {
            throw line.error("the kind must be entry, folder or part")
        }
        var name = line.fields[1]
        switch kind {
        case .folder where !name.hasSuffix("/"): throw line.error("the name of a folder ends with a slash")
        case .part where !name.hasPrefix(Self.partPrefix):
            throw line.error("the content type of a part starts with '\(Self.partPrefix)'")
        case .part: name.removeFirst(Self.partPrefix.count)
        default: break
        }
        guard !name.isEmpty else { throw line.error("the name is missing") }
        self.kind = kind
        self.name = name
        type = line.fields[2]
        source = line.fields[3]
        self.line = line
    }
}
