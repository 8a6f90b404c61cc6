/// Packs `own/libmagic.tsv` into `MagicAnswerTable`.
///
/// A record contains the number of the strength, the length of the type, and the type. There are only a few records, so
/// they are searched one after another.
struct MagicAnswerTableWriter {
    let rows: [MagicAnswerRow]

    func source() -> SwiftSource {
        var text = PackedText()
        for row in rows.sorted(by: { $0.type < $1.type }) {
            text.append(MagicAnswerRow.Worth.allCases.firstIndex(of: row.worth) ?? 0, width: 1)
            text.append(row.type.utf8.count, width: 1)
            text.append(row.type)
        }
        var source = SwiftSource(
            type: "MagicAnswerTable", summary: "Answers of libmagic's that say little; `PackedMagicAnswers` reads it.")
        source.member("text", text.text, summary: "The records, in alphabetic order of their types.")
        return source
    }
}
