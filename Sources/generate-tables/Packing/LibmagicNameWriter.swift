/// Packs `own/libmagic-names.tsv` into the table for the option `--aliases=libmagic`.
struct LibmagicNameWriter {
    let rows: [LibmagicNameRow]

    func source() -> SwiftSource {
        var source = SwiftSource(
            type: "LibmagicNames", summary: "What libmagic calls types; `TypeSpelling` reads it.")
        source.dictionary(
            "byType", rows.map { ($0.type, $0.name) }.sorted { $0.0 < $1.0 },
            summary: "For each canonical name the one that libmagic prints.")
        return source
    }
}
