/// Packs the uses of the extensions in `name-counts.tsv` into `CountedNameTable`.
///
/// The extensions are in a hash table. A record contains a number with a bit for each property, the length of the
/// extension with its dot, and the extension.
struct CountedNameTableWriter {
    let rows: [NameCountRow]
    /// The patterns that represent a type.
    let patterns: Set<String>
    /// The words in which the name of a file of any format may end, in lowercase.
    let roles: Set<String>

    private static let textCapacity = 32 << 10
    private static let indexCapacity = 4096

    func source() throws -> SwiftSource {
        let records = rows.filter { $0.pattern.hasPrefix("*.") }.compactMap(record)
        let pool = try RecordPool(records, capacity: Self.textCapacity, table: "CountedNameTable.text")
        let slots = try SlotTable(
            records.map(\.name), capacity: Self.indexCapacity, table: "CountedNameTable.index")
        var source = SwiftSource(
            type: "CountedNameTable",
            summary: "What the files with an extension are in packages; `PackedCountedNames` reads it.")
        source.member("text", pool.text, summary: "The records, each where the hash of its extension points.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member(
            "index", slots.text(width: 3, numbers: pool.offsets),
            summary: "Slots of a hash table over extensions with their dot: where their records start.")
        return source
    }

    /// Returns the record of an extension; nil if it has no properties.
    private func record(_ row: NameCountRow) -> (name: String, record: PackedText)? {
        let name = String(row.pattern.dropFirst())
        let isOnlyText = row.isOnlyText && !roles.contains(name.dropFirst().lowercased())
        let properties = patterns.contains(row.pattern) ? row.properties : isOnlyText ? 32 : 0
        guard properties != 0 else { return nil }
        var record = PackedText()
        record.append(properties, width: 2)
        record.append(name.utf8.count, width: 1)
        record.append(name)
        return (name, record)
    }
}

extension NameCountRow {
    /// The bits of the properties of an extension that represents a type.
    fileprivate var properties: Int {
        let isOften = isFrequent && !isShortForTexts
        return (isOften ? 1 : 0) | (isOtherwiseText ? 2 : 0) | (isNeverText ? 4 : 0)
            | (isTextWithBytes || isAlsoFormat ? 8 : 0) | (hasNoOtherFormat ? 16 : 0)
            | (hasNoOtherBytes ? 64 : 0)
    }
}
