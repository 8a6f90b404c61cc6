/// Packs the uses of the extensions in `name-counts.tsv` into `CountedNameTable`.
///
/// A record contains a number with a bit for each property, the length of the extension with its dot, and the
/// extension. There are only a few records, and they are only read for conflicts.
struct CountedNameTableWriter {
    let rows: [NameCountRow]
    /// The patterns that represent a type.
    let patterns: Set<String>

    func source() -> SwiftSource {
        var text = PackedText()
        for row in rows where row.pattern.hasPrefix("*.") {
            let properties = patterns.contains(row.pattern) ? row.properties : row.isOnlyText ? 32 : 0
            guard properties != 0 else { continue }
            text.append(properties, width: 1)
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

extension NameCountRow {
    /// The bits of the properties of an extension that represents a type.
    fileprivate var properties: Int {
        let isOften = isFrequent && !isShortForTexts
        return (isOften ? 1 : 0) | (isOtherwiseText ? 2 : 0) | (isNeverText ? 4 : 0)
            | (isTextWithBytes || isAlsoFormat ? 8 : 0)
    }
}
