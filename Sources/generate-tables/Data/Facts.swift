/// Everything that is compiled into the library.
struct Facts {
    var types: [TypeRow]
    var globs: [GlobRow]
    var signatures: [SignatureRow]
    var xmlRoots: [XMLRootRow]
    /// What parts of names mean besides their types.
    var names: [NameRow]
    /// What common types are, by their names.
    var descriptions: [String: String]
    /// What files of types are used for, where neither a language nor a name says it.
    var categories: [CategoryRow]
    var corrections: [Correction]
    /// How often files are what their extensions say.
    var nameCounts: [NameCountRow]
    /// What in a ZIP archive tells its type.
    var zipContents: [ZIPContentRow]
    /// Answers of libmagic's that say little.
    var magicAnswers: [MagicAnswerRow]
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
        names = try data.names()
        descriptions = try data.descriptions()
        categories = try data.categories()
        corrections = try data.corrections()
        nameCounts = try data.nameCounts()
        zipContents = try data.zipContents()
        magicAnswers = try data.magicAnswers()
        languages = try data.languages()
        families = try data.families()
        languageWords = try data.languageWords()
        languageModel = try data.languageModel()
        charsets = try data.charsets()
        charsetModel = try data.charsetModel()
    }
}
