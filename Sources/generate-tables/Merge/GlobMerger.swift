import MIMETypes

/// Makes the rows of `globs.tsv` from the upstream tables.
///
/// Where the freedesktop database knows a pattern, its weights stand and what others add comes below. Where it does
/// not, the type that more sources name comes first. Every type that a source names is kept, so that content can settle
/// it.
struct GlobMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger
    let registered: Set<String>

    func rows() throws -> [GlobRow] {
        var entries = collected()
        try correct(&entries)
        var rows: [GlobRow] = []
        for (pattern, types) in entries {
            rows += weighed(pattern, types)
        }
        ExtensionRanking(tables: tables, corrections: corrections, aliases: aliases).rank(&rows)
        return rows.sorted { ($0.pattern, -$0.weight, $0.type) < ($1.pattern, -$1.weight, $1.type) }
    }

    private struct Pattern: Hashable {
        let text: String
        let isCaseSensitive: Bool
    }

    /// What the sources and corrections say about a pattern and a type.
    private struct Entry {
        var sources: Set<UpstreamTable.Source> = []
        var freedesktopWeight: Int?
        var correctedWeight: Int?
    }

    private func collected() -> [Pattern: [String: Entry]] {
        let exact = Set(tables.flatMap { $0.entries.values.flatMap(\.globs) }.filter(\.isCaseSensitive).map(\.pattern))
        var literals: [String: String] = [:]
        var entries: [Pattern: [String: Entry]] = [:]
        for table in tables {
            for (name, upstream) in table.entries.sorted(by: { $0.key < $1.key }) {
                for glob in upstream.globs {
                    let isExact = exact.contains(glob.pattern)
                    let folded = glob.pattern.lowercased()
                    // A whole name keeps the letter case in which it was first seen, which is how people write it.
                    let text = isExact || !folded.hasPrefix("*") ? literals[folded] ?? glob.pattern : folded
                    if !isExact, !folded.hasPrefix("*") { literals[folded] = text }
                    let pattern = Pattern(text: isExact ? glob.pattern : text, isCaseSensitive: isExact)
                    var entry = entries[pattern]?[aliases.canonical(name)] ?? Entry()
                    entry.sources.insert(table.source)
                    if table.source == .freedesktop { entry.freedesktopWeight = glob.weight ?? 50 }
                    entries[pattern, default: [:]][aliases.canonical(name)] = entry
                }
            }
        }
        return entries
    }

    private func correct(_ entries: inout [Pattern: [String: Entry]]) throws {
        for correction in corrections where correction.kind == .glob {
            let words = correction.value.split(separator: " ")
            guard words.count == 2, let weight = Int(words[1]), (0...100).contains(weight) else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "a glob needs a type and a weight of 0 to 100")
            }
            let isExact = entries.keys.contains(Pattern(text: correction.subject, isCaseSensitive: true))
            let pattern = Pattern(text: correction.subject, isCaseSensitive: isExact)
            let type = aliases.canonical(String(words[0]))
            if weight == 0 {
                entries[pattern]?[type] = nil
            } else {
                entries[pattern, default: [:]][type, default: Entry()].correctedWeight = weight
            }
        }
    }

    /// Gives every type of a pattern a weight of its own, so that the order of equals is data.
    private func weighed(_ pattern: Pattern, _ types: [String: Entry]) -> [GlobRow] {
        let isKnown = types.values.contains { $0.freedesktopWeight != nil }
        var used: Set<Int> = []
        return types.sorted { precedes($0, $1) }.enumerated().map { position, element in
            let (type, entry) = element
            var weight = entry.correctedWeight ?? entry.freedesktopWeight ?? (isKnown ? 30 : position == 0 ? 50 : 40)
            if type == MIMEType.octetStream.essence { weight = min(weight, 5) }
            while used.contains(weight), weight > 1 { weight -= 1 }
            used.insert(weight)
            let sources = entry.sources.sorted().map(\.rawValue) + (entry.correctedWeight == nil ? [] : ["correction"])
            return GlobRow(
                pattern: pattern.text, type: type, weight: weight, rank: nil, isCaseSensitive: pattern.isCaseSensitive,
                sources: sources)
        }
    }

    /// Types that a server's table uses for want of a better one.
    private static func isGeneric(_ type: String) -> Bool {
        type == MIMEType.octetStream.essence || type == MIMEType.plainText.essence
    }

    private func precedes(_ left: (key: String, value: Entry), _ right: (key: String, value: Entry)) -> Bool {
        let keys = [left, right].map { type, entry in
            [
                -(entry.correctedWeight ?? entry.freedesktopWeight ?? 0),
                Self.isGeneric(type) ? 1 : 0,
                -entry.sources.count - (registered.contains(type) ? 1 : 0),
            ]
        }
        return keys[0] == keys[1] ? left.key < right.key : keys[0].lexicographicallyPrecedes(keys[1])
    }
}
