/// Packs what the extensions of `name-counts.tsv` are used for into `CountedNameTable`.
///
/// A record has a number with a bit for each answer, the length of an extension with its dot, and the extension. The
/// records are few, and only read for conflicts.
struct CountedNameTableWriter {
    let rows: [NameCountRow]

    /// How many packages have to have files that are, or may be, what the extension says.
    ///
    /// Of 12 judged conflicts about text or unknown bytes under rarer names, three were right.
    private static let minPackages = 20

    func source() -> SwiftSource {
        var text = PackedText()
        for row in rows where row.pattern.hasPrefix("*.") {
            let isOften = row.agreeing + row.silent >= Self.minPackages
            guard isOften || row.isOtherwiseText else { continue }
            text.append((isOften ? 1 : 0) | (row.isOtherwiseText ? 2 : 0), width: 1)
            text.append(row.pattern.utf8.count - 1, width: 1)
            text.append(String(row.pattern.dropFirst()))
        }
        var source = SwiftSource(
            type: "CountedNameTable",
            summary: "What the files with an extension are in packages; `PackedCountedNames` reads it.")
        source.member("text", text.text, summary: "The records, in alphabetic order.")
        return source
    }
}
