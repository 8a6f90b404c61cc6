extension OptionDefinition {
    /// All options, in the order of the help.
    static let all = files + detection + output + selection + checking + renaming + other

    private static let files: [OptionDefinition] = [
        .flag("stdin", .files, "Read one file from standard input.") {
            $0.readsStandardInput = true
        },
        .value(
            "namefile", letter: "f", "file", .files, "Read names from FILE, one per line."
        ) {
            $0.nameList = $1
            return true
        },
        .value(
            "files0-from", "file", .files, "Read NUL-terminated names from FILE.", repeats: true
        ) {
            $0.nulLists.append($1)
            return true
        },
        .flag("dereference", letter: "L", .files, "Follow symbolic links.") { $0.followsLinks = true },
        .flag("recursive", letter: "r", .files, "Read all files in folders and below.") { $0.isRecursive = true },
        .flag("watch", .files, "Wait for new files in folders.") { $0.watches = true },
        .flag("ignore", .files, "With -r, skip what .gitignore files list.") {
            $0.obeysIgnoreFiles = true
        },
        .flag("hidden", .files, "With -r, include names that start with a dot.") {
            $0.includesHidden = true
        },
    ]

    private static let detection: [OptionDefinition] = [
        .flag("magic-only", letter: "M", .detection, "Use only the content, not the name.") { $0.contentOnly = true },
        .flag("name-only", .detection, "Use only the name; the file need not exist.") { $0.nameOnly = true },
        .value(
            "database", "folders", .detection, "Use only these shared MIME-info databases."
        ) {
            $0.database = $1
            return true
        },
        .flag(
            "system-database", .detection, "Add types of the system's database."
        ) { $0.usesSystemDatabase = true },
        .value("magic-database", "file", .detection, "Use this database of libmagic (.mgc).") {
            $0.magicDatabase = $1
            return true
        },
        .value(
            "min-confidence", "p", .detection, "Minimum confidence for a language, 0 to 1.",
            expected: "give a number from 0 to 1"
        ) {
            guard let number = Double($1), (0...1).contains(number) else { return false }
            $0.minimumConfidence = number
            return true
        },
        .value(
            "jobs", letter: "j", "n", .detection, "Read N files at a time.",
            expected: "give a number from 1 to 256"
        ) {
            guard let number = Int($1), (1...256).contains(number) else { return false }
            $0.jobs = number
            return true
        },
        .flag("debug", letter: "D", .detection, "Print all candidates to standard error.") { $0.debugs = true },
    ]

    private static let output: [OptionDefinition] = [
        .flag("brief", letter: "b", .output, "Print results without file names.") { $0.isBrief = true },
        .flag("mimetype", letter: "i", .output, "Print media types (the default).") {
            $0.printsTypes = true
            $0.fileText = .types
        },
        .flag("mime", .output, "Print types with charsets, like file -i.") { $0.fileText = .typesAndCharsets },
        .flag("mime-encoding", .output, "Print only charsets, like file(1).") { $0.fileText = .charsets },
        .flag("mime-type", .output, "The same as --mimetype.") { $0.printsTypes = true },
        .flag("describe", letter: "d", .output, "Print descriptions instead of types.") { $0.describes = true },
        .value(
            "language", letter: "l", "code", .output, "Language of descriptions, such as 'de'."
        ) {
            $0.language = $1
            return true
        },
        .flag("extension", .output, "Print usual extensions instead of types.") {
            $0.printsExtension = true
        },
        .flag("charset", .output, "Print the charset of text after the type.") { $0.printsCharset = true },
        .flag("all", letter: "a", .output, "Print the types that name and content suggest.") {
            $0.printsAll = true
        },
        .flag("explain", .output, "Print the evidence, the rule and conflicts.") {
            $0.explains = true
        },
        .flag("json", .output, "Print a JSON array.") { $0.printsJSON = true },
        .flag("jsonl", .output, "Print one JSON object per line.") { $0.printsJSONLines = true },
        .flag("summary", .output, "Count files and bytes of each type.") {
            $0.summarizes = true
        },
        .value(
            "sort", "key", .output, "Sort the counts by files, size or type.",
            expected: "give files, size or type"
        ) {
            $0.summaryOrder = SummaryOrder(rawValue: $1)
            return $0.summaryOrder != nil
        },
        .flag("paths", .output, "Print only file names.") { $0.printsPaths = true },
        .flag("print0", letter: "0", .output, "Print only file names, NUL-terminated.") {
            $0.printsPathsWithNUL = true
        },
        .value("separator", letter: "F", "text", .output, "Print TEXT between name and result.") {
            $0.separator = $1
            return true
        },
        .flag("noalign", letter: "N", .output, "Do not align the results.") { $0.isUnaligned = true },
        .value(
            "output-format", "text", .output, "Print TEXT with %f, %m and %d filled in."
        ) {
            $0.template = $1
            return true
        },
        .flag("file-compat", .output, "Print what file(1) prints.") {
            $0.isFileCompatible = true
        },
        .value(
            "aliases", "whose", .output, "Spell types as libmagic does.", expected: "give canonical or libmagic"
        ) {
            guard let spelling = TypeSpelling(rawValue: $1) else { return false }
            $0.spelling = spelling
            return true
        },
        .value(
            "color", "when", .output, "Use colours: always, never or auto.",
            expected: "give always, never or auto"
        ) {
            guard let choice = ColorChoice(rawValue: $1) else { return false }
            $0.color = choice
            return true
        },
    ]

    private static let ranges =
        "give a type such as image/png, a range such as image/* or text, or an extension such as pdf"

    private static let selection: [OptionDefinition] = [
        .value(
            "type", letter: "t", "range", .selection, "Print only files of this type.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.wanted) },
        .value(
            "not-type", "range", .selection, "Print no files of this type.", repeats: true,
            expected: ranges
        ) { append($1, to: &$0.unwanted) },
        .value(
            "expect", "range", .selection, "Print only files of other types; exit 1 if any.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.expected) },
        .flag(
            "strict", .selection, "With --expect, refuse what isn't proven."
        ) { $0.isStrict = true },
    ]

    private static let checking: [OptionDefinition] = [
        .optionalValue(
            "check", "p", .checking,
            "Print only files whose content contradicts the name; exit with 1 if there are any.",
            expected: "give all, a confidence from 0 to 1, or no value"
        ) {
            $0.check = CheckScope($1)
            return $0.check != nil
        },
        .value(
            "rules", "file", .checking, "Read the types that files may have from FILE."
        ) {
            $0.rules = $1
            return true
        },
        .value(
            "baseline", "file", .checking, "Print only alarms that FILE does not list."
        ) {
            $0.baseline = $1
            return true
        },
        .value(
            "write-baseline", "file", .checking, "Write the alarms to FILE."
        ) {
            $0.newBaseline = $1
            return true
        },
        .value(
            "format", "format", .checking, "Print sarif, or github annotations.",
            expected: "give sarif or github"
        ) {
            $0.checkFormat = CheckFormat(rawValue: $1)
            return $0.checkFormat != nil
        },
    ]

    private static let renaming: [OptionDefinition] = [
        .flag(
            "fix-extension", .renaming, "Rename files to match their content."
        ) { $0.fixesExtension = true },
        .flag("dry-run", .renaming, "Only print the new names.") { $0.isDryRun = true },
        .value("undo", "file", .renaming, "Write a script that undoes the renames.") {
            $0.undoScript = $1
            return true
        },
    ]

    private static let other: [OptionDefinition] = [
        .flag("help", letter: "h", .other, "Print this help.") { $0.printsHelp = true },
        .flag("usage", letter: "u", .other, "Print this help.") { $0.printsHelp = true },
        .flag("version", letter: "v", .other, "Print the version.") { $0.printsVersion = true },
        .value(
            "generate-completion-script", "shell", .other, "Print completions for bash, zsh or fish.",
            expected: "give bash, zsh or fish"
        ) {
            $0.completionShell = CompletionShell(rawValue: $1)
            return $0.completionShell != nil
        },
        .flag("generate-manual", .other, "Print the manual page.") { $0.printsManual = true },
    ]

    private static func append(_ text: String, to ranges: inout [TypeRange]) -> Bool {
        let given = text.split(separator: ",", omittingEmptySubsequences: false).map { TypeRange(String($0)) }
        ranges += given.compactMap(\.self)
        return !given.contains { $0 == nil }
    }
}
