import MIMEDetection
import MIMETypes

/// The entry point of the command.
///
/// `CommandLineParser` parses the arguments, and `RunPlan` performs the run.
@main
enum MimetypeCommand {
    static func main() {
        do throws(CommandLineError) {
            terminate(status: try run())
        } catch {
            StandardError.write("mimetype: \(error)")
            terminate(status: error.status)
        }
    }

    private static func run() throws(CommandLineError) -> CInt {
        let parser = CommandLineParser(
            definitions: OptionDefinition.all, isFileCompatible: CommandLineBytes.commandName == "file",
            fileExists: { FileMode(path: CommandLineBytes.decode($0)) != nil })
        let options = try parser.parse(CommandLineBytes.arguments)
        if let text = text(options) {
            var output = StandardOutput()
            output.write(Array(text.utf8))
            output.flush()
            return 0
        }
        try options.validate()
        guard options.hasFiles else { throw .noFile(afterDash: options.endsWithDash) }
        return try RunPlan(options).run()
    }

    /// Returns the text to print instead of running, if the options ask for one.
    private static func text(_ options: CommandOptions) -> String? {
        if options.printsHelp { return HelpText.text }
        if options.printsVersion { return versions }
        if options.printsManual { return ManualPage.text }
        return options.completionShell.map { CompletionScript(shell: $0).text }
    }

    /// The versions of the command and of libmagic, or the reason why libmagic can't be used.
    private static var versions: String {
        let own = "mimetype \(PackageVersion.current)\n"
        do throws(MagicError) {
            let version = try MagicResolver.libraryVersion()
            let minor = version % 100
            return own + "libmagic \(version / 100).\(minor < 10 ? "0" : "")\(minor)\n"
        } catch {
            return own + "\(error)\n"
        }
    }
}
