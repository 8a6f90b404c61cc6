/// Finds names that are spellings of the same type, and chooses the canonical one.
struct AliasMerger {
    private let tables: [UpstreamTable]
    private let registered: Set<String>
    private var leaders: [String: String] = [:]
    private var canonical: [String: String] = [:]
    private var members: [String: [String]] = [:]
    /// The lines of corrections that merge two types into one.
    private var uniting: Set<Int> = []
    /// The corrections that change nothing.
    private(set) var needless: [Correction] = []

    /// Merges the names in the upstream tables and in the corrections.
    init(_ tables: [UpstreamTable], corrections: [Correction]) {
        self.tables = tables
        registered = Set(tables.filter { $0.source == .iana }.flatMap { $0.entries.keys })
        merge(corrections)
        choose(corrections)
    }

    /// All names of all tables, by canonical name.
    var spellings: [String: [String]] { members }

    /// Returns the canonical name for an alias; the name itself if no table contains it.
    func canonical(_ name: String) -> String { canonical[name] ?? name }

    private mutating func merge(_ corrections: [Correction]) {
        let separate = Set(corrections.filter { $0.kind == .separate }.map { [$0.subject, $0.value] })
        for table in tables {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                for alias in entry.aliases
                where !separate.contains([alias, name])
                    && !(registered.contains(alias) && registered.contains(name))
                {
                    unite(name, alias)
                }
            }
        }
        for correction in corrections where correction.kind == .alias || correction.kind == .canonical {
            let isKnown = leader(of: correction.subject) == leader(of: correction.value)
            if isKnown, correction.kind == .alias { needless.append(correction) }
            if !isKnown { uniting.insert(correction.line) }
            unite(correction.subject, correction.value)
        }
        for correction in corrections where correction.kind == .separate {
            let isStated = tables.contains { table in
                table.entries[correction.value]?.aliases.contains(correction.subject) == true
            }
            if !isStated { needless.append(correction) }
        }
    }

    private mutating func unite(_ first: String, _ second: String) {
        let (leader, follower) = (leader(of: first), leader(of: second))
        if leader != follower { leaders[follower] = leader }
    }

    private func leader(of name: String) -> String {
        var name = name
        while let next = leaders[name] { name = next }
        return name
    }

    private mutating func choose(_ corrections: [Correction]) {
        var names = Set(leaders.keys).union(leaders.values)
        for table in tables {
            for (name, entry) in table.entries { names.formUnion([name] + entry.parents + entry.aliases) }
        }
        for correction in corrections where correction.kind == .parent || correction.kind == .builtLike {
            names.formUnion([correction.subject, correction.value])
        }
        for correction in corrections where correction.kind == .glob {
            names.formUnion(correction.value.split(separator: " ").prefix(1).map(String.init))
        }
        let wanted = Set(corrections.filter { $0.kind == .canonical }.map(\.subject))
        for correction in corrections where correction.kind == .canonical && !uniting.contains(correction.line) {
            let group = names.filter { leader(of: $0) == leader(of: correction.subject) }
            let best = group.min { preference($0, []) < preference($1, []) }
            if best == correction.subject { needless.append(correction) }
        }
        for (_, group) in Dictionary(grouping: names, by: leader) {
            let best = group.min { preference($0, wanted) < preference($1, wanted) } ?? group[0]
            for name in group { canonical[name] = best }
            members[best] = group.sorted()
        }
    }

    /// Returns the rank of a name as the canonical one; the lowest rank wins.
    ///
    /// A name that a correction chooses comes first, then IANA's name, then the names in the order of trust of their
    /// sources.
    private func preference(_ name: String, _ wanted: Set<String>) -> Preference {
        let isExperimental = name.contains("/x-") || name.contains("/x.")
        return Preference(
            steps: [
                wanted.contains(name) ? 0 : 1,
                registered.contains(name) && !isExperimental ? 0 : 1,
                tables.firstIndex { $0.entries[name] != nil } ?? tables.count,
                isExperimental ? 1 : 0,
                name.utf8.count,
            ],
            name: name)
    }

    private struct Preference: Comparable {
        let steps: [Int]
        let name: String

        static func < (left: Preference, right: Preference) -> Bool {
            left.steps == right.steps ? left.name < right.name : left.steps.lexicographicallyPrecedes(right.steps)
        }
    }
}
