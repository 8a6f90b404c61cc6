import MIMETypes

/// A command line that can't be followed.
enum CommandLineError: Error, Equatable {
    case unknownOption(String)
    case missingValue(String)
    case unexpectedValue(String)
    case badValue(option: String, value: String, expected: String)
    case contradiction(String)
    case noFile
}

extension CommandLineError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownOption(let name): "unrecognized option '\(name.printable())'"
        case .missingValue(let name): "option '\(name)' requires an argument"
        case .unexpectedValue(let name): "option '\(name)' takes no value"
        case .badValue(let option, let value, let expected):
            "'\(value.printable())' is no value of --\(option): \(expected)"
        case .contradiction(let reason): reason
        case .noFile: "no file named"
        }
    }

    /// The exit status: the one of Perl's command where it has the error too.
    var status: CInt {
        switch self {
        case .unknownOption: 1
        case .missingValue, .unexpectedValue, .badValue, .contradiction: 2
        case .noFile: 4
        }
    }
}
