/// Packs `globs.tsv` into `GlobTable`.
///
/// Whole names and suffixes are in a hash table. The few patterns with other wildcards are in a list. A record contains
/// its key, with an asterisk before it, and the key's types, ordered by weight, the highest first. Most patterns are
/// the key, with or without the asterisk; only others are stored with their types.
struct GlobTableWriter {
    let globs: [GlobRow]
    let names: [NameRow]
    let ids: TypeNumbering
    let strengths: NameStrengths
    /// The bits that state what patterns mean other than types, by pattern.
    private let meanings: [String: Int]

    init(globs: [GlobRow], names: [NameRow], ids: TypeNumbering, strengths: NameStrengths) {
        let names = names.filter { $0.kind != .role }
        self.globs = globs
        self.names = names
        self.ids = ids
        self.strengths = strengths
        meanings = Dictionary(names.map { ($0.pattern, $0.bits) }, uniquingKeysWith: |)
    }

    private static let textCapacity = 128 << 10
    private static let indexCapacity = 8192

    private struct Entry {
        let row: GlobRow
        let pattern: String
        let isSuffix: Bool

        /// The order of the entries of a key: whole names come first, then higher weights.
        var order: (Int, Int) { (isSuffix ? 1 : 0, -row.weight) }
    }

    func source() throws -> SwiftSource {
        var keys: [String: [Entry]] = [:]
        var wild: [String: [Entry]] = [:]
        for row in globs {
            for pattern in Self.expanded(row.pattern) {
                if let literal = Self.literal(pattern) {
                    let entry = Entry(row: row, pattern: pattern, isSuffix: literal.isSuffix)
                    keys[literal.text.lowercased(), default: []].append(entry)
                } else {
                    wild[pattern, default: []].append(Entry(row: row, pattern: pattern, isSuffix: false))
                }
            }
        }
        let records = try (keys.map { ($0.key, $0.value) } + wild.map { ($0.key, $0.value) }).map { key, entries in
            (name: key, record: try record(key, entries))
        }
        try checkNames()
        let pool = try RecordPool(records, capacity: Self.textCapacity, table: "GlobTable.text")
        let slots = try SlotTable(keys.keys, capacity: Self.indexCapacity, table: "GlobTable.index")
        let wildcards = wild.keys.sorted()

        var source = SwiftSource(type: "GlobTable", summary: "The name patterns, packed; `PackedGlobs` reads it.")
        source.constant(
            "longestKey", keys.keys.map(\.utf8.count).max() ?? 0, summary: "The bytes of the longest key.")
        source.member("text", pool.text, summary: "The records of keys, each where the key's hash points.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member(
            "index", slots.text(width: 4, numbers: pool.offsets),
            summary: "Slots of a hash table over whole names, and suffixes with their dot: where their records start.")
        source.array(
            "wildcards", wildcards.map { UInt32(pool.offsets[$0] ?? 0) },
            summary: "Where the records of patterns with a wildcard elsewhere start.")
        source.array(
            "wildcardEnds", wildcards.map(Self.ends),
            summary: "The first byte of each of them, and the last one times 256; 0 for a wildcard.")
        return source
    }

    private func record(_ key: String, _ entries: [Entry]) throws -> PackedText {
        var record = PackedText()
        record.append(key.utf8.count, width: 1)
        record.append(entries.count, width: 1)
        record.append("*\(key)")
        for entry in entries.sorted(by: { $0.order < $1.order }) {
            guard let id = ids.number(of: entry.row.type) else {
                throw entry.row.error("'\(entry.row.type)' is not in types.tsv")
            }
            record.append(id, width: 3)
            record.append(entry.row.weight, width: 2)
            let bits = (entry.isSuffix ? 1 : 0) | (entry.row.isCaseSensitive ? 2 : 0)
            record.append(bits | strengths.strength(of: entry.row).number << 2, width: 2)
            record.append(meanings[entry.row.pattern] ?? 0, width: 1)
            let pattern = entry.pattern == (entry.isSuffix ? "*\(key)" : key) ? "" : entry.pattern
            record.append(pattern.utf8.count, width: 1)
            record.append(pattern)
        }
        return record
    }

    private func checkNames() throws {
        let patterns = Set(globs.map(\.pattern))
        for row in names where !patterns.contains(row.pattern) {
            throw row.line.error("no type has the pattern '\(row.pattern)'; give it one")
        }
    }

    /// Returns the text of a whole name, or of a suffix with its dot; nil for a pattern with any other wildcard.
    private static func literal(_ pattern: String) -> (text: String, isSuffix: Bool)? {
        let isSuffix = pattern.hasPrefix("*.")
        let text = isSuffix ? pattern.dropFirst() : pattern[...]
        return text.contains { "*?[".contains($0) } ? nil : (String(text), isSuffix)
    }

    /// Returns the first byte of a pattern in the low byte, and the last byte in the high byte; 0 for a byte that
    /// belongs to a wildcard.
    private static func ends(_ pattern: String) -> UInt16 {
        let ends = [pattern.utf8.first, pattern.utf8.last].map { end in
            end.flatMap { "*?[]".utf8.contains($0) ? nil : UInt16($0) } ?? 0
        }
        return ends[0] | ends[1] << 8
    }

    /// Expands a character class at the end of a suffix: `*.[1-9]` becomes nine suffixes.
    private static func expanded(_ pattern: String) -> [String] {
        guard pattern.hasPrefix("*."), pattern.hasSuffix("]"), let open = pattern.firstIndex(of: "["),
            pattern.filter({ "*?[".contains($0) }).count == 2
        else { return [pattern] }
        var characters: [Unicode.Scalar] = []
        var rest = pattern[pattern.index(after: open)...].dropLast().unicodeScalars[...]
        while let first = rest.popFirst() {
            if rest.first == "-", let last = rest.dropFirst().first, first.value <= last.value {
                characters += (first.value...last.value).compactMap(Unicode.Scalar.init)
                rest = rest.dropFirst(2)
            } else {
                characters.append(first)
            }
        }
        return characters.map { "\(pattern[..<open])\($0)" }
    }
}
