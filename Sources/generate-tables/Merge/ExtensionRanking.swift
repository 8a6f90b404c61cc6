/// Ranks the extensions of each type as the upstream tables prefer them; `PreferredExtensions` then applies
/// corrections.
struct ExtensionRanking {
    let tables: [UpstreamTable]
    let aliases: AliasMerger

    func rank(_ rows: inout [GlobRow]) {
        let heaviest = Dictionary(rows.map { ($0.pattern, $0) }) { $0.weight >= $1.weight ? $0 : $1 }
        let votes = votes()
        let byType = Dictionary(grouping: rows.indices.filter { rows[$0].fileExtension != nil }) { rows[$0].type }
        for (type, indices) in byType {
            let keys = indices.map { index -> (Int, [Double], String) in
                let row = rows[index]
                let name = row.fileExtension ?? ""
                // An extension whose first type is another one comes later, because a look-up would lead to the other
                // type.
                let isOwn = heaviest[row.pattern]?.type == type
                return (index, [isOwn ? 0 : 1, -(votes[type]?[name] ?? 0)], name)
            }
            let ordered = keys.sorted { $0.1 == $1.1 ? $0.2 < $1.2 : $0.1.lexicographicallyPrecedes($1.1) }
            for (position, key) in ordered.enumerated() { rows[key.0].rank = position + 1 }
        }
    }

    /// Returns the votes of the sources for each type's extensions; each source gives most to the extension that it
    /// lists first.
    private func votes() -> [String: [String: Double]] {
        var votes: [String: [String: Double]] = [:]
        for table in tables {
            let trust = [.mimeDB: 3.0, .iana: 2.0][table.source] ?? 1.0
            for (name, entry) in table.entries {
                for (position, glob) in entry.globs.enumerated() where glob.pattern.hasPrefix("*.") {
                    let name = aliases.canonical(name)
                    votes[name, default: [:]][String(glob.pattern.dropFirst(2)).lowercased(), default: 0] +=
                        trust / Double(position + 1)
                }
            }
        }
        return votes
    }
}
