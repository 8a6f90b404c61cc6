#if Server
public import ArgumentParser
public import Logging

/// The options for the level and the format of the log.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Minimum level of the log on standard error; info adds a line for each request.", "level"))
    var logLevel = Logger.Level.notice

    @Option(help: ArgumentHelp("Format of the log: text, or json with one object per line.", "format"))
    var logFormat = LogFormat.text

    /// Makes a queue for log lines, which reports dropped lines in the format that the options select.
    func queue(_ label: String) -> LogQueue {
        LogQueue { [self] dropped, lines in
            logger(label, lines).warning(
                "log lines were dropped because the reader was too slow",
                metadata: ["lines": .stringConvertible(dropped)])
        }
    }

    /// Makes a logger according to the options.
    func logger(_ label: String, _ stream: any TextOutputStream & Sendable) -> Logger {
        var logger = Logger(label: label) { label in
            switch logFormat {
            case .text: StreamLogHandler(label: label, stream: stream)
            case .json: JSONLogHandler(label: label, stream: stream)
            }
        }
        logger.logLevel = logLevel
        return logger
    }
}

/// A format of log messages.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
#endif
