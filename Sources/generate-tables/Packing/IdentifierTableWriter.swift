/// Packs `own/identifiers.tsv` into `IdentifierTable`.
///
/// The records are sorted by their identifiers in lowercase. A record contains the offset and the length of the
/// identifier, the number of its type plus one (0 for none), the offset of its parents, and their number. A second
/// list, sorted by the numbers of the types, contains the record of each type's preferred identifier.
struct IdentifierTableWriter {
    let rows: [IdentifierRow]
    let ids: TypeNumbering

    func source() throws -> SwiftSource {
        let sorted = rows.map { (key: Array($0.identifier.lowercased().utf8), row: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.row)
        let positions = try positions(sorted)
        var names = PackedText()
        var records = PackedText()
        var parents = PackedText()
        var preferred: [(type: Int, position: Int)] = []
        for (position, row) in sorted.enumerated() {
            let type = try type(of: row)
            records.append(names.count, width: 3)
            records.append(row.identifier.utf8.count, width: 2)
            records.append(type.map { $0 + 1 } ?? 0, width: 3)
            records.append(parents.count, width: 3)
            records.append(row.parents.count, width: 1)
            names.append(row.identifier)
            for parent in row.parents {
                guard let index = positions[parent] else {
                    throw row.error("'\(parent)', which '\(row.identifier)' conforms to, has no line")
                }
                parents.append(index, width: 2)
            }
            if row.isPreferred, let type { preferred.append((type, position)) }
        }
        var source = SwiftSource(
            type: "IdentifierTable", summary: "Uniform type identifiers; `PackedIdentifiers` reads it.")
        source.member("names", names.text, summary: "The identifiers.")
        source.member("records", records.text, summary: "The records, in alphabetic order of their identifiers.")
        source.member("parents", parents.text, summary: "The numbers of the records that others conform to.")
        source.member("preferred", try byType(preferred), summary: "Types and the records of their identifiers.")
        return source
    }

    private func positions(_ sorted: [IdentifierRow]) throws -> [String: Int] {
        var positions: [String: Int] = [:]
        for (position, row) in sorted.enumerated() where positions.updateValue(position, forKey: row.identifier) != nil
        {
            throw row.error("'\(row.identifier)' stands in two lines")
        }
        return positions
    }

    private func type(of row: IdentifierRow) throws -> Int? {
        guard !row.type.isEmpty else { return nil }
        guard let id = ids.number(of: row.type) else { throw row.error("'\(row.type)' is not in types.tsv") }
        return id
    }

    private func byType(_ preferred: [(type: Int, position: Int)]) throws -> String {
        var text = PackedText()
        var last = -1
        for (type, position) in preferred.sorted(by: { $0.type < $1.type }) {
            guard type != last else {
                throw TableError(file: "own/identifiers.tsv", line: 0, reason: "a type has two preferred identifiers")
            }
            text.append(type, width: 3)
            text.append(position, width: 2)
            last = type
        }
        return text.text
    }
}
