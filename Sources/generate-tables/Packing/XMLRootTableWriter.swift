/// Packs `xml-roots.tsv` into `XMLRootTable`.
struct XMLRootTableWriter {
    let rows: [XMLRootRow]
    let ids: TypeNumbering

    func source() throws -> String {
        var pool = TextPool()
        var roots = PackedNumbers()
        // A look-up halves the list, comparing bytes.
        for row in rows.sorted(by: { Array($0.localName.utf8).lexicographicallyPrecedes($1.localName.utf8) }) {
            guard let id = ids.number(of: row.type) else {
                throw TableError(file: "xml-roots.tsv", line: 0, reason: "'\(row.type)' is not in types.tsv")
            }
            roots.append(row.localName, in: &pool)
            roots.append(row.namespace, in: &pool)
            roots.append(id, width: 3)
        }
        var source = SwiftSource(
            type: "XMLRootTable", summary: "Root elements of XML documents, packed; `PackedXMLRoots` reads it.")
        source.constant("rootCount", rows.count, summary: "The number of records.")
        source.member("text", pool.text, summary: "Names and namespaces.")
        source.member(
            "roots", roots.text, summary: "A record a root element, in the order of names: name, namespace, type.")
        return source.text
    }
}
