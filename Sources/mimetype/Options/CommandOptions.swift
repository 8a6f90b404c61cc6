import MIMETypes

/// The options that the command line sets.
struct CommandOptions: Sendable {
    // Files.
    var files: [String] = []
    var readsStandardInput = false
    /// Whether a dash ended the options, as in Perl's command.
    var endsWithDash = false
    var nameList: String?
    var nulLists: [String] = []
    var followsLinks = false
    var isRecursive = false
    var watches = false
    var obeysIgnoreFiles = false
    var includesHidden = false

    // Detection.
    var contentOnly = false
    var nameOnly = false
    var database: String?
    var usesSystemDatabase = false
    var magicDatabase: String?
    /// The minimum confidence at which a language becomes the type of a text; nil to use the default of each language.
    var minimumConfidence: Double?
    var jobs: Int?
    var debugs = false

    // Output.
    var isBrief = false
    var printsTypes = false
    /// The text that an option of `file` prints instead of descriptions; nil without such an option.
    var fileText: FileText?
    var spelling = TypeSpelling.canonical
    var describes = false
    var language: String?
    var printsExtension = false
    var printsCharset = false
    var printsAll = false
    var explains = false
    var checkFormat: CheckFormat?
    var printsJSON = false
    var printsJSONLines = false
    var summarizes = false
    var summaryOrder: SummaryOrder?
    var printsPaths = false
    var printsPathsWithNUL = false
    var separator = ":"
    var isUnaligned = false
    var template: String?
    var isFileCompatible = false
    var color = ColorChoice.auto

    // Selection.
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var check: CheckScope?
    var rules: String?
    var baseline: String?
    var newBaseline: String?
    var expected: [TypeRange] = []
    var isStrict = false
    var fixesExtension = false
    var isDryRun = false
    var undoScript: String?

    // Printed instead of running.
    var printsHelp = false
    var printsVersion = false
    var completionShell: CompletionShell?
    var printsManual = false
}

extension CommandOptions {
    var filter: TypeFilter {
        TypeFilter(
            wanted: wanted, unwanted: unwanted, expected: expected, onlyConflicts: check != nil, isStrict: isStrict)
    }

    var hasFiles: Bool { !files.isEmpty || nameList != nil || !nulLists.isEmpty || readsStandardInput }

    /// Throws an error if options contradict each other.
    func validate() throws(CommandLineError) {
        if contentOnly, nameOnly { throw .contradiction("--magic-only and --name-only leave nothing to look at") }
        if readsStandardInput, nameOnly { throw .contradiction("--stdin has no name that --name-only could look at") }
        let inputs = (readsStandardInput ? 1 : 0) + ([nameList].compactMap(\.self) + nulLists).count { $0 == "-" }
        if inputs > 1 { throw .contradiction("standard input can be read only once") }
        try validateWatching()
        if obeysIgnoreFiles || includesHidden, !isRecursive, !watches {
            throw .contradiction("--ignore and --hidden need --recursive")
        }
        if isStrict, expected.isEmpty { throw .contradiction("--strict needs --expect") }
        if usesSystemDatabase, database != nil || isStrict {
            let other = isStrict ? "--strict uses alone" : "--database leaves out"
            throw .contradiction("--system-database adds to the built-in types, which \(other)")
        }
        if isStrict, nameOnly || database != nil {
            throw .contradiction("--strict needs content, which \(nameOnly ? "--name-only" : "--database") leaves out")
        }
        let needy = [
            (rules != nil, "--rules"), (baseline != nil, "--baseline"), (newBaseline != nil, "--write-baseline"),
            (checkFormat != nil, "--format"),
        ]
        if check == nil, let option = needy.first(where: \.0) { throw .contradiction("\(option.1) needs --check") }
        try allowOne([
            (baseline != nil, "--baseline"), (newBaseline != nil, "--write-baseline"), (summarizes, "--summary"),
        ])
        if summaryOrder != nil, !summarizes { throw .contradiction("--sort needs --summary") }
        if isDryRun, !fixesExtension { throw .contradiction("--dry-run needs --fix-extension") }
        if undoScript != nil, !fixesExtension { throw .contradiction("--undo needs --fix-extension") }
        try allowOne([(isDryRun, "--dry-run"), (undoScript != nil, "--undo")])
        try allowOne([(check != nil, "--check"), (!expected.isEmpty, "--expect"), (fixesExtension, "--fix-extension")])
        try allowOne([
            (printsJSON, "--json"), (printsJSONLines, "--jsonl"),
            (summarizes && !printsJSON && !printsJSONLines, "--summary"),
            (printsPaths, "--paths"), (printsPathsWithNUL, "--print0"), (template != nil, "--output-format"),
            (fixesExtension, "--fix-extension"), (checkFormat != nil, "--format"),
            (newBaseline != nil, "--write-baseline"),
        ])
        try allowOne([
            (describes, "--describe"), (printsExtension, "--extension"), (printsCharset, "--charset"),
            (fileText == .typesAndCharsets, "--mime"), (fileText == .charsets, "--mime-encoding"),
        ])
        try allowOne([
            (printsAll, "--all"), (explains, "--explain"), (check != nil, "--check"),
            (fixesExtension, "--fix-extension"),
        ])
        try allowOne([(printsAll, "--all"), (printsJSON, "--json"), (printsJSONLines, "--jsonl")])
        try allowOne([(printsExtension, "--extension"), (printsJSON, "--json"), (printsJSONLines, "--jsonl")])
        if fixesExtension, readsStandardInput || nameOnly {
            throw .contradiction("--fix-extension needs files with content")
        }
    }

    /// Throws an error if a run without an end has an option that requires an end.
    ///
    /// Counts are allowed, because they are printed when the run is interrupted with Ctrl-C.
    private func validateWatching() throws(CommandLineError) {
        guard watches else { return }
        #if !os(Linux)
        throw .contradiction("--watch needs Linux")
        #else
        let others = [
            (obeysIgnoreFiles, "--ignore"), (readsStandardInput, "--stdin"), (nameList != nil, "--namefile"),
            (!nulLists.isEmpty, "--files0-from"), (nameOnly, "--name-only"), (check != nil, "--check"),
            (fixesExtension, "--fix-extension"), (printsJSON && !summarizes, "--json"),
        ]
        if let other = others.first(where: \.0) {
            throw .contradiction("--watch and \(other.1) can't be used together")
        }
        #endif
    }

    /// Throws an error if two options are set that exclude each other.
    private func allowOne(_ options: [(isGiven: Bool, name: String)]) throws(CommandLineError) {
        let given = options.filter(\.isGiven).map(\.name)
        if given.count > 1 { throw .contradiction("\(given[0]) and \(given[1]) can't be used together") }
    }

    /// Whether the output states what contradicts a name.
    ///
    /// Only then are texts compared with the languages of their names, which takes time.
    var asksForConflicts: Bool {
        check != nil || explains || isStrict || fixesExtension || printsJSON || printsJSONLines
    }

    /// The depth of the search for other formats that a file can be read as.
    ///
    /// Only JSON output and `--strict` use the result.
    var search: SearchDepth {
        if isStrict { return .thorough }
        return (printsJSON || printsJSONLines) && !summarizes ? .head : .off
    }

    /// Whether descriptions are printed instead of types.
    var printsDescriptions: Bool {
        let parts = template?.split(separator: "%", omittingEmptySubsequences: false).dropFirst() ?? []
        return describes || parts.contains { $0.first == "d" }
            || isFileCompatible && !printsTypes && fileText == nil
    }

    /// Whether the output is for a program instead of a person.
    var isForPrograms: Bool { printsJSON || printsJSONLines || printsPaths || printsPathsWithNUL || summarizes }
}
