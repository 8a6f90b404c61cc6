import MIMETypes

/// Makes the rows of `types.tsv` from the upstream tables.
struct TypeMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger

    func rows() -> [TypeRow] {
        let mentions = tables.map { (source: $0.source, names: $0.names) }
        var rows = aliases.spellings.map { name, spellings in
            var row = TypeRow(type: name)
            row.aliases = spellings.filter { $0 != name }
            row.sources = mentions.filter { !$0.names.isDisjoint(with: spellings) }.map(\.source.rawValue)
            if row.sources.isEmpty { row.sources = ["correction"] }
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

    /// Marks the parents that a type is only built like.
    private func markBuiltLike(_ rows: inout [TypeRow]) {
        for correction in corrections where correction.kind == .builtLike {
            let (child, parent) = (aliases.canonical(correction.subject), aliases.canonical(correction.value))
            guard let index = rows.firstIndex(where: { $0.type == child }), rows[index].parents.contains(parent) else {
                continue
            }
            rows[index].builtLike.insert(parent)
        }
    }

    /// Returns the corrections of parents that the tables or the names already imply, or that would close a cycle.
    func needless() -> [Correction] {
        let (merged, stated) = (parents(), parents(by: []))
        return corrections.filter { correction in
            let (child, parent) = (aliases.canonical(correction.subject), aliases.canonical(correction.value))
            let hasParent = merged.parents[child]?.contains(parent) == true
            let isStated = stated.parents[child]?.contains(parent) == true
            switch correction.kind {
            case .parent: return !hasParent || isStated || ImpliedParents.of(child).contains { $0.essence == parent }
            case .notParent: return hasParent || !isStated
            case .builtLike: return !hasParent
            default: return false
            }
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

    private func parents() -> TypeGraph { parents(by: corrections) }

    private func parents(by corrections: [Correction]) -> TypeGraph {
        var graph = TypeGraph()
        let refused = Set(
            corrections.filter { $0.kind == .notParent }
                .map { [aliases.canonical($0.subject), aliases.canonical($0.value)] })
        for correction in corrections where correction.kind == .parent || correction.kind == .builtLike {
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
