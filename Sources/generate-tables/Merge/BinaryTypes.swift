/// Finds the types whose files are never text.
///
/// A type that is not a text format is binary in three cases: a rule for the type compares bytes that don't occur in
/// text; the type is audio, an image, video or a font; or its files are ZIP, gzip or OLE2 files inside.
struct BinaryTypes {
    private let graph: TypeGraph
    private let ruled: Set<String>

    init(types: [TypeRow], signatures: [SignatureRow]) {
        graph = TypeGraph(types)
        ruled = Set(signatures.filter { $0.bytes.contains(where: Self.isBinary) && $0.mask == nil }.map(\.type))
    }

    private static let containers = ["application/zip", "application/x-ole-storage", "application/gzip"]
    private static let media = ["audio/", "image/", "video/", "font/"]

    func contains(_ row: TypeRow) -> Bool {
        guard !row.flags.contains(.text), row.type != "application/octet-stream" else { return false }
        return ruled.contains(row.type) || Self.media.contains { row.type.hasPrefix($0) }
            || !graph.ancestors(of: row.type).isDisjoint(with: Self.containers)
    }

    /// Checks whether a byte never occurs in text: a control character other than tab, line feed, form feed, carriage
    /// return and escape, or a byte that UTF-8 doesn't use (FE, FF).
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte) || byte == 0xFF || byte == 0xFE
    }
}
