#if CommandLineTool
import ArgumentParser
import MIMEDetection
import MIMETypes

/// The command: options in, a run out.
///
/// The work is in `DetectionRun` and in the library.
@main
struct MimetypeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mimetype",
        abstract: "Tell the media type of files, by name and content.",
        discussion: """
            Prints 'NAME: TYPE' for each file. Name and content are weighed against each other; --explain says how.

            Exit status: 0 if every file was answered, 1 if a file could not be read, 2 if the command line is wrong.
            """,
        version: "mimetype \(Version.current)")

    @Flag(name: [.short, .long], help: "Print types without file names.")
    var brief = false

    @Flag(name: [.customShort("M"), .long], help: "Look at content alone, not at names.")
    var magicOnly = false

    @Flag(help: "Look at names alone; the files need not exist.")
    var nameOnly = false

    @Flag(help: "Read one file's content from standard input.")
    var stdin = false

    @Flag(name: [.customShort("L"), .long], help: "Follow symbolic links.")
    var dereference = false

    @Flag(help: "Print one JSON object a line for each file.")
    var jsonl = false

    @Flag(help: "Say what each type is based on, and what disagrees.")
    var explain = false

    @Option(
        name: .customLong("files0-from"),
        help: ArgumentHelp("Read NUL-terminated file names from FILE; '-' is standard input.", valueName: "file"))
    var nameList: String?

    @Option(help: ArgumentHelp("Use this compiled database of libmagic (.mgc).", valueName: "file"))
    var magicDatabase: String?

    @Argument(help: "The files.")
    var file: [String] = []

    func validate() throws {
        if magicOnly, nameOnly { throw ValidationError("--magic-only and --name-only leave nothing to look at") }
        if stdin, nameOnly { throw ValidationError("--stdin has no name that --name-only could look at") }
        if stdin, nameList == "-" { throw ValidationError("standard input can't be both --stdin and --files0-from") }
    }

    func run() throws {
        // Not in `validate`, which would come before an unknown option is noticed.
        if file.isEmpty, nameList == nil, !stdin { throw ValidationError("no file named") }
        let magic = MagicResolver(databasePath: magicDatabase.map { CommandLineBytes.string(of: $0) })
        var run = DetectionRun(
            detector: detector(magic), readsContent: !nameOnly, followsLinks: dereference, output: output())
        if let nameList { run.detect(namesFrom: CommandLineBytes.decode(nameList)) }
        for path in file { run.detect(path: CommandLineBytes.decode(path)) }
        if stdin { run.detectStandardInput() }
        run.finish()
        if let failure = magic.failure, MagicResolver.isBuilt || magicDatabase != nil {
            run.report("\(failure)")
        }
        throw run.failed || magic.failure != nil && magicDatabase != nil ? ExitCode.failure : ExitCode.success
    }

    private func detector(_ magic: MagicResolver) -> MIMEDetector {
        if nameOnly { return MIMEDetector(resolvers: [NameResolver(), FallbackResolver()]) }
        let resolvers = MIMEDetector.standardResolvers(magic: magic)
        return MIMEDetector(resolvers: magicOnly ? resolvers.filter { !($0 is NameResolver) } : resolvers)
    }

    private func output() -> any DetectionOutput {
        if jsonl { return JSONLinesOutput(explains: explain) }
        // Names that come one by one can't be aligned, since the longest is not known yet.
        let labels = file.map { CommandLineBytes.decode($0) } + (stdin ? [DetectionRun.standardInputName] : [])
        let width = nameList == nil ? labels.map(TextOutput.width).max() ?? 0 : 0
        return TextOutput(isBrief: brief, explains: explain, nameWidth: width)
    }

    static func main() {
        do {
            var command = try parseAsRoot(CommandLineBytes.arguments)
            try command.run()
        } catch {
            exit(for: error)
        }
    }

    /// Ends the process.
    ///
    /// A wrong command line is one line on standard error, with status 2.
    private static func exit(for error: any Error) -> Never {
        let code = exitCode(for: error)
        let isUsageError = code != .success && code != .failure || error is ValidationError
        if isUsageError {
            StandardError.write("mimetype: \(message(for: error)); see mimetype --help")
            terminate(status: 2)
        }
        let text = fullMessage(for: error)
        if !text.isEmpty { StandardError.writeOrPrint(text, isError: code != .success) }
        terminate(status: code.rawValue)
    }
}
#else
/// Stands in for the command where it is built without the trait that brings its packages.
@main
enum MimetypeCommand {
    static func main() {
        StandardError.write("mimetype: built without its command line; build with the trait CommandLineTool")
        terminate(status: 2)
    }
}
#endif
