/// Packs the extensions of `name-counts.tsv` of which many packages have files into `CountedNameTable`.
///
/// A record has the length of an extension with its dot, and the extension. The records are few, and only read for
/// conflicts.
struct CountedNameTableWriter {
    let rows: [NameCountRow]

    /// How many packages have to have files that are, or may be, what the extension says.
    ///
    /// Of 12 judged conflicts about text or unknown bytes under rarer names, three were right.
    private static let minPackages = 20

    func source() -> SwiftSource {
        var text = PackedText()
        for row in rows where row.pattern.hasPrefix("*.") && row.agreeing + row.silent >= Self.minPackages {
            text.append(row.pattern.utf8.count - 1, width: 1)
            text.append(String(row.pattern.dropFirst()))
        }
        var source = SwiftSource(
            type: "CountedNameTable",
            summary: "Extensions that many packages have files of; `PackedCountedNames` reads it.")
        source.member("text", text.text, summary: "The records, in alphabetic order.")
        return source
    }
}
