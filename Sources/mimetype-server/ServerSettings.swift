#if Server
import Configuration
import Logging
import MIMEService

/// What the command line and the environment say.
struct ServerSettings {
    enum Action {
        case serve, help, version
    }

    var configuration = ServiceConfiguration()
    var logLevel = Logger.Level.notice
    var action = Action.serve

    init() {}

    /// Reads variables first and flags after them, so that flags count more.
    ///
    /// Flags are read here and by no provider: one would pass over what is misspelt.
    init(arguments: [String], variables: ConfigReader) throws(SettingsError) {
        for option in ServerOption.all {
            guard let value = variables.string(forKey: option.key), !value.isEmpty else { continue }
            try apply(value, to: option, saidBy: option.variable)
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() { try read(argument, &rest) }
    }

    private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(SettingsError) {
        if ["-h", "--help"].contains(argument) { return action = .help }
        if argument == "--version" { return action = .version }
        let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = pieces.first, let option = ServerOption.all.first(where: { $0.flag == name }) else {
            throw .unknown(argument)
        }
        guard let value = pieces.count == 2 ? String(pieces[1]) : rest.popFirst() else {
            throw .missingValue(option)
        }
        try apply(value, to: option, saidBy: option.flag)
    }

    private mutating func apply(
        _ value: String, to option: ServerOption, saidBy source: String
    ) throws(SettingsError) {
        guard option.set(&self, value) else { throw .badValue(option, value, source: source) }
    }
}
#endif
