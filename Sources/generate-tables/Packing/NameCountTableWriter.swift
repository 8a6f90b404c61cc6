/// Packs `name-counts.tsv` into `NameCountTable`.
///
/// A record has the length of an extension, the extension with its dot, and in how many packages its files are, or may
/// be, what it says, other text, another binary format, and unknown bytes.
struct NameCountTableWriter {
    let rows: [NameCountRow]

    private static let textCapacity = 40 << 10
    private static let indexCapacity = 4096
    /// The largest number that is packed; more packages change nothing.
    private static let maxCount = 4095

    func source() throws -> String {
        let extensions = rows.filter { $0.pattern.hasPrefix("*.") }.map { (String($0.pattern.dropFirst()), $0) }
        let pool = try RecordPool(
            extensions.map { ($0.0, Self.record($0.0, $0.1)) }, capacity: Self.textCapacity,
            table: "NameCountTable.text")
        let slots = try SlotTable(extensions.map(\.0), capacity: Self.indexCapacity, table: "NameCountTable.index")
        var source = SwiftSource(
            type: "NameCountTable",
            summary: "How often extensions are what they say, packed; `PackedNameCounts` reads it.")
        source.member("text", pool.text, summary: "The records, each where its extension's hash points.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member(
            "index", slots.text(width: 3, numbers: pool.offsets),
            summary: "Slots of a hash table: where the record of an extension starts, plus one.")
        return source.text
    }

    private static func record(_ name: String, _ row: NameCountRow) -> PackedText {
        var record = PackedText()
        record.append(name.utf8.count, width: 1)
        record.append(name)
        for count in [row.agreeing + row.silent, row.text, row.binary, row.bytes] {
            record.append(min(count, maxCount), width: 2)
        }
        return record
    }
}
