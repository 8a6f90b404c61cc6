/// Packs `own/zip-contents.tsv` into `ZIPContentsTable`.
///
/// A record contains the number of the type, the length of the name, and the name. There are only a few records of each
/// kind, so they are searched in the order of the lines.
struct ZIPContentTableWriter {
    let rows: [ZIPContentRow]
    let ids: TypeNumbering

    func source() throws -> SwiftSource {
        var source = SwiftSource(
            type: "ZIPContentsTable", summary: "What ZIP archives have inside; `PackedZIPContents` reads it.")
        source.member("entries", try text(.entry), summary: "Entries that only archives of one type have.")
        source.member("folders", try text(.folder), summary: "Folders of packages of the Open Packaging Conventions.")
        source.member("parts", try text(.part), summary: "Content types of main parts, without `application/`.")
        return source
    }

    private func text(_ kind: ZIPContentRow.Kind) throws -> String {
        var text = PackedText()
        for row in rows where row.kind == kind {
            guard let id = ids.number(of: row.type) else { throw row.error("'\(row.type)' is not in types.tsv") }
            text.append(id, width: 3)
            text.append(row.name.utf8.count, width: 2)
            text.append(row.name)
        }
        return text.text
    }
}
