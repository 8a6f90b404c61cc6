/// Finds the types whose files are never text.
///
/// A type that is not a text format is binary in four cases: `own/forms.tsv` states it; a rule for the type compares
/// bytes that don't occur in text; the type is audio, an image, video or a font; or it is a subtype of a binary type,
/// and none of its files are text. Corrections take precedence.
struct BinaryTypes {
    private let graph: TypeGraph
    private let ruled: Set<String>
    private let stated: [String: Bool]

    /// Examines the rules; `stated` contains the types for which a table states whether they are binary.
    init(types: [TypeRow], signatures: [SignatureRow], stated: [String: Bool]) {
        graph = TypeGraph(types)
        ruled = Set(signatures.filter { $0.bytes.contains(where: Self.isBinary) && $0.mask == nil }.map(\.type))
        self.stated = stated
    }

    private static let containers = ["application/zip", "application/x-ole-storage", "application/gzip"]
    private static let media = ["audio/", "image/", "video/", "font/"]

    func contains(_ row: TypeRow) -> Bool {
        if let stated = stated[row.type] { return stated }
        guard !row.flags.contains(.text), row.type != "application/octet-stream" else { return false }
        return ruled.contains(row.type) || Self.media.contains { row.type.hasPrefix($0) } || isKindOfBinary(row)
    }

    /// Checks whether a type is a subtype of a type whose files are never text.
    private func isKindOfBinary(_ row: TypeRow) -> Bool {
        let ancestors = graph.ancestors(of: row.type)
        if !ancestors.isDisjoint(with: Self.containers) { return true }
        return !row.flags.contains(.textForm) && ancestors.contains { stated[$0] == true }
    }

    /// Checks whether a byte never occurs in text: a control character other than tab, line feed, form feed, carriage
    /// return and escape, or a byte that UTF-8 doesn't use (FE, FF).
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte) || byte == 0xFF || byte == 0xFE
    }
}
