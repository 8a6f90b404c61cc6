/// Puts the extensions of each type in the order that the upstream tables prefer; `PreferredExtensions` corrects it.
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
                // An extension that means something else first would lead back to another type.
                let isOwn = heaviest[row.pattern]?.type == type
                return (index, [isOwn ? 0 : 1, -(votes[type]?[name] ?? 0)], name)
            }
            let ordered = keys.sorted { $0.1 == $1.1 ? $0.2 < $1.2 : $0.1.lexicographicallyPrecedes($1.1) }
            for (position, key) in ordered.enumerated() { rows[key.0].rank = position + 1 }
        }
    }

    /// How strongly the sources prefer an extension: each gives most to the one it lists first.
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
