#if Server
import ArgumentParser
import Logging
import MIMEService
import MIMETypes

/// The command that runs the service.
@main
struct MimetypeServer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mimetype-server", abstract: "Detects the media types of names and files over HTTP.",
        discussion: """
            Each option can also be set by an environment variable, such as --max-body by MIMETYPE_MAX_BODY. Options take \
            precedence over variables. Numbers of bytes can end with K, M or G. A request that exceeds a limit is answered \
            with 408, 413, 429, 431 or 503.

            Exit status: 0 after SIGTERM, SIGINT or SIGHUP, 1 if the service can't listen, 2 if an option is wrong.
            """,
        version: "mimetype-server \(PackageVersion.current)")

    @OptionGroup var options: ServerOptions

    static func main() async {
        Process.openStandardDescriptors()
        do {
            let command = try read(Process.arguments, environment: Process.environmentVariable)
            await command.serve()
        } catch let error as VariableError {
            Process.exit(2, "mimetype-server: \(error.description)")
        } catch {
            guard exitCode(for: error) == .success else {
                let message = message(for: error)
                let stop = message.last.map { ".?!".contains($0) } ?? false ? "" : "."
                Process.exit(2, "mimetype-server: \(message)\(stop) See mimetype-server --help.")
            }
            Process.print(fullMessage(for: error))
        }
    }

    /// Parses the environment variables before the command line, so that options on the command line take precedence.
    static func read(
        _ arguments: [String], environment: (String) -> String?
    ) throws -> MimetypeServer {
        var said: [String] = []
        for name in ServerOptions.names {
            let variable = ServerOptions.variable(name)
            guard let value = environment(variable), !value.isEmpty else { continue }
            // Each variable is first parsed separately, so that an error names the variable and not the option.
            do { _ = try parse(["--\(name)=\(value)"]) } catch {
                throw VariableError(variable: variable, message: message(for: error))
            }
            said.append("--\(name)=\(value)")
        }
        guard let command = try parseAsRoot(said + arguments) as? MimetypeServer else { throw CleanExit.helpRequest() }
        try command.options.listening.validateTogether()
        return command
    }

    private func serve() async {
        Process.shareArenas()
        var configuration = options.configuration
        do { configuration.accessTokens = try options.access.tokens() } catch {
            Process.exit(2, "mimetype-server: \(error). See mimetype-server --help.")
        }
        let queue = options.logging.queue("mimetype-server")
        defer { queue.flush() }
        let logger = options.logging.logger("mimetype-server", queue)
        for variable in ServerOptions.unknownVariables(in: Process.environmentNames) {
            logger.warning(
                "a variable is ignored, since there is no such option", metadata: ["variable": "\(variable)"])
        }
        fit(&configuration, to: Process.raiseDescriptorLimit(), logger)
        let inherited = Systemd.descriptors(Process.environmentVariable)
        if !inherited.isEmpty {
            configuration.listenAddresses = inherited.map(ListenAddress.descriptor)
            if options.listening.hasAddress {
                logger.warning("the chosen address is ignored, since the service manager has passed sockets")
            }
        }
        do {
            let service = DetectionService(
                configuration, logger: logger,
                whenEvent: { [listening = options.listening, isInherited = !inherited.isEmpty] event in
                    if case .listening = event { Self.restrict(listening, isInherited: isInherited, queue) }
                    Self.react(to: event)
                }, droppedLogLines: { queue.dropped })
            try await service.runUntilSignalled()
        } catch {
            queue.flush()
            Process.exit(
                1, "mimetype-server: cannot serve on \(options.listening.endpoint): \(DetectionService.explain(error))")
        }
    }

    /// The number of open files that are used by threads, libmagic or the log, and not by connections.
    private static let otherDescriptors = 48

    /// Limits the number of connections to the number of files that may be open, so that a new connection waits instead
    /// of failing.
    private func fit(_ configuration: inout ServiceConfiguration, to descriptors: Int, _ logger: Logger) {
        let room = descriptors - Self.otherDescriptors
        guard room > 0 else {
            Process.exit(
                1, "mimetype-server: only \(descriptors) files may be open; allow at least 64, better 1024 (ulimit -n)")
        }
        guard room < configuration.limits.connectionCount else { return }
        configuration.limits.connectionCount = room
        logger.warning(
            "fewer connections are accepted than --max-connections allows, since the limit of open files is too low",
            metadata: ["connections": "\(room)", "open_files": "\(descriptors)"])
    }

    /// Sets the permissions and the group of the Unix-domain sockets.
    private static func restrict(_ listening: ListenOptions, isInherited: Bool, _ queue: LogQueue) {
        // An inherited main socket belongs to the service manager, which has its own settings for the socket.
        for path in listening.sockets where !(isInherited && path == listening.socket) {
            do { try listening.access.apply(to: path) } catch {
                queue.flush()
                Process.exit(1, "mimetype-server: \(error)")
            }
        }
    }

    @Sendable private static func react(to event: ServiceEvent) {
        switch event {
        case .listening: Systemd.notify("READY=1", Process.environmentVariable)
        case .idle: Process.releaseMemory()
        case .stopping: Systemd.notify("STOPPING=1", Process.environmentVariable)
        }
    }
}

/// The error for an environment variable with a value that its option does not accept.
struct VariableError: Error, CustomStringConvertible {
    let variable: String
    let message: String

    var description: String { "the variable \(variable) is wrong: \(message)" }
}
#else
/// Replaces the command if the package is built without the trait `Server`.
@main
struct MimetypeServer {
    static func main() {
        Process.exit(2, "mimetype-server: built without its parts; build with the trait Server")
    }
}
#endif
