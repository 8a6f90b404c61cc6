/// Puts the extensions of each type in order of preference.
struct ExtensionRanking {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger

    func rank(_ rows: inout [GlobRow]) {
        let heaviest = Dictionary(rows.map { ($0.pattern, $0) }) { $0.weight >= $1.weight ? $0 : $1 }
        let votes = votes()
        let wanted = wantedOrder()
        let byType = Dictionary(grouping: rows.indices.filter { rows[$0].fileExtension != nil }) { rows[$0].type }
        for (type, indices) in byType {
            let keys = indices.map { index -> (Int, [Double], String) in
                let row = rows[index]
                let name = row.fileExtension ?? ""
                // An extension that means something else first would lead back to another type.
                let isOwn = heaviest[row.pattern]?.type == type
                let place = wanted[type]?.firstIndex(of: name).map(Double.init) ?? .infinity
                return (index, [place, isOwn ? 0 : 1, -(votes[type]?[name] ?? 0)], name)
            }
            let ordered = keys.sorted { $0.1 == $1.1 ? $0.2 < $1.2 : $0.1.lexicographicallyPrecedes($1.1) }
            for (position, key) in ordered.enumerated() { rows[key.0].rank = position + 1 }
        }
    }

    /// Whether the order of a type's extensions would be the same without a correction.
    func isNeedless(_ correction: Correction, rows: [GlobRow]) -> Bool {
        let others = corrections.filter { $0.kind == .extensions && $0.subject != correction.subject }
        var without = rows
        ExtensionRanking(tables: tables, corrections: others, aliases: aliases).rank(&without)
        return without.map(\.rank) == rows.map(\.rank)
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

    private func wantedOrder() -> [String: [String]] {
        let orders = corrections.filter { $0.kind == .extensions }
            .map { (aliases.canonical($0.subject), $0.value.split(separator: " ").map(String.init)) }
        return Dictionary(orders) { $1 }
    }
}
