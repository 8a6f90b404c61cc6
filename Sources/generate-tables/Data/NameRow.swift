/// A line of `own/names.tsv`: what a part of a name means besides its type.
struct NameRow {
    enum Kind: String {
        /// A whole name that people add a word to, which is no extension: `README.blender`, `Makefile.win`.
        case stem
        /// An extension that keeps its meaning after a stem.
        case ending
        /// The content coding that a suffix tells, as HTTP calls it.
        case coding
    }

    let kind: Kind
    let name: String
    let value: String
    let line: TSV.Line

    static let columns = ["kind", "name", "value"]
    private static let values: [Kind: [String]] = [
        .stem: ["document", "program"], .ending: ["any", "document"], .coding: ["gzip", "br", "zstd", "compress"],
    ]

    init(_ line: TSV.Line) throws {
        guard let kind = Kind(rawValue: line.fields[0]) else {
            throw line.error("the kind must be stem, ending or coding")
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

    /// The pattern that it is about.
    var pattern: String { kind == .ending ? "*.\(name)" : name }

    /// The bits that `NameMeaning` reads: 1 after or of a document, 2 after or of a program; a coding's number from the
    /// third bit on.
    var bits: Int {
        switch (kind, value) {
        case (.stem, "document"), (.ending, "document"): 1
        case (.stem, _): 2
        case (.ending, _): 3
        case (.coding, _): ((Self.values[.coding]?.firstIndex(of: value) ?? 0) + 1) << 2
        }
    }
}
