import MIMETypes

/// Packs `types.tsv`, the extensions in `globs.tsv`, and `descriptions.tsv` into `TypeTable`.
///
/// A type's record contains its flags and category, the lengths of its parts, and the parts: the numbers of its parents
/// and other ancestors, its name, aliases, extensions, charset and description.
struct TypeTableWriter {
    let types: [TypeRow]
    let globs: [GlobRow]
    let descriptions: [String: String]
    let categories: CategoryRules
    /// The types that the trained model knows.
    let guessed: Set<String>
    let ancestry: TypeAncestry
    let ids: TypeNumbering

    private static let textCapacity = 336 << 10
    private static let indexCapacity = 8192
    /// The bit in a parent's number that is set if the type is only built like the parent.
    private static let builtLike = 1 << 17
    /// The bit in an ancestor's number that is set if the type is a subtype of the ancestor.
    private static let isKind = 1 << 16
    /// The number of flags among the bits for flags and category.
    private static let flagBits = 16
    /// The flag for types that a guess can support; its bit follows the flags of `types.tsv`.
    private static let guessable = 1 << TypeRow.Flag.allCases.count
    /// The number of digits before the ancestors.
    private static let headLength = 15
    /// The number of digits of an ancestor.
    private static let ancestorWidth = 3

    /// Types that code refers to by name; their numbers are constants, so no look-up is needed.
    private static let constants = [
        ("octetStream", "application/octet-stream"), ("plainText", "text/plain"),
        ("emptyFile", "application/x-zerosize"),
        ("html", "text/html"), ("xhtml", "application/xhtml+xml"), ("json", "application/json"),
        ("yaml", "application/yaml"), ("toml", "application/toml"), ("ini", "text/x-ini"),
        ("makefile", "text/x-makefile"),
        ("config", "text/x-config"),
        ("xml", "application/xml"), ("xmlEntity", "application/xml-external-parsed-entity"),
        ("zip", "application/zip"), ("gzip", "application/gzip"), ("pdf", "application/pdf"), ("png", "image/png"),
        ("gif", "image/gif"), ("jpeg", "image/jpeg"), ("svg", "image/svg+xml"), ("trash", "application/x-trash"),
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

    /// Returns a type's record.
    ///
    /// The lengths come first, so that a reader finds each part without reading the others.
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

    /// Returns the numbers of a type's parents and other ancestors, with their bits, and how many of them are parents.
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

    /// Returns the index: for each name, the number of its type plus one, and the position of the name in the type's
    /// record.
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
                // The first alias directly follows the name; a space separates the other aliases.
                distance += name.utf8.count + (distance == start ? 0 : 1)
            }
        }
        return try SlotTable(fields.keys, capacity: Self.indexCapacity, table: "TypeTable.index")
            .text(width: 7) { fields[$0] ?? PackedText() }
    }

    /// Returns the types that a guess of the trained model can support: the types that the model knows, their
    /// supertypes, and their subtypes.
    private func guessable() -> Set<String> {
        let graph = TypeGraph(types)
        let above = guessed.reduce(into: guessed) { $0.formUnion(graph.ancestors(of: $1)) }
        let below = types.map(\.type).filter { !graph.ancestors(of: $0).isDisjoint(with: guessed) }
        return above.union(below)
    }

    /// Returns the bits that `TypeFlags` reads, in the order in which the flags are declared.
    private func flagBits(_ flags: Set<TypeRow.Flag>) -> Int {
        TypeRow.Flag.allCases.enumerated().reduce(0) { $0 | (flags.contains($1.element) ? 1 << $1.offset : 0) }
    }
}
