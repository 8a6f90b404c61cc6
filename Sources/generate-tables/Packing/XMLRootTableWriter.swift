/// Packs `xml-roots.tsv` into `XMLRootTable`.
///
/// A record contains the name of a root element and its type for each namespace, with the strings that such documents
/// must contain.
struct XMLRootTableWriter {
    let rows: [XMLRootRow]
    let ids: TypeNumbering

    private static let textCapacity = 32 << 10
    private static let indexCapacity = 512

    func source() throws -> SwiftSource {
        let byName = Dictionary(grouping: rows, by: \.localName)
        let records = try byName.map { (name: $0.key, record: try record($0.key, $0.value)) }
        let pool = try RecordPool(records, capacity: Self.textCapacity, table: "XMLRootTable.text")
        let slots = try SlotTable(byName.keys, capacity: Self.indexCapacity, table: "XMLRootTable.index")
        var source = SwiftSource(
            type: "XMLRootTable", summary: "Root elements of XML documents, packed; `PackedXMLRoots` reads it.")
        source.member("text", pool.text, summary: "The records of names, each where the name's hash points.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member(
            "index", slots.text(width: 3, numbers: pool.offsets),
            summary: "Slots of a hash table over names, the empty one included: where their records start.")
        return source
    }

    private func record(_ name: String, _ rows: [XMLRootRow]) throws -> PackedText {
        var record = PackedText()
        record.append(name.utf8.count, width: 1)
        record.append(rows.count, width: 1)
        record.append(name)
        for row in rows {
            guard let id = ids.number(of: row.type) else {
                throw row.error("'\(row.type)' is not in types.tsv")
            }
            record.append(id, width: 3)
            record.append(row.namespace.utf8.count, width: 2)
            record.append(row.contains.utf8.count, width: 2)
            record.append(row.namespace)
            record.append(row.contains)
        }
        return record
    }
}
