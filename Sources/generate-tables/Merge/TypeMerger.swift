/// Makes the rows of `types.tsv` from the upstream tables.
struct TypeMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger

    func rows() -> [TypeRow] {
        var rows = aliases.spellings.map { name, spellings in
            var row = TypeRow(type: name)
            row.aliases = spellings.filter { $0 != name }
            row.sources = tables.filter { table in spellings.contains { table.entries[$0] != nil } }.map(
                \.source.rawValue)
            if row.sources.contains(UpstreamTable.Source.iana.rawValue) { row.flags.insert(.registered) }
            describe(&row, entries: tables.flatMap { table in spellings.compactMap { table.entries[$0] } })
            return row
        }
        rows.sort { $0.type < $1.type }
        let graph = parents()
        for index in rows.indices {
            rows[index].parents = graph.parents[rows[index].type] ?? []
            if graph.isText(rows[index].type) { rows[index].flags.formUnion([.text, .mayBeEmpty]) }
        }
        markBuiltLike(&rows)
        return rows
    }

    /// Marks the parents that a type is only built like; a line about one that no table states says nothing.
    private func markBuiltLike(_ rows: inout [TypeRow]) {
        for correction in corrections where correction.kind == .builtLike {
            let (child, parent) = (aliases.canonical(correction.subject), aliases.canonical(correction.value))
            guard let index = rows.firstIndex(where: { $0.type == child }), rows[index].parents.contains(parent) else {
                continue
            }
            rows[index].builtLike.insert(parent)
        }
    }

    private func describe(_ row: inout TypeRow, entries: [UpstreamTable.Entry]) {
        row.charset = entries.lazy.compactMap(\.charset).first
        switch entries.lazy.compactMap(\.isCompressible).first {
        case true?: row.flags.insert(.compressible)
        case false?: row.flags.insert(.incompressible)
        case nil: break
        }
    }

    private func parents() -> TypeGraph {
        var graph = TypeGraph()
        let refused = Set(
            corrections.filter { $0.kind == .notParent }
                .map { [aliases.canonical($0.subject), aliases.canonical($0.value)] })
        for correction in corrections where correction.kind == .parent {
            graph.add(parent: aliases.canonical(correction.value), of: aliases.canonical(correction.subject))
        }
        for table in tables {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                let child = aliases.canonical(name)
                for parent in entry.parents.map(aliases.canonical) where !refused.contains([child, parent]) {
                    graph.add(parent: parent, of: child)
                }
            }
        }
        return graph
    }
}
