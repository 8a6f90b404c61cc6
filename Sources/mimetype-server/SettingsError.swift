#if Server
/// Why the command can't start.
enum SettingsError: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(ServerOption)
    case badValue(ServerOption, String, source: String)

    var description: String {
        switch self {
        case .unknown(let argument): "'\(argument)' is not an option; see mimetype-server --help"
        case .missingValue(let option): "'\(option.flag)' takes \(option.accepts); none is given"
        case .badValue(let option, let value, let source): "'\(source)' takes \(option.accepts), not '\(value)'"
        }
    }
}
#endif
