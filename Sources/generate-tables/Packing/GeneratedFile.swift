import Foundation

/// A file that is generated from `data/`.
struct GeneratedFile {
    let path: String
    let text: String

    static func all(from facts: Facts) throws -> [GeneratedFile] {
        let ids = try TypeNumbering(facts.types)
        let model = try LanguageModelWriter(lines: facts.languageModel, languages: facts.languages)
        let notices = NoticeWriter(facts.licences, texts: facts.licenceTexts)
        var tables = try [types(facts, ids, guessed: model.types), names(facts, ids)]
        tables += try contents(facts, ids) + texts(facts, ids, model) + conflicts(facts)
        return try tables.flatMap(files) + [
            GeneratedFile(
                path: "\(numbersFolder)/include/CDetectionTables.h",
                text: NumberTables.header(tables.map(\.source.numbers))),
            swift(
                "FrequentTypeTable", FrequentTypeTableWriter(types: facts.types).source(), in: "MIMETypes/Types"),
            swift("LibmagicNames", LibmagicNameWriter(rows: facts.libmagicNames).source(), in: "mimetype/Model"),
            GeneratedFile(path: "NOTICE.md", text: notices.notice),
            GeneratedFile(path: "debian/copyright", text: notices.debianCopyright),
        ]
    }

    private typealias Table = (name: String, source: SwiftSource)
    private static let numbersFolder = "Sources/CDetectionTables"
    /// The tables that look-ups by name read; only detection by content reads the other tables.
    private static let moduleOfNames: Set = ["TypeTable", "GlobTable", "IdentifierTable"]

    private static func types(_ facts: Facts, _ ids: TypeNumbering, guessed: Set<String>) throws -> Table {
        let categories = try CategoryRules(rows: facts.categories, languages: facts.languages, types: facts.types)
        let writer = TypeTableWriter(
            types: facts.types, globs: facts.globs, descriptions: facts.descriptions, categories: categories,
            guessed: guessed, ancestry: TypeAncestry(facts.types), ids: ids)
        return ("TypeTable", try writer.source())
    }

    private static func names(_ facts: Facts, _ ids: TypeNumbering) throws -> Table {
        let strengths = try NameStrengths(
            types: facts.types, globs: facts.globs, counts: facts.nameCounts, corrections: facts.corrections)
        let writer = GlobTableWriter(globs: facts.globs, names: facts.names, ids: ids, strengths: strengths)
        return ("GlobTable", try writer.source())
    }

    /// Returns the tables that determine the confidence of conflicts between name and content.
    private static func conflicts(_ facts: Facts) throws -> [Table] {
        let patterns = Set(facts.globs.map(\.pattern))
        let roles = Set(facts.names.filter { $0.kind == .role }.map(\.name))
        let writer = CountedNameTableWriter(rows: facts.nameCounts, patterns: patterns, roles: roles)
        return [
            ("CountedNameTable", try writer.source()),
            ("AlarmConfidenceTable", try AlarmConfidenceRow.source(of: facts.alarmConfidence)),
        ]
    }

    /// Returns the tables about content in general.
    private static func contents(_ facts: Facts, _ ids: TypeNumbering) throws -> [Table] {
        [
            ("SignatureTable", try SignatureTableWriter(rows: facts.signatures, ids: ids).source()),
            ("ZIPContentsTable", try ZIPContentTableWriter(rows: facts.zipContents, ids: ids).source()),
            ("IdentifierTable", try IdentifierTableWriter(rows: facts.identifiers, ids: ids).source()),
            ("MagicAnswerTable", MagicAnswerTableWriter(rows: facts.magicAnswers).source()),
            ("XMLRootTable", try XMLRootTableWriter(rows: facts.xmlRoots, ids: ids).source()),
        ]
    }

    /// Returns the tables about languages and encodings.
    private static func texts(_ facts: Facts, _ ids: TypeNumbering, _ model: LanguageModelWriter) throws -> [Table] {
        let words = LanguageWords(facts.languages, imported: facts.languageWords)
        let languages = LanguageTableWriter(languages: facts.languages, words: words, ids: ids)
        let kin = try LanguageKinTableWriter(
            labels: facts.languageModel, languages: facts.languages, families: facts.families, types: facts.types)
        let charsets = try CharsetTableWriter(names: facts.charsets, model: facts.charsetModel)
        let grammars = LanguageGrammarTableWriter(languages: facts.languages, ids: ids)
        return [
            ("LanguageTable", try languages.source()), ("LanguageModelTable", model.source()),
            ("LanguageGrammarTable", try grammars.source()),
            ("LanguageKinTable", try kin.source(ids: ids)), ("CharsetTable", charsets.source()),
        ]
    }

    private static func files(_ table: Table) -> [GeneratedFile] {
        let module = moduleOfNames.contains(table.name) ? "MIMENames" : "MIMEDetection"
        let swift = swift(table.name, table.source, in: "\(module)/Tables/Generated")
        guard !table.source.numbers.isEmpty else { return [swift] }
        return [swift, GeneratedFile(path: "\(numbersFolder)/\(table.name).c", text: table.source.numbers.source)]
    }

    private static func swift(_ name: String, _ source: SwiftSource, in folder: String) -> GeneratedFile {
        GeneratedFile(path: "Sources/\(folder)/\(name).generated.swift", text: source.text)
    }

    /// Checks whether the file at a URL is missing or has other contents.
    func isStale(at url: URL) throws -> Bool {
        guard FileManager.default.fileExists(atPath: url.path) else { return true }
        return try Data(contentsOf: url) != Data(text.utf8)
    }
}
