#if Upload
import ArgumentParser
import CommandOptions
import FormClient
import HTTPTypes
import MIMETypes

/// The command, which parses the options and starts a run.
///
/// `UploadRun` and the library do the work.
@main
struct MimetypeUploadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mimetype-upload",
        abstract: "Upload files as forms, each with its detected media type.",
        discussion: """
            Streams a multipart/form-data body, and writes the server's response to standard output. Fields and \
            the parts of --form are sent in their order, before the other files. A file is one of:

            PATH: a file in the field 'file'; - is standard input.
            NAME=@PATH: a file in the field NAME. Add ;type=TYPE to set its type, ;filename=NAME to set its name.
            NAME=<PATH: a text field with the file's contents.

            With --recursive or --each, each file is sent in a separate form. With --put or --resume, a file is sent \
            unchanged, without a form.

            Exit status: 0 if the server accepted the form; 1 if it did not (its status is not 200 to 299, it redirected \
            to a URL that is read without the form, or it answered before it had read the whole form); 2 if the command \
            line is wrong, or a file is refused, can't be read or written, or changed while it was sent; 3 if there was no connection \
            or no valid response; 4 if a time-out passed.
            """,
        version: "mimetype-upload \(PackageVersion.current)")

    @Option(help: ArgumentHelp("The URL to send the form to.", valueName: "url"))
    var to: String?

    @Option(
        name: [.customShort("F"), .long],
        help: ArgumentHelp("A field, or a file as NAME=@PATH or NAME=<PATH. Repeatable.", valueName: "name=value"))
    var form: [String] = []

    @Option(help: ArgumentHelp("A text field. Repeatable.", valueName: "name=value"))
    var field: [String] = []

    @Option(
        name: [.long, .customLong("form-string")],
        help: ArgumentHelp("A text field whose value may start with @. Repeatable.", valueName: "name=value"))
    var fieldString: [String] = []

    @Option(help: ArgumentHelp("A header of the request. Repeatable.", valueName: "name: value"))
    var header: [String] = []

    @Option(help: "The method of the request.")
    var method = "POST"

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the response to this file.", valueName: "file"))
    var output: String?

    @Flag(name: .shortAndLong, help: "Write the status and the headers of the response before its body.")
    var include = false

    @Flag(help: "Print the evidence for each type to standard error.")
    var explain = false

    @Flag(help: "Print the headers of the request and of its parts, and send nothing.")
    var dryRun = false

    @Flag(help: "Print no progress, redirects or retries.")
    var quiet = false

    @OptionGroup(title: "Many files")
    var folder: FolderOptions

    @OptionGroup(title: "Files without a form")
    var whole: FileOptions

    @OptionGroup(title: "What may be sent")
    var gate: GateOptions

    @OptionGroup(title: "Connection")
    var connection: ConnectionOptions

    @Argument(help: ArgumentHelp("A file, as PATH, NAME=@PATH or NAME=<PATH.", valueName: "file"))
    var file: [String] = []

    /// Sends what the command line specifies.
    ///
    /// - Parameter parts: the fields and files that options specify.
    /// - Throws: an error that ends the process with its status.
    func run(_ parts: [FormOption]) async throws {
        try requireText()
        let parts = try parts.map { try $0.argument() }
        let status =
            if let path = whole.put ?? whole.resume {
                try await sendFile(path, isAlone: parts.isEmpty)
            } else if folder.isMany {
                try await sendMany(parts)
            } else {
                try await sendForm(parts)
            }
        throw ExitCode(status.rawValue)
    }

    private func sendForm(_ parts: [FormArgument]) async throws -> ExitStatus {
        let arguments = try parts + files(after: parts)
        if arguments.isEmpty { throw ValidationError("no file and no field named") }
        let run = UploadRun(
            url: try target(), method: try requestMethod(), arguments: arguments, checks: try checks(),
            delivery: try delivery())
        return dryRun ? await run.preview() : await run.send()
    }

    private func sendMany(_ parts: [FormArgument]) async throws -> ExitStatus {
        if dryRun || include || output != nil {
            throw ValidationError("--dry-run, --include and --output are for one form; leave them out")
        }
        let run = FolderRun(
            url: try target(), method: try requestMethod(),
            folder: folder.recursive.map { CommandLineBytes.decode($0) }, arguments: try parts + files(after: parts),
            selection: try folder.selection(), checks: try checks(), delivery: try delivery(), jobs: folder.jobs,
            stopsAtFailure: folder.failFast, journal: folder.journal)
        return await run.send()
    }

    private func sendFile(_ path: String, isAlone: Bool) async throws -> ExitStatus {
        if dryRun || folder.isMany || !file.isEmpty || !isAlone {
            throw ValidationError(
                "a file is sent as it is, without a form; leave out fields, other files and --dry-run")
        }
        let run = FileRun(path: path, checks: try checks(), delivery: try delivery())
        if whole.resume != nil {
            return await run.resume(
                to: try target(), method: try requestMethod(), transfer: whole.transfer, state: whole.state,
                retries: connection.retry)
        }
        if let urls = try whole.partURLs() {
            return await run.putParts(
                to: urls, partLength: whole.partSize?.value, complete: whole.complete, store: whole.store,
                digests: try whole.digests(), jobs: folder.jobs)
        }
        return await run.put(to: try target(), store: whole.store, digests: try whole.digests())
    }

    private func target() throws -> String {
        guard let to else { throw ValidationError("Missing expected argument '--to <url>'") }
        return to
    }

    private func requestMethod() throws -> HTTPRequest.Method {
        guard let method = HTTPRequest.Method(method) else {
            throw ValidationError("'\(method)' is not a method; use one such as POST or PUT")
        }
        return method
    }

    private func checks() throws -> FileChecks {
        FileChecks(explains: explain, rule: try gate.rule(), forces: gate.force)
    }

    private func delivery() throws -> Delivery {
        Delivery(
            configuration: try clientConfiguration(), showsNotices: !quiet,
            showsProgress: !quiet && !dryRun && Console.showsErrorsOnTerminal,
            output: output == "-" ? nil : output, includesHeaders: include)
    }

    /// Throws an error if an argument is not UTF-8, unless the argument is a file of the form.
    private func requireText() throws {
        let files = [
            to, output, gate.allow, gate.policy, connection.cacert, connection.cert, connection.key,
            connection.netrcFile,
        ].compactMap(\.self)
        for text in [method] + whole.texts + folder.texts + header + files
        where !CommandLineBytes.isText(text) {
            throw ValidationError("'\(text)' is not in UTF-8; only the path of a file may be in another encoding")
        }
    }

    /// Returns the files that are specified without an option.
    private func files(after parts: [FormArgument]) throws -> [FormArgument] {
        let files = try file.map { text in
            guard let argument = FormArgument(file: text) else {
                throw ValidationError("'\(text)' names no file; write PATH or NAME=@PATH")
            }
            return argument
        }
        guard (parts + files).count(where: \.isStandardInput) < 2 else {
            throw ValidationError("'-' is named twice, but standard input can be read once; name it once")
        }
        return files
    }

    private func clientConfiguration() throws -> FormClientConfiguration {
        var configuration = try connection.configuration()
        configuration.headers = [.userAgent: "mimetype-upload/\(PackageVersion.current)"]
        var given = HTTPFields()
        for text in header {
            let name = text.prefix { $0 != ":" }
            guard name.endIndex < text.endIndex else {
                throw ValidationError("'\(text)' is not a header; write --header 'NAME: VALUE'")
            }
            let value = text[name.endIndex...].dropFirst().drop { $0 == " " }
            guard let name = HTTPField.Name(String(name)), HTTPField.isValidValue(String(value)) else {
                throw ValidationError(
                    "'\(name)' is not a legal header; use a token and a value without control characters")
            }
            given.append(HTTPField(name: name, value: String(value)))
        }
        for field in given { configuration.headers[fields: field.name] = given[fields: field.name] }
        return configuration
    }

    static func main() async {
        Console.openStandardDescriptors()
        do {
            // If help is requested, the parsed command has another type.
            let repeated = RepeatedArguments(CommandLineBytes.arguments)
            if let file = repeated.fileAsOption {
                throw ValidationError("'\(file)' is not an option; if it is a file, write './\(file)'")
            }
            var command = try parseAsRoot(repeated.rest)
            if var command = command as? MimetypeUploadCommand {
                command.file += repeated.files
                try await command.run(repeated.parts)
            } else {
                try command.run()
            }
        } catch {
            exit(for: error)
        }
    }

    /// Ends the process with the exit status for an error.
    ///
    /// For an error in the command line, a single line is written to standard error, and the status is 2.
    private static func exit(for error: any Error) -> Never {
        if let status = error as? ExitCode { Console.terminate(status: status.rawValue) }
        let code = exitCode(for: error)
        if code != .success {
            let message = CommandLineBytes.string(of: message(for: error))
            Console.report("\(message)\(message.hasSuffix("?") ? " See" : "; see") mimetype-upload --help")
            Console.terminate(status: ExitStatus.usage.rawValue)
        }
        Console.print(fullMessage(for: error))
        Console.terminate(status: 0)
    }
}
#else
/// Replaces the command if the package is built without the traits that the command requires.
@main
enum MimetypeUploadCommand {
    static func main() {
        Console.report("built without its parts; build it with swift build --traits Upload")
        Console.terminate(status: 2)
    }
}
#endif
