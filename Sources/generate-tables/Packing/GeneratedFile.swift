import Foundation

/// A file that is made from `data/`.
struct GeneratedFile {
    let path: String
    let text: String

    private init(_ name: String, _ text: String, in folder: String = "MIMEDetection/Tables/Generated") {
        path = "Sources/\(folder)/\(name).generated.swift"
        self.text = text
    }

    private init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    static func all(from facts: Facts) throws -> [GeneratedFile] {
        let ids = try TypeNumbering(facts.types)
        let notices = NoticeWriter(facts.licences, texts: facts.licenceTexts)
        let model = try LanguageModelWriter(lines: facts.languageModel, languages: facts.languages)
        return [
            GeneratedFile(
                "TypeTable",
                try TypeTableWriter(
                    types: facts.types, globs: facts.globs, descriptions: facts.descriptions,
                    categories: CategoryRules(
                        rows: facts.categories, languages: facts.languages, types: facts.types),
                    guessed: model.types, ancestry: TypeAncestry(facts.types), ids: ids
                ).source()),
            GeneratedFile(
                "GlobTable",
                try GlobTableWriter(
                    globs: facts.globs, names: facts.names, ids: ids,
                    strengths: NameStrengths(
                        types: facts.types, globs: facts.globs, counts: facts.nameCounts,
                        corrections: facts.corrections)
                ).source()),
            GeneratedFile(
                "FrequentTypeTable", try FrequentTypeTableWriter(types: facts.types).source(), in: "MIMETypes/Types"),
            GeneratedFile("SignatureTable", try SignatureTableWriter(rows: facts.signatures, ids: ids).source()),
            GeneratedFile("ZIPContentsTable", try ZIPContentTableWriter(rows: facts.zipContents, ids: ids).source()),
            GeneratedFile("IdentifierTable", try IdentifierTableWriter(rows: facts.identifiers, ids: ids).source()),
            GeneratedFile("NameCountTable", try NameCountTableWriter(rows: facts.nameCounts).source()),
            GeneratedFile("ConfidenceTable", try ConfidenceRow.source(of: facts.confidence)),
            GeneratedFile("MagicAnswerTable", MagicAnswerTableWriter(rows: facts.magicAnswers).source()),
            GeneratedFile("XMLRootTable", try XMLRootTableWriter(rows: facts.xmlRoots, ids: ids).source()),
            GeneratedFile(
                "LanguageTable",
                try LanguageTableWriter(
                    languages: facts.languages,
                    words: LanguageWords(facts.languages, imported: facts.languageWords), ids: ids
                ).source()),
            GeneratedFile("LanguageModelTable", model.source()),
            GeneratedFile(
                "LanguageKinTable",
                try LanguageKinTableWriter(
                    labels: facts.languageModel, languages: facts.languages, families: facts.families,
                    types: facts.types
                ).source(ids: ids)),
            GeneratedFile(
                "CharsetTable", try CharsetTableWriter(names: facts.charsets, model: facts.charsetModel).source()),
            GeneratedFile(path: "NOTICE.md", text: notices.notice),
            GeneratedFile(path: "debian/copyright", text: notices.debianCopyright),
        ]
    }

    /// Whether the file at an offset is missing or has another text.
    func isStale(at url: URL) throws -> Bool {
        guard FileManager.default.fileExists(atPath: url.path) else { return true }
        return try Data(contentsOf: url) != Data(text.utf8)
    }
}
