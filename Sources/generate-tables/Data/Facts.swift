/// Everything that is compiled into the library.
struct Facts {
    var types: [TypeRow]
    var globs: [GlobRow]
    var signatures: [SignatureRow]
    var xmlRoots: [XMLRootRow]
    /// Types that no imported table has.
    var ownTypes: [OwnTypeRow]
    /// Where all of it comes from.
    var licences: [LicenceRow]
    /// The texts of licences that have to be repeated, by their names.
    var licenceTexts: [String: String]
    /// What parts of names mean besides their types.
    var names: [NameRow]
    /// What common types are, by their names.
    var descriptions: [String: String]
    /// What files of types are used for, where neither a language nor a name claims it.
    var categories: [CategoryRow]
    var corrections: [Correction]
    /// The lines of flags and extensions in `corrections.tsv` that change nothing.
    var needlessLines: Set<Int> = []
    /// What decisions ask for.
    var flags: [FlagRow]
    /// How often files are what their extensions say.
    var nameCounts: [NameCountRow]
    /// How often conflicts of each kind were right.
    var alarmConfidence: [AlarmConfidenceRow]
    /// What in a ZIP archive tells its type.
    var zipContents: [ZIPContentRow]
    /// Names of types on Apple's systems.
    var identifiers: [IdentifierRow]
    /// Answers of libmagic's that say little.
    var magicAnswers: [MagicAnswerRow]
    /// What libmagic calls types.
    var libmagicNames: [LibmagicNameRow]
    var languages: [LanguageFile]
    /// Languages that look like each other.
    var families: [FamilyRow]
    /// Words of imported tables for languages.
    var languageWords: [LanguageWordRow]
    /// The lines of the trained model.
    var languageModel: [Substring]
    /// The lines of the names of encodings.
    var charsets: [Substring]
    /// The lines of what texts in encodings look like.
    var charsetModel: [Substring]

    /// Reads what stands in the files.
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
