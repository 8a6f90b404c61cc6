/// A line of `own/names.tsv`: a part of a file name that means something other than a type.
struct NameRow {
    enum Kind: String {
        /// A whole name to which people add words that are not extensions: `README.blender`, `Makefile.win`.
        case stem
        /// An extension that keeps its meaning after a stem.
        case ending
        /// A pattern whose files have a content coding, by HTTP's name for the coding.
        case coding
        /// A word in which the name of a file of any format may end, which says what the file is for: `photo.orig`.
        case role
    }

    let kind: Kind
    let name: String
    let value: String
    let line: TSV.Line

    static let columns = ["kind", "name", "value"]
    private static let values: [Kind: [String]] = [
        .stem: ["document", "program"], .ending: ["any", "document"], .coding: ["gzip", "br", "zstd", "compress"],
        .role: ["any"],
    ]

    init(_ line: TSV.Line) throws {
        guard let kind = Kind(rawValue: line.fields[0]) else {
            throw line.error("the kind must be stem, ending, coding or role")
        }
        let values = Self.values[kind] ?? []
        guard values.contains(line.fields[2]) else {
            throw line.error("the value must be \(values.joined(separator: " or "))")
        }
        self.kind = kind
        name = line.fields[1]
        value = line.fields[2]
        self.line = line
    }

    /// The file name pattern of the row.
    var pattern: String { kind == .ending ? "*.\(name)" : name }

    /// The bits that `NameMeaning` reads; none for a role, which is only compared with the counted names.
    ///
    /// For a stem, bit 0 marks a document and bit 1 a program. For an ending, the same bits mark the stems after which
    /// it keeps its meaning. From bit 2 on, the bits contain the number of a content coding.
    var bits: Int {
        switch (kind, value) {
        case (.stem, "document"), (.ending, "document"): 1
        case (.stem, _): 2
        case (.ending, _): 3
        case (.role, _): 0
        case (.coding, _): ((Self.values[.coding]?.firstIndex(of: value) ?? 0) + 1) << 2
        }
    }
}
