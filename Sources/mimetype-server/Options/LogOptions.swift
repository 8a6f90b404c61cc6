#if Server
public import ArgumentParser
public import Logging

/// What is logged.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What is logged on standard error, from trace to critical; info adds a line for each request.", "level"))
    var logLevel = Logger.Level.notice

    @Option(help: ArgumentHelp("How it is written: text, or json with an object a line.", "format"))
    var logFormat = LogFormat.text

    /// Makes a logger according to the options.
    func logger(_ label: String) -> Logger {
        var logger = Logger(label: label) { label in
            switch logFormat {
            case .text: StreamLogHandler.standardError(label: label)
            case .json: JSONLogHandler(label: label)
            }
        }
        logger.logLevel = logLevel
        return logger
    }
}

/// How messages are written.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
#endif
