#if Server
public import ArgumentParser
public import Logging

/// What is logged.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What is logged on standard error, from trace to critical; info adds a line for each request.", "level"))
    var logLevel = Logger.Level.notice
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
#endif
