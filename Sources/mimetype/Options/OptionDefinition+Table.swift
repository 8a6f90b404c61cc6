extension OptionDefinition {
    /// All options, in the order of the help.
    static let all = files + detection + output + selection + other

    private static let files: [OptionDefinition] = [
        .flag("stdin", .files, "Read one file's content from standard input; its line is labelled STDIN.") {
            $0.readsStandardInput = true
        },
        .value(
            "namefile", letter: "f", "file", .files,
            "Read names from FILE, one a line, before those given; '-' is standard input."
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
        .flag("recursive", letter: "r", .files, "Look at the files in folders and below.") { $0.isRecursive = true },
        .flag("ignore", .files, "With --recursive, pass over what .gitignore files name.") {
            $0.obeysIgnoreFiles = true
        },
        .flag("hidden", .files, "With --recursive, do not pass over names that start with a dot.") {
            $0.includesHidden = true
        },
    ]

    private static let detection: [OptionDefinition] = [
        .flag("magic-only", letter: "M", .detection, "Look at content alone, not at names.") { $0.contentOnly = true },
        .flag("name-only", .detection, "Look at names alone; the files need not exist.") { $0.nameOnly = true },
        .value(
            "database", "folders", .detection,
            "Use the shared-mime-info databases in these folders, separated by colons, and nothing else."
        ) {
            $0.database = $1
            return true
        },
        .value("magic-database", "file", .detection, "Use this compiled database of libmagic (.mgc).") {
            $0.magicDatabase = $1
            return true
        },
        .value(
            "min-confidence", "p", .detection,
            "Take a text for a language from this likelihood on, for example 0.9; else the value suits each language.",
            expected: "give a number from 0 to 1"
        ) {
            guard let number = Double($1), (0...1).contains(number) else { return false }
            $0.minimumConfidence = number
            return true
        },
        .value(
            "jobs", letter: "j", "n", .detection, "Look at N files at a time; the order of answers stays the same.",
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
        .flag("mimetype", letter: "i", .output, "Print media types, as is done without options.") {
            $0.printsTypes = true
        },
        .flag("mime-type", .output, "The same; this is file's name for it.") { $0.printsTypes = true },
        .flag("describe", letter: "d", .output, "Print descriptions instead of types.") { $0.describes = true },
        .value(
            "language", letter: "l", "code", .output,
            "The language of descriptions, such as 'de', where it is installed."
        ) {
            $0.language = $1
            return true
        },
        .flag("extension", .output, "Print the usual extension of the type instead of the type.") {
            $0.printsExtension = true
        },
        .flag("charset", .output, "Print the character encoding of text behind the type.") { $0.printsCharset = true },
        .flag("all", letter: "a", .output, "Print a line for each way in which the file was looked at.") {
            $0.printsAll = true
        },
        .flag("explain", .output, "Say below each answer what it is based on, and what disagrees.") {
            $0.explains = true
        },
        .flag("json", .output, "Print one JSON array.") { $0.printsJSON = true },
        .flag("jsonl", .output, "Print a JSON object a line for each file.") { $0.printsJSONLines = true },
        .flag("summary", .output, "Print how many files and bytes there are of each type, and no answers.") {
            $0.summarizes = true
        },
        .flag("paths", .output, "Print file names alone.") { $0.printsPaths = true },
        .flag("print0", letter: "0", .output, "Print file names alone, each with a NUL behind it, for xargs -0.") {
            $0.printsPathsWithNUL = true
        },
        .value("separator", letter: "F", "text", .output, "Put this between name and answer instead of a colon.") {
            $0.separator = $1
            return true
        },
        .flag("noalign", letter: "N", .output, "Do not align answers below each other.") { $0.isUnaligned = true },
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
            "color", "when", .output, "Use colours always, never, or auto: on a terminal.",
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
            "Print only files of this type, 'image/png', 'image/*' or 'text', or of a kind of it. Repeatable.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.wanted) },
        .value(
            "not-type", "range", .selection, "Do not print files of this type. Repeatable.", repeats: true,
            expected: ranges
        ) { append($1, to: &$0.unwanted) },
        .flag(
            "check", .selection, "Print only files whose name and content disagree, and why; exit 1 if there are any."
        ) { $0.checks = true },
        .value(
            "expect", "range", .selection, "Print only files that are not of this type; exit 1 if there are any.",
            repeats: true, expected: ranges
        ) { append($1, to: &$0.expected) },
        .flag(
            "strict", .selection,
            "With --expect, search files thoroughly, print those too that are not proven or something else as well, and why."
        ) { $0.isStrict = true },
        .flag(
            "fix-extension", .selection,
            "Give files whose extension contradicts their content the one that the content proves; never replace a file."
        ) { $0.fixesExtension = true },
        .flag("dry-run", .selection, "With --fix-extension, only print what would be renamed.") { $0.isDryRun = true },
        .value("undo", "file", .selection, "With --fix-extension, write a script to FILE that takes the renames back.")
        {
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
