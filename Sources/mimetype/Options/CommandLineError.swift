import MIMETypes

/// An error in the command line.
enum CommandLineError: Error, Equatable {
    /// There is no such option; `nearest` is the option that was probably meant.
    case unknownOption(String, nearest: String?)
    case missingValue(String)
    case unexpectedValue(String)
    case badValue(option: String, value: String, expected: String)
    case contradiction(String)
    /// A file that an option specifies can't be used.
    case badFile(String)
    /// An option that must come before the first file comes after it, and no file has the option's name.
    case optionAfterFile(String)
    /// No file is named. `afterDash` is true if the arguments contain a dash, which `file` interprets as standard
    /// input.
    case noFile(afterDash: Bool)
}

extension CommandLineError: CustomStringConvertible {
    /// What is wrong, and what to do about it.
    var description: String {
        if case .badFile = self { problem } else { "\(problem); \(advice)" }
    }

    private var problem: String {
        switch self {
        case .unknownOption(let name, _): "unrecognized option '\(name.printable())'"
        case .missingValue(let name): "option '\(name)' requires an argument"
        case .unexpectedValue(let name): "option '\(name)' takes no value"
        case .badValue(let option, let value, let expected):
            "'\(value.printable())' is not a value of --\(option): \(expected)"
        case .contradiction(let reason), .badFile(let reason): reason
        case .optionAfterFile(let name): "option '\(name.printable())' after a file"
        case .noFile: "no file named"
        }
    }

    private var advice: String {
        switch self {
        case .unknownOption(_, let nearest?): "did you mean \(nearest)?"
        case .optionAfterFile: "this one comes before files, and names that look like options after --"
        case .noFile(afterDash: true): "--stdin reads standard input"
        default: "see mimetype --help"
        }
    }

    /// The exit status; for errors that also exist in Perl's `mimetype`, it is the same.
    var status: CInt {
        switch self {
        case .unknownOption: 1
        case .missingValue, .unexpectedValue, .badValue, .contradiction, .badFile, .optionAfterFile: 2
        case .noFile: 4
        }
    }
}
