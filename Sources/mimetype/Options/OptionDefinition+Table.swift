extension OptionDefinition {
    /// All options, in the order of the help.
    static let all = files + detection + output + selection + other

    private static let files: [OptionDefinition] = [
        .flag("stdin", .files, "Read one file's content from standard input; its line is labelled STDIN.") {
            $0.readsStandardInput = true
        },
        .value(
            "namefile", letter: "f", "file", .files,
            "Read names from FILE, one per line, before the arguments; '-' is standard input."
        ) {
            $0.nameList = $1
            return true
        },
        .value(
            "files0-from", "file", .files, "Read NUL-terminated names from FILE; '-' is standard input.", repeats: true
        ) {
            $0.nulLists.append($1)
            return true
        },
        .flag("dereference", letter: "L", .files, "Follow symbolic links.") { $0.followsLinks = true },
        .flag("recursive", letter: "r", .files, "Read all files in folders and below.") { $0.isRecursive = true },
        .flag("ignore", .files, "With --recursive, skip what .gitignore files name.") {
            $0.obeysIgnoreFiles = true
        },
        .flag("hidden", .files, "With --recursive, include names that start with a dot.") {
            $0.includesHidden = true
        },
    ]

    private static let detection: [OptionDefinition] = [
        .flag("magic-only", letter: "M", .detection, "Use content alone, not names.") { $0.contentOnly = true },
        .flag("name-only", .detection, "Use names alone; the files need not exist.") { $0.nameOnly = true },
        .value(
            "database", "folders", .detection,
            "Use the shared-mime-info databases in these folders, separated by colons, and nothing else."
        ) {
            $0.database = $1
            return true
        },
        .flag(
            "system-database", .detection,
            "Also use the types of the system's shared-mime-info database that are not built in."
        ) { $0.usesSystemDatabase = true },
        .value("magic-database", "file", .detection, "Use this compiled database of libmagic (.mgc).") {
            $0.magicDatabase = $1
            return true
        },
        .value(
            "min-confidence", "p", .detection,
            "Name a language only if it is at least this likely, such as 0.9. By default the value depends on the language.",
            expected: "give a number from 0 to 1"
        ) {
            guard let number = Double($1), (0...1).contains(number) else { return false }
            $0.minimumConfidence = number
            return true
        },
        .value(
            "jobs", letter: "j", "n", .detection, "Read N files at a time; the order of answers stays the same.",
            expected: "give a number from 1 to 256"
        ) {
            guard let number = Int($1), (1...256).contains(number) else { return false }
            $0.jobs = number
            return true
        },
        .flag("debug", letter: "D", .detection, "Print all candidates to standard error.") { $0.debugs = true },
    ]

    private static let output: [OptionDefinition] = [
        .flag("brief", letter: "b", .output, "Print answers without file names.") { $0.isBrief = true },
        .flag("mimetype", letter: "i", .output, "Print media types, which is the default.") {
            $0.printsTypes = true
        },
        .flag("mime-type", .output, "The same, under the name that file uses.") { $0.printsTypes = true },
        .flag("describe", letter: "d", .output, "Print descriptions instead of types.") { $0.describes = true },
        .value(
            "language", letter: "l", "code", .output,
            "The language of descriptions, such as 'de', if it is installed."
        ) {
            $0.language = $1
            return true
        },
        .flag("extension", .output, "Print the usual extension of the type instead of the type.") {
            $0.printsExtension = true
        },
        .flag("charset", .output, "Print the character encoding of text after the type.") { $0.printsCharset = true },
        .flag("all", letter: "a", .output, "Print a line for each way of telling the type.") {
            $0.printsAll = true
        },
        .flag("explain", .output, "Below each answer, print its evidence and what contradicts it.") {
            $0.explains = true
        },
        .flag("json", .output, "Print one JSON array.") { $0.printsJSON = true },
        .flag("jsonl", .output, "Print one JSON object per line and file.") { $0.printsJSONLines = true },
        .value(
            "format", "format", .output,
            "With --check, print a SARIF log or annotations for GitHub: sarif or github.",
            expected: "give sarif or github"
        ) {
            $0.checkFormat = CheckFormat(rawValue: $1)
            return $0.checkFormat != nil
        },
        .flag("summary", .output, "Print only how many files and bytes each type has.") {
            $0.summarizes = true
        },
        .flag("paths", .output, "Print file names alone.") { $0.printsPaths = true },
        .flag("print0", letter: "0", .output, "Print file names alone, each followed by a NUL, for xargs -0.") {
            $0.printsPathsWithNUL = true
        },
        .value("separator", letter: "F", "text", .output, "Put this between name and answer instead of a colon.") {
            $0.separator = $1
            return true
        },
        .flag("noalign", letter: "N", .output, "Do not align the answers.") { $0.isUnaligned = true },
        .value(
            "output-format", "text", .output,
            "Print TEXT for each file, with the name for %f, the type for %m and the description for %d."
        ) {
            $0.template = $1
            return true
        },
        .flag("file-compat", .output, "Behave like file: print descriptions, and take '-' as standard input.") {
            $0.isFileCompatible = true
        },
        .value(
            "color", "when", .output, "Use colours: always, never, or auto (on a terminal).",
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
            "type", letter: "t", "range", .selection,
            "Print only files of this type, such as 'image/png', 'image/*' or 'text', or of a kind of it. Repeatable.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.wanted) },
        .value(
            "not-type", "range", .selection, "Do not print files of this type. Repeatable.", repeats: true,
            expected: ranges
        ) { append($1, to: &$0.unwanted) },
        .optionalValue(
            "check", "all", .selection,
            "Print only files whose content contradicts the name, and why; exit 1 if any do. Where a folder uses an extension for something else throughout, one line says so at the end; --check=all prints its files instead.",
            expected: "give all, or no value"
        ) {
            $0.check = $1 == nil ? .alarms : CheckScope(rawValue: $1 ?? "")
            return $0.check != nil
        },
        .value(
            "rules", "file", .selection,
            "With --check, read from FILE what files may be, one rule a line: '*.bin = any', 'docs/*.png = image/png'."
        ) {
            $0.rules = $1
            return true
        },
        .value(
            "baseline", "file", .selection, "With --check, print only alarms that FILE does not have."
        ) {
            $0.baseline = $1
            return true
        },
        .value(
            "write-baseline", "file", .selection, "With --check, write the alarms to FILE instead of printing them."
        ) {
            $0.newBaseline = $1
            return true
        },
        .value(
            "expect", "range", .selection, "Print only files that are not of this type; exit 1 if there are any.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.expected) },
        .flag(
            "strict", .selection,
            "With --expect, also print files whose content does not confirm the type or can be read as another, and why."
        ) { $0.isStrict = true },
        .flag(
            "fix-extension", .selection,
            "If the content of a file contradicts its extension, rename the file. No file is replaced, and no link loses its file."
        ) { $0.fixesExtension = true },
        .flag("dry-run", .selection, "With --fix-extension, only print the new names.") { $0.isDryRun = true },
        .value("undo", "file", .selection, "With --fix-extension, write a script to FILE that undoes the renames.") {
            $0.undoScript = $1
            return true
        },
    ]

    private static let other: [OptionDefinition] = [
        .flag("help", letter: "h", .other, "Show this help.") { $0.printsHelp = true },
        .flag("usage", letter: "u", .other, "Show this help.") { $0.printsHelp = true },
        .flag("version", letter: "v", .other, "Show the version.") { $0.printsVersion = true },
        .value(
            "generate-completion-script", "shell", .other, "Print the completions for bash, zsh or fish.",
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
