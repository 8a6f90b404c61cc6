#if Upload
import ArgumentParser

/// The options for sending many files, each in its own form.
struct FolderOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Send each file in this folder and below in a separate form.", valueName: "folder"))
    var recursive: String?

    @Flag(help: "Send each file in a separate form.")
    var each = false

    @Option(
        help: ArgumentHelp(
            "Send only files of these types, such as image/png, image or png, separated by commas.",
            valueName: "types"))
    var only: String?

    @Option(help: ArgumentHelp("The number of forms or parts to send at the same time.", valueName: "number"))
    var jobs = 4

    @Option(
        help: ArgumentHelp(
            "Record accepted files in this file, and skip files that it lists if they have not changed.",
            valueName: "file"))
    var journal: String?

    @Flag(help: "Stop at the first form that is not accepted.")
    var failFast = false

    /// The arguments that must be UTF-8 text.
    var texts: [String] { [only, journal].compactMap(\.self) }

    var isMany: Bool { recursive != nil || each }

    /// Returns the types of the files to send; nil for all types.
    func selection() throws -> TypeSelection? {
        try only.map { text in
            guard let selection = TypeSelection(text) else {
                throw ValidationError("'\(text)' names an unknown type; write types such as image/png, image or png")
            }
            return selection
        }
    }

    func validate() throws {
        guard jobs > 0 else { throw ValidationError("'\(jobs)' sends nothing; give --jobs 1 or more") }
        for (option, isGiven) in [("--only", only != nil), ("--journal", journal != nil), ("--fail-fast", failFast)]
        where isGiven && !isMany {
            throw ValidationError("\(option) belongs to --recursive or --each; add one, or leave it out")
        }
    }
}
#endif
