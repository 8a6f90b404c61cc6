import MIMETypes

/// Packs `types.tsv`, the extensions of `globs.tsv` and `descriptions.tsv` into `TypeTable`.
///
/// A record of a type has its flags and category, the lengths of its parts, and the parts: the numbers of its parents
/// and other ancestors, its name, its aliases, its extensions, its charset and its description.
struct TypeTableWriter {
    let types: [TypeRow]
    let globs: [GlobRow]
    let descriptions: [String: String]
    let categories: CategoryRules
    /// The types that the trained model knows.
    let guessed: Set<String>
    let ancestry: TypeAncestry
    let ids: TypeNumbering

    private static let textCapacity = 384 << 10
    private static let indexCapacity = 8192
    /// The bit of a parent's number that says that the type is only built like it.
    private static let builtLike = 1 << 17
    /// The bit of an ancestor's number that says that the type is a kind of it.
    private static let isKind = 1 << 16
    /// How many of the bits that hold flags and category are flags.
    private static let flagBits = 14
    /// The bit after those of the flags in `types.tsv`.
    private static let guessable = 1 << TypeRow.Flag.allCases.count
    /// The digits before the ancestors.
    private static let headLength = 15
    /// The digits of an ancestor.
    private static let ancestorWidth = 3

    /// The types that the code names, so that it need not look them up.
    private static let constants = [
        ("octetStream", "application/octet-stream"), ("plainText", "text/plain"),
        ("emptyFile", "application/x-zerosize"),
        ("html", "text/html"), ("xhtml", "application/xhtml+xml"), ("json", "application/json"),
        ("yaml", "application/yaml"), ("toml", "application/toml"), ("ini", "text/x-ini"),
        ("xml", "application/xml"), ("xmlEntity", "application/xml-external-parsed-entity"),
        ("zip", "application/zip"), ("gzip", "application/gzip"), ("pdf", "application/pdf"), ("png", "image/png"),
        ("gif", "image/gif"), ("jpeg", "image/jpeg"), ("trash", "application/x-trash"),
        ("php", "application/x-php"),
        ("compoundFile", "application/x-ole-storage"),
    ]

    func source() throws -> SwiftSource {
        let ranked = globs.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
        let extensions = Dictionary(grouping: ranked, by: \.type).mapValues { $0.compactMap(\.fileExtension) }
        let guessable = guessable()
        let records = types.map { row in
            let flags = flagBits(row.flags) | (guessable.contains(row.type) ? Self.guessable : 0)
            return (name: row.type, record: record(row, flags, extensions[row.type] ?? []))
        }
        let pool = try RecordPool(records, capacity: Self.textCapacity, table: "TypeTable.text")
        var source = SwiftSource(
            type: "TypeTable", summary: "The registry's types, packed; `PackedTypes` reads it.", isInlinable: true)
        source.member("text", pool.text, summary: "The records of types, each where its name's hash points.")
        source.member(
            "slots", ids.slots.text(width: 4, numbers: pool.offsets),
            summary: "Where the record of the type of each number starts.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member("index", try index(), summary: "Slots of a hash table over names and aliases.")
        for (name, type) in Self.constants {
            guard let number = ids.number(of: type) else {
                throw TableError(file: "types.tsv", line: 0, reason: "'\(type)', which the code names, is missing")
            }
            source.constant(name, number, summary: "The number of `\(type)`.")
        }
        return source
    }

    /// The lengths come first, so that each part is found without reading the others.
    private func record(_ row: TypeRow, _ flags: Int, _ extensions: [String]) -> PackedText {
        let ancestors = ancestors(of: row.type)
        let (aliases, extensions) = (Self.list(row.aliases.sorted()), Self.list(extensions))
        let (charset, description) = (row.charset ?? "", descriptions[row.type] ?? "")
        var record = PackedText()
        let category = MIMEType.Category.allCases.firstIndex(of: categories.category(of: row.type)) ?? 0
        record.append(flags | category << Self.flagBits, width: 4)
        record.append(row.type.utf8.count, width: 2)
        record.append(aliases.utf8.count, width: 2)
        record.append(ancestors.parentCount, width: 1)
        record.append(ancestors.numbers.count, width: 1)
        record.append(extensions.utf8.count, width: 2)
        record.append(charset.utf8.count, width: 1)
        record.append(description.utf8.count, width: 2)
        for ancestor in ancestors.numbers { record.append(ancestor, width: Self.ancestorWidth) }
        record.append(row.type)
        record.append(aliases)
        for part in [extensions, charset, description] { record.append(part) }
        return record
    }

    /// The numbers of a type's parents and of what is above them, with their bits, and how many of them are parents.
    private func ancestors(of type: String) -> (numbers: [Int], parentCount: Int) {
        let parents = ancestry.parents(of: type)
        let numbers = ancestry.ancestors(of: type).compactMap { ancestor in
            ids.number(of: ancestor.type).map {
                $0 | (ancestor.isKind ? Self.isKind : 0)
                    | (ancestry.isBuiltLike(type, ancestor.type) ? Self.builtLike : 0)
            }
        }
        return (numbers, parents.count { ids.number(of: $0) != nil })
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: " ") }

    /// For each name the number of its type plus one, and where in the type's record it stands.
    private func index() throws -> String {
        var fields: [String: PackedText] = [:]
        for row in types {
            let start = Self.headLength + ancestors(of: row.type).numbers.count * Self.ancestorWidth
            var distance = start
            for name in [row.type] + row.aliases.sorted() {
                var field = PackedText()
                field.append((ids.number(of: row.type) ?? -1) + 1, width: 3)
                field.append(distance, width: 2)
                field.append(name.utf8.count, width: 2)
                fields[name] = field
                // The first alias follows the name, the others a space.
                distance += name.utf8.count + (distance == start ? 0 : 1)
            }
        }
        return try SlotTable(fields.keys, capacity: Self.indexCapacity, table: "TypeTable.index")
            .text(width: 7) { fields[$0] ?? PackedText() }
    }

    /// The types that a guess of the trained model can support: those it knows, what they are kinds of, and their
    /// kinds.
    private func guessable() -> Set<String> {
        let graph = TypeGraph(types)
        let above = guessed.reduce(into: guessed) { $0.formUnion(graph.ancestors(of: $1)) }
        let below = types.map(\.type).filter { !graph.ancestors(of: $0).isDisjoint(with: guessed) }
        return above.union(below)
    }

    /// The bits that `TypeFlags` reads, in the order in which the flags are declared.
    private func flagBits(_ flags: Set<TypeRow.Flag>) -> Int {
        TypeRow.Flag.allCases.enumerated().reduce(0) { $0 | (flags.contains($1.element) ? 1 << $1.offset : 0) }
    }
}
