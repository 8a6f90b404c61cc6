/// The tables that an import makes from the upstream tables and the corrections.
struct ImportedTables {
    let types: [TypeRow]
    let globs: [GlobRow]
    let signatures: [SignatureRow]
    let xmlRoots: [XMLRootRow]
    let languageWords: [LanguageWordRow]
    /// New files for the languages that have no file yet.
    let languages: [LanguageFile]
    /// The corrections that change nothing.
    let needless: [Correction]

    init(tables: [UpstreamTable], languages: LanguageMerger, corrections: [Correction]) throws {
        let aliases = AliasMerger(tables, corrections: corrections)
        let typeMerger = TypeMerger(tables: tables, corrections: corrections, aliases: aliases)
        types = typeMerger.rows()
        let registered = Set(types.filter { $0.flags.contains(.registered) }.map(\.type))
        let globMerger = GlobMerger(
            tables: tables, corrections: corrections, aliases: aliases, registered: registered)
        globs = try globMerger.rows()
        let signatureMerger = SignatureMerger(tables: tables, corrections: corrections, aliases: aliases)
        signatures = signatureMerger.rows()
        xmlRoots = signatureMerger.xmlRoots()
        languageWords = languages.words()
        self.languages = languages.missingFiles()
        needless = aliases.needless + typeMerger.needless() + globMerger.needless() + signatureMerger.needless()
    }

    /// The files of `data/` that an import writes, with their names.
    var files: [(name: String, text: String)] {
        [
            ("types.tsv", TSV.text(columns: TypeRow.columns, rows: types.map(\.fields))),
            ("globs.tsv", TSV.text(columns: GlobRow.columns, rows: globs.map(\.fields))),
            ("signatures.tsv", TSV.text(columns: SignatureRow.columns, rows: signatures.map(\.fields))),
            ("xml-roots.tsv", TSV.text(columns: XMLRootRow.columns, rows: xmlRoots.map(\.fields))),
            ("language-words.tsv", TSV.text(columns: LanguageWordRow.columns, rows: languageWords.map(\.fields))),
        ] + languages.map { ("languages/\($0.file).rules", $0.header) }
    }

    var summary: String {
        "\(types.count) types, \(types.map(\.aliases.count).reduce(0, +)) aliases, \(globs.count) globs, "
            + "\(signatures.count { $0.depth == 0 }) signatures, \(xmlRoots.count) XML roots"
    }
}
