/// Makes the rows of `types.tsv` from the upstream tables.
struct TypeMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let spelling: SpellingMerger

    func rows() throws -> [TypeRow] {
        var rows = spelling.spellings.map { name, spellings in
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
            derive(&rows[index], graph)
        }
        return try corrected(rows)
    }

    private func describe(_ row: inout TypeRow, entries: [UpstreamTable.Entry]) {
        row.charset = entries.lazy.compactMap(\.charset).first
        switch entries.lazy.compactMap(\.isCompressible).first {
        case true?: row.flags.insert(.compressible)
        case false?: row.flags.insert(.incompressible)
        case nil: break
        }
        // Pictures, sound and fonts are never plain text, even if they are recognised by letters.
        let isMedia = ["image/", "audio/", "video/", "font/"].contains { row.type.hasPrefix($0) }
        if entries.contains(where: { $0.hasBinarySignature || isMedia && !$0.signatures.isEmpty }) {
            row.flags.insert(.signature)
        }
    }

    /// What is one of these starts like it.
    private static let binaryContainers = ["application/zip", "application/x-ole-storage", "application/gzip"]

    /// What follows from the place in the hierarchy.
    private func derive(_ row: inout TypeRow, _ graph: TypeGraph) {
        if graph.isText(row.type) {
            row.flags.formUnion([.text, .mayBeEmpty])
            row.flags.remove(.signature)
        } else if !graph.ancestors(of: row.type).isDisjoint(with: Self.binaryContainers) {
            row.flags.insert(.signature)
        }
    }

    private func parents() -> TypeGraph {
        var graph = TypeGraph()
        let refused = Set(
            corrections.filter { $0.kind == .notParent }
                .map { [spelling.canonical($0.subject), spelling.canonical($0.value)] })
        for correction in corrections where correction.kind == .parent {
            graph.add(parent: spelling.canonical(correction.value), of: spelling.canonical(correction.subject))
        }
        for table in tables {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                let child = spelling.canonical(name)
                for parent in entry.parents.map(spelling.canonical) where !refused.contains([child, parent]) {
                    graph.add(parent: parent, of: child)
                }
            }
        }
        return graph
    }

    private func corrected(_ rows: [TypeRow]) throws -> [TypeRow] {
        var rows = rows
        for correction in corrections where correction.kind == .flag {
            guard let index = rows.firstIndex(where: { $0.type == spelling.canonical(correction.subject) }),
                let flag = TypeRow.Flag(rawValue: String(correction.value.dropFirst()))
            else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "'\(correction.subject)' or the flag '\(correction.value)' is unknown")
            }
            if correction.value.hasPrefix("+") {
                rows[index].flags.insert(flag)
            } else {
                rows[index].flags.remove(flag)
            }
        }
        return rows
    }
}
