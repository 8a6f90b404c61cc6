/// All facts that are compiled into the library.
struct Facts {
    var types: [TypeRow]
    var globs: [GlobRow]
    var signatures: [SignatureRow]
    var xmlRoots: [XMLRootRow]
    /// Types that are defined by hand in `own/types.tsv`.
    var ownTypes: [OwnTypeRow]
    /// The sources of all facts, with their licences.
    var licences: [LicenceRow]
    /// The texts of the licences that copies must include, by the licences' names.
    var licenceTexts: [String: String]
    /// The parts of file names that mean something other than a type.
    var names: [NameRow]
    /// The descriptions of common types, by type.
    var descriptions: [String: String]
    /// The categories of types whose names and languages don't show them.
    var categories: [CategoryRow]
    var corrections: [Correction]
    /// The lines of `corrections.tsv` that correct flags or extensions but change nothing.
    var needlessLines: Set<Int> = []
    /// Properties of types that the decision rules use.
    var flags: [FlagRow]
    /// The forms in which files of types are written.
    var forms: [FormRow]
    /// The numbers of packages in which files have the types of their extensions, or others.
    var nameCounts: [NameCountRow]
    /// The confidence of each kind of conflict.
    var alarmConfidence: [AlarmConfidenceRow]
    /// The contents that identify the type of a ZIP archive.
    var zipContents: [ZIPContentRow]
    /// The uniform type identifiers of types.
    var identifiers: [IdentifierRow]
    /// Answers from libmagic that are weaker evidence than a signature.
    var magicAnswers: [MagicAnswerRow]
    /// The names that libmagic uses for types, where they differ from the canonical names.
    var libmagicNames: [LibmagicNameRow]
    var languages: [LanguageFile]
    /// The languages that look alike.
    var families: [FamilyRow]
    /// The words for languages from the imported tables.
    var languageWords: [LanguageWordRow]
    /// The lines of the trained model.
    var languageModel: [Substring]
    /// The lines of `charsets.tsv`: the names of encodings.
    var charsets: [Substring]
    /// The lines of `charset-model.tsv`: statistics of texts in eight-bit encodings.
    var charsetModel: [Substring]

    /// Reads the files, without completing the facts.
    init(reading data: DataFolder) throws {
        types = try data.types()
        globs = try data.globs()
        signatures = try data.signatures()
        xmlRoots = try data.xmlRoots()
        ownTypes = try data.ownTypes()
        licences = try data.licences()
        licenceTexts = Dictionary(
            licences.compactMap { row in data.licenceText(row.licence).map { (row.licence, $0) } }
        ) { first, _ in first }
        names = try data.names()
        descriptions = try data.descriptions()
        categories = try data.categories()
        corrections = try data.corrections()
        flags = try data.flags()
        forms = try data.forms()
        nameCounts = try data.nameCounts()
        alarmConfidence = try data.alarmConfidence()
        zipContents = try data.zipContents()
        identifiers = try data.identifiers()
        magicAnswers = try data.magicAnswers()
        libmagicNames = try data.libmagicNames()
        languages = try data.languages()
        families = try data.families()
        languageWords = try data.languageWords()
        languageModel = try data.languageModel()
        charsets = try data.charsets()
        charsetModel = try data.charsetModel()
    }
}
