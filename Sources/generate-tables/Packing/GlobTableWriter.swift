/// Packs `globs.tsv` into `GlobTable`.
///
/// Whole names and suffixes are filed in a hash table under the text that has to be found in a name; the few patterns with
/// a wildcard elsewhere form a list.
struct GlobTableWriter {
    let globs: [GlobRow]
    let ids: TypeNumbering

    private struct Key {
        var text: String
        var entries: [(row: GlobRow, pattern: String, kind: Int)] = []
    }

    func source() throws -> String {
        var keys: [String: Key] = [:]
        var wild: [String: Key] = [:]
        for row in globs {
            for pattern in Self.expanded(row.pattern) {
                if let literal = Self.literal(pattern) {
                    let folded = literal.text.lowercased()
                    keys[folded, default: Key(text: folded)].entries.append((row, pattern, literal.kind))
                } else {
                    wild[pattern, default: Key(text: pattern)].entries.append((row, pattern, 0))
                }
            }
        }
        let sortedKeys = keys.values.sorted { $0.text < $1.text }
        var pool = TextPool()
        var entries = PackedNumbers()
        var entryCount = 0
        let keyRecords = try records(sortedKeys, &pool, &entries, &entryCount)
        let sortedWild = wild.values.sorted { $0.text < $1.text }
        let wildRecords = try records(sortedWild, &pool, &entries, &entryCount)

        var source = SwiftSource(type: "GlobTable", summary: "The name patterns, packed; `PackedGlobs` reads it.")
        source.constant("wildcardCount", wild.count, summary: "The number of patterns in `wildcards`.")
        source.constant(
            "longestKey", sortedKeys.map(\.text.utf8.count).max() ?? 0, summary: "The bytes of the longest key.")
        source.member("text", pool.text, summary: "Keys and patterns.")
        source.member("keys", keyRecords.text, summary: "A record a key: whole names, and suffixes with their dot.")
        source.member("wildcards", wildRecords.text, summary: "A record a pattern with a wildcard in another place.")
        source.array(
            "wildcardEnds", sortedWild.map { Self.ends($0.text) },
            summary: "The first byte of each of them, and the last one times 256; 0 for a wildcard.")
        source.member("entries", entries.text, summary: "The types of keys and patterns, the heaviest first.")
        source.member(
            "index", PackedIndex.slots(for: sortedKeys.map(\.text)).text,
            summary: "Slots of a hash table over the keys.")
        return source.text
    }

    private func records(
        _ keys: [Key], _ pool: inout TextPool, _ entries: inout PackedNumbers, _ entryCount: inout Int
    ) throws -> PackedNumbers {
        var records = PackedNumbers()
        for key in keys {
            records.append(key.text, in: &pool)
            records.append(entryCount, width: 3)
            records.append(key.entries.count, width: 1)
            for (row, pattern, kind) in key.entries.sorted(by: { ($0.kind, -$0.row.weight) < ($1.kind, -$1.row.weight) }
            ) {
                guard let id = ids.number(of: row.type) else {
                    throw TableError(
                        file: "globs.tsv", line: 0, reason: "'\(row.type)' of '\(row.pattern)' is not in types.tsv")
                }
                entries.append(id, width: 3)
                entries.append(row.weight, width: 2)
                entries.append(kind | (row.isCaseSensitive ? 2 : 0), width: 1)
                entries.append(pattern, in: &pool)
            }
            entryCount += key.entries.count
        }
        return records
    }

    /// The text of a pattern with no wildcard (kind 0) or with one asterisk before a dot (kind 1).
    private static func literal(_ pattern: String) -> (text: String, kind: Int)? {
        let isSuffix = pattern.hasPrefix("*.")
        let text = isSuffix ? pattern.dropFirst() : pattern[...]
        return text.contains { "*?[".contains($0) } ? nil : (String(text), isSuffix ? 1 : 0)
    }

    /// The first byte of a pattern, and the last one in the upper half, where they are not part of a wildcard.
    private static func ends(_ pattern: String) -> UInt16 {
        let ends = [pattern.utf8.first, pattern.utf8.last].map { end in
            end.flatMap { "*?[]".utf8.contains($0) ? nil : UInt16($0) } ?? 0
        }
        return ends[0] | ends[1] << 8
    }

    /// Writes out a character class at the end of a suffix: `*.[1-9]` is nine suffixes.
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
