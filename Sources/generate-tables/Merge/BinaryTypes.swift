/// Finds the types whose files are never text.
///
/// That is a type that is no text format and has a rule that asks for bytes that text does not have, is packed in a
/// binary container, or is audio, image, video or font; and what `corrections.tsv` says.
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

    /// Control characters but for tab, line feed, form feed, carriage return and escape; bytes of UTF-8 are text.
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte) || byte == 0xFF || byte == 0xFE
    }
}
