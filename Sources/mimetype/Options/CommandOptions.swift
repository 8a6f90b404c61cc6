/// What the command line asks for.
struct CommandOptions: Sendable {
    // Files.
    var files: [String] = []
    var readsStandardInput = false
    var nameList: String?
    var nulLists: [String] = []
    var followsLinks = false
    var isRecursive = false
    var ignores = false
    var includesHidden = false

    // Detection.
    var contentOnly = false
    var nameOnly = false
    var database: String?
    var magicDatabase: String?
    var jobs: Int?
    var debugs = false

    // Output.
    var isBrief = false
    var printsTypes = false
    var describes = false
    var language: String?
    var printsExtension = false
    var printsCharset = false
    var printsAll = false
    var explains = false
    var printsJSON = false
    var printsJSONLines = false
    var summarizes = false
    var printsPaths = false
    var printsPathsWithNUL = false
    var separator = ":"
    var isUnaligned = false
    var template: String?
    var isFileCompatible = false
    var color = ColorChoice.auto

    // Selection.
    var wanted: [TypeFilter.Range] = []
    var unwanted: [TypeFilter.Range] = []
    var checks = false
    var expected: [TypeFilter.Range] = []
    var fixesExtension = false
    var isDryRun = false

    // Instead of a run.
    var printsHelp = false
    var printsVersion = false
    var completionShell: CompletionScript.Shell?
    var printsManual = false
}

extension CommandOptions {
    var filter: TypeFilter {
        TypeFilter(wanted: wanted, unwanted: unwanted, expected: expected, onlyConflicts: checks)
    }

    var hasFiles: Bool { !files.isEmpty || nameList != nil || !nulLists.isEmpty || readsStandardInput }

    /// Refuses what can't be meant together.
    func validate() throws(CommandLineError) {
        if contentOnly, nameOnly { throw .contradiction("--magic-only and --name-only leave nothing to look at") }
        if readsStandardInput, nulLists.contains("-") || nameList == "-" {
            throw .contradiction("standard input can't be a file and a list of names")
        }
        if ignores || includesHidden, !isRecursive {
            throw .contradiction("--ignore and --hidden need --recursive")
        }
        if isDryRun, !fixesExtension { throw .contradiction("--dry-run needs --fix-extension") }
        if checks, !expected.isEmpty { throw .contradiction("--check and --expect can't be used together") }
        let layouts = [
            (printsJSON, "--json"), (printsJSONLines, "--jsonl"), (summarizes && !printsJSON, "--summary"),
            (printsPaths, "--paths"), (printsPathsWithNUL, "--print0"), (template != nil, "--output-format"),
        ].filter(\.0).map(\.1)
        if layouts.count > 1 { throw .contradiction("\(layouts[0]) and \(layouts[1]) can't be used together") }
    }
}
