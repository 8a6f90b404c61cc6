import MIMETypes

/// Makes the rows of `globs.tsv` from the upstream tables.
///
/// Where the freedesktop database knows a pattern, its weights stand and what others add comes below. Where it does not,
/// the type that more sources name comes first. Every type that a source names is kept, so that content can settle it.
struct GlobMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger
    let registered: Set<String>

    func rows() throws -> [GlobRow] {
        var claims = collected()
        try correct(&claims)
        var rows: [GlobRow] = []
        for (pattern, types) in claims {
            rows += weighed(pattern, types)
        }
        ExtensionRanking(tables: tables, corrections: corrections, aliases: aliases).rank(&rows)
        return rows.sorted { ($0.pattern, -$0.weight, $0.type) < ($1.pattern, -$1.weight, $1.type) }
    }

    private struct Pattern: Hashable {
        let text: String
        let isCaseSensitive: Bool
    }

    private struct Claim {
        var sources: Set<UpstreamTable.Source> = []
        var freedesktopWeight: Int?
        var correctedWeight: Int?
    }

    private func collected() -> [Pattern: [String: Claim]] {
        let exact = Set(tables.flatMap { $0.entries.values.flatMap(\.globs) }.filter(\.isCaseSensitive).map(\.pattern))
        var literals: [String: String] = [:]
        var claims: [Pattern: [String: Claim]] = [:]
        for table in tables {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                for glob in entry.globs {
                    let isExact = exact.contains(glob.pattern)
                    let folded = glob.pattern.lowercased()
                    // A whole name keeps the letter case in which it was first seen, which is how people write it.
                    let text = isExact || !folded.hasPrefix("*") ? literals[folded] ?? glob.pattern : folded
                    if !isExact, !folded.hasPrefix("*") { literals[folded] = text }
                    var claim =
                        claims[Pattern(text: isExact ? glob.pattern : text, isCaseSensitive: isExact)]?[
                            aliases.canonical(name)] ?? Claim()
                    claim.sources.insert(table.source)
                    if table.source == .freedesktop { claim.freedesktopWeight = glob.weight ?? 50 }
                    claims[Pattern(text: isExact ? glob.pattern : text, isCaseSensitive: isExact), default: [:]][
                        aliases.canonical(name)] = claim
                }
            }
        }
        return claims
    }

    private func correct(_ claims: inout [Pattern: [String: Claim]]) throws {
        for correction in corrections where correction.kind == .glob {
            let words = correction.value.split(separator: " ")
            guard words.count == 2, let weight = Int(words[1]), (0...100).contains(weight) else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "a glob needs a type and a weight of 0 to 100")
            }
            let isExact = claims.keys.contains(Pattern(text: correction.subject, isCaseSensitive: true))
            let pattern = Pattern(text: correction.subject, isCaseSensitive: isExact)
            let type = aliases.canonical(String(words[0]))
            if weight == 0 {
                claims[pattern]?[type] = nil
            } else {
                claims[pattern, default: [:]][type, default: Claim()].correctedWeight = weight
            }
        }
    }

    /// Gives every type of a pattern a weight of its own, so that the order of equals is data.
    private func weighed(_ pattern: Pattern, _ types: [String: Claim]) -> [GlobRow] {
        let isKnown = types.values.contains { $0.freedesktopWeight != nil }
        var used: Set<Int> = []
        return types.sorted { precedes($0, $1) }.enumerated().map { position, entry in
            let (type, claim) = entry
            var weight = claim.correctedWeight ?? claim.freedesktopWeight ?? (isKnown ? 30 : position == 0 ? 50 : 40)
            if type == MIMEType.octetStream.essence { weight = min(weight, 5) }
            while used.contains(weight), weight > 1 { weight -= 1 }
            used.insert(weight)
            let sources = claim.sources.sorted().map(\.rawValue) + (claim.correctedWeight == nil ? [] : ["correction"])
            return GlobRow(
                pattern: pattern.text, type: type, weight: weight, rank: nil, isCaseSensitive: pattern.isCaseSensitive,
                sources: sources)
        }
    }

    /// Types that a server's table uses for want of a better one.
    private static func isGeneric(_ type: String) -> Bool {
        type == MIMEType.octetStream.essence || type == MIMEType.plainText.essence
    }

    private func precedes(_ left: (key: String, value: Claim), _ right: (key: String, value: Claim)) -> Bool {
        let keys = [left, right].map { type, claim in
            [
                -(claim.correctedWeight ?? claim.freedesktopWeight ?? 0),
                Self.isGeneric(type) ? 1 : 0,
                -claim.sources.count - (registered.contains(type) ? 1 : 0),
            ]
        }
        return keys[0] == keys[1] ? left.key < right.key : keys[0].lexicographicallyPrecedes(keys[1])
    }
}
