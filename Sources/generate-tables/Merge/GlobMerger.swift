import MIMETypes

/// Makes the rows of `globs.tsv` from the upstream tables.
///
/// Of a pattern's types, the one that most sources name comes first. Of languages that equally many sources name, those
/// come first for which a source lists the pattern first. Every type that a source names is kept, so that the content
/// can decide.
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
        ExtensionRanking(tables: tables, aliases: aliases).rank(&rows)
        return rows.sorted { ($0.pattern, -$0.weight, $0.type) < ($1.pattern, -$1.weight, $1.type) }
    }

    /// Returns the corrections of weights that change nothing.
    func needless() -> [Correction] {
        var entries = collected()
        guard (try? correct(&entries)) != nil else { return [] }
        let plain = collected()
        return corrections.filter { correction in
            guard correction.kind == .glob else { return false }
            let pattern = pattern(of: correction, in: entries)
            let type = aliases.canonical(String(correction.value.prefix { $0 != " " }))
            if correction.value.hasSuffix(" 0") { return plain[pattern]?[type] == nil }
            var without = entries[pattern] ?? [:]
            without[type]?.correctedWeight = nil
            if without[type]?.sources.isEmpty == true { return false }
            return order(pattern, without) == order(pattern, entries[pattern] ?? [:])
        }
    }

    /// Returns the weight of each type of a pattern.
    private func order(_ pattern: Pattern, _ types: [String: Entry]) -> [String: Int] {
        Dictionary(weighed(pattern, types).map { ($0.type, $0.weight) }) { first, _ in first }
    }

    private func pattern(of correction: Correction, in entries: [Pattern: [String: Entry]]) -> Pattern {
        let exact = Pattern(text: correction.subject, isCaseSensitive: true)
        return entries.keys.contains(exact) ? exact : Pattern(text: correction.subject, isCaseSensitive: false)
    }

    private struct Pattern: Hashable {
        let text: String
        let isCaseSensitive: Bool
    }

    /// The sources that name a pattern with a type, and the corrected weight, if there is one.
    private struct Entry {
        var sources: Set<UpstreamTable.Source> = []
        /// For a language, whether a source names the pattern first.
        var isUsual: Bool?
        var correctedWeight: Int?
    }

    private func collected() -> [Pattern: [String: Entry]] {
        let exact = Set(tables.flatMap { $0.entries.values.flatMap(\.globs) }.filter(\.isCaseSensitive).map(\.pattern))
        let literals = usualSpellings()
        var entries: [Pattern: [String: Entry]] = [:]
        for table in tables {
            for (name, upstream) in table.entries.sorted(by: { $0.key < $1.key }) {
                for glob in upstream.globs {
                    let isExact = exact.contains(glob.pattern)
                    let folded = glob.pattern.lowercased()
                    let text = isExact || !folded.hasPrefix("*") ? literals[folded] ?? glob.pattern : folded
                    let pattern = Pattern(text: isExact ? glob.pattern : text, isCaseSensitive: isExact)
                    var entry = entries[pattern]?[aliases.canonical(name)] ?? Entry()
                    entry.sources.insert(table.source)
                    if let isUsual = glob.isUsual { entry.isUsual = isUsual || entry.isUsual == true }
                    entries[pattern, default: [:]][aliases.canonical(name)] = entry
                }
            }
        }
        return entries
    }

    /// Returns the spelling that most tables use for each whole name, by the name in lowercase.
    ///
    /// In a tie, the spelling that sorts first wins.
    private func usualSpellings() -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for table in tables {
            for glob in table.entries.values.flatMap(\.globs) where !glob.pattern.hasPrefix("*") {
                counts[glob.pattern.lowercased(), default: [:]][glob.pattern, default: 0] += 1
            }
        }
        return counts.compactMapValues { spellings in
            spellings.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
        }
    }

    private func correct(_ entries: inout [Pattern: [String: Entry]]) throws {
        for correction in corrections where correction.kind == .glob {
            let words = correction.value.split(separator: " ")
            guard words.count == 2, let weight = Int(words[1]), (0...100).contains(weight) else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "a glob needs a type and a weight of 0 to 100")
            }
            let pattern = pattern(of: correction, in: entries)
            let type = aliases.canonical(String(words[0]))
            if weight == 0 {
                entries[pattern]?[type] = nil
            } else {
                entries[pattern, default: [:]][type, default: Entry()].correctedWeight = weight
            }
        }
    }

    /// Gives each type of a pattern a different weight, so that the order of types is stated in the data.
    ///
    /// A correction sets the weight of its type and leaves the weights of the other types unchanged.
    private func weighed(_ pattern: Pattern, _ types: [String: Entry]) -> [GlobRow] {
        var used = Set(types.values.compactMap(\.correctedWeight))
        var isFirst = true
        return ordered(types).map { type, entry in
            var weight = entry.correctedWeight ?? 0
            if entry.correctedWeight == nil {
                weight = type == MIMEType.octetStream.essence ? 5 : isFirst ? 50 : 40
                isFirst = false
                while used.contains(weight), weight > 1 { weight -= 1 }
                used.insert(weight)
            }
            let sources = entry.sources.sorted().map(\.rawValue) + (entry.correctedWeight == nil ? [] : ["correction"])
            return GlobRow(
                pattern: pattern.text, type: type, weight: weight, rank: nil, isCaseSensitive: pattern.isCaseSensitive,
                sources: sources)
        }
    }

    /// Checks whether a type is one that server tables use if they know no better one.
    private static func isGeneric(_ type: String) -> Bool {
        type == MIMEType.octetStream.essence || type == MIMEType.plainText.essence
    }

    private typealias TypeEntry = (key: String, value: Entry)

    /// Orders the types of a pattern; languages change places only among themselves.
    private func ordered(_ types: [String: Entry]) -> [TypeEntry] {
        var all = types.map { TypeEntry($0.key, $0.value) }.sorted { (rank($0), $0.key) < (rank($1), $1.key) }
        let languages = Dictionary(grouping: all.indices.filter { all[$0].value.isUsual != nil }) { rank(all[$0]) }
        for places in languages.values {
            let usual = places.filter { all[$0].value.isUsual == true }
            let moved = (usual + places.filter { all[$0].value.isUsual == false }).map { all[$0] }
            for (place, type) in zip(places, moved) { all[place] = type }
        }
        return all
    }

    /// The lower the number, the sooner the type comes.
    private func rank(_ type: TypeEntry) -> Int {
        let votes = type.value.sources.count + (registered.contains(type.key) ? 1 : 0)
        return Self.isGeneric(type.key) ? -votes : -votes - Self.mostVotes
    }

    private static let mostVotes = 100
}
