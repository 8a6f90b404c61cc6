import MIMETypes

/// Packs `types.tsv`, the extensions of `globs.tsv` and `descriptions.tsv` into `TypeTable`.
struct TypeTableWriter {
    let types: [TypeRow]
    let globs: [GlobRow]
    let descriptions: [String: String]
    let ids: TypeNumbering

    /// The types that the code names, so that it need not look them up.
    private static let constants = [
        ("octetStream", "application/octet-stream"), ("plainText", "text/plain"),
        ("emptyFile", "application/x-zerosize"),
        ("html", "text/html"), ("xhtml", "application/xhtml+xml"), ("json", "application/json"),
        ("xml", "application/xml"), ("xmlEntity", "application/xml-external-parsed-entity"),
        ("zip", "application/zip"), ("gzip", "application/gzip"), ("pdf", "application/pdf"), ("png", "image/png"),
        ("gif", "image/gif"), ("jpeg", "image/jpeg"), ("trash", "application/x-trash"),
    ]

    func source() throws -> String {
        var pool = TextPool()
        var records = PackedNumbers()
        var names = PackedNumbers()
        var parents = PackedNumbers()
        var extensions = PackedNumbers()
        var (parentCount, extensionCount) = (0, 0)
        let aliases = types.flatMap { row in row.aliases.sorted().map { (alias: $0, type: row.type) } }
        var nextAlias = types.count
        let extensionsOfType = Dictionary(grouping: globs.filter { $0.rank != nil }, by: \.type)

        for row in types {
            let implied = ImpliedParents.of(row.type).map(\.essence).filter { !row.parents.contains($0) }
            let rowParents = (row.parents + implied).compactMap(ids.number)
            let rowExtensions = (extensionsOfType[row.type] ?? []).sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
            records.append(flagBits(row.flags), width: 2)
            records.append(parentCount, width: 3)
            records.append(rowParents.count, width: 2)
            records.append(nextAlias, width: 3)
            records.append(row.aliases.count, width: 2)
            records.append(extensionCount, width: 3)
            records.append(rowExtensions.count, width: 2)
            records.append(row.charset ?? "", in: &pool)
            records.append(descriptions[row.type] ?? "", in: &pool)
            for parent in rowParents { parents.append(parent, width: 3) }
            for glob in rowExtensions { extensions.append(glob.fileExtension ?? "", in: &pool) }
            parentCount += rowParents.count
            nextAlias += row.aliases.count
            extensionCount += rowExtensions.count
        }
        for (name, type) in types.map({ ($0.type, $0.type) }) + aliases.map({ ($0.alias, $0.type) }) {
            names.append(name, in: &pool)
            names.append(ids.number(of: type) ?? 0, width: 3)
        }

        var source = SwiftSource(type: "TypeTable", summary: "The registry's types, packed; `PackedTypes` reads it.")
        source.member("text", pool.text, summary: "Names, extensions, charsets and descriptions.")
        source.member("records", records.text, summary: "A record a type, in alphabetic order.")
        source.member("names", names.text, summary: "The types' names, then all aliases, type by type.")
        source.member("parents", parents.text, summary: "Numbers of types.")
        source.member("extensions", extensions.text, summary: "References into the text.")
        source.member(
            "index", PackedIndex.slots(for: types.map(\.type) + aliases.map(\.alias)).text,
            summary: "Slots of a hash table over the names.")
        for (name, type) in Self.constants {
            guard let number = ids.number(of: type) else {
                throw TableError(file: "types.tsv", line: 0, reason: "'\(type)', which the code names, is missing")
            }
            source.constant(name, number, summary: "The number of `\(type)`.")
        }
        return source.text
    }

    /// The bits that `TypeFlags` reads, in the order in which the flags are declared.
    private func flagBits(_ flags: Set<TypeRow.Flag>) -> Int {
        TypeRow.Flag.allCases.enumerated().reduce(0) { $0 | (flags.contains($1.element) ? 1 << $1.offset : 0) }
    }
}
