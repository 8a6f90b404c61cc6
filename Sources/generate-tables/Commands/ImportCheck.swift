/// Compares the imported tables in `data/` with the tables that an import of the same upstream files would write.
struct ImportCheck {
    let data: DataFolder
    let imported: ImportedTables

    /// Returns messages about the lines that differ, and about corrections that change nothing.
    func problems() -> [String] {
        imported.files.flatMap { file in differences(file.name, file.text) }
            + imported.needless.map { correction in
                "corrections.tsv:\(correction.line): the line about '\(correction.subject)' changes nothing; delete it"
            }
    }

    /// Returns the lines that only one of two versions of a table contains; only the first few if there are many.
    private func differences(_ name: String, _ text: String) -> [String] {
        guard let present = try? data.text(name) else { return ["\(name) is missing; import it"] }
        guard present != text else { return [] }
        let (old, new) = (Set(Self.lines(present)), Set(Self.lines(text)))
        let changes =
            Self.lines(present).filter { !new.contains($0) }.map { "- \($0)" }
            + Self.lines(text).filter { !old.contains($0) }.map { "+ \($0)" }
        return ["\(name) is not what an import writes: \(changes.count) lines differ"]
            + changes.prefix(Self.shownLines).map { "\(name): \($0)" }
    }

    private static let shownLines = 20

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
