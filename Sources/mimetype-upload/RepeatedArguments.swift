#if Upload
/// The arguments that can occur thousands of times in a command line: parts of the form, and the files at the end.
///
/// They are removed before the parser gets the other arguments, since the parser's running time grows with the square
/// of the number of arguments.
struct RepeatedArguments: Equatable {
    /// The options that specify parts of the form, in the order in which the parts are sent.
    private(set) var parts: [FormOption] = []
    private(set) var files: [String] = []
    /// The arguments that are left for the parser.
    private(set) var rest: [String] = []

    /// Splits a command line without the name of the command.
    init(_ arguments: [String]) {
        // An option has at most one value, so only the first word after the last option can be a value.
        let start = (arguments.lastIndex { Self.isOption($0) } ?? -1) + 2
        let end = min(start, arguments.count)
        files = Array(arguments[end...])
        var index = 0
        while index < end {
            index += take(arguments, at: index)
        }
    }

    /// Takes an argument, and also the next one if that is the option's value.
    ///
    /// - Returns: the number of arguments taken.
    private mutating func take(_ arguments: [String], at index: Int) -> Int {
        let argument = arguments[index]
        for name in FormOption.Name.allCases where !rest.contains("--") {
            if let value = Self.value(of: name, within: argument) {
                parts.append(FormOption(name: name, value: value))
                return 1
            }
            if argument == name.rawValue, index + 1 < arguments.count, !Self.isOption(arguments[index + 1]) {
                parts.append(FormOption(name: name, value: arguments[index + 1]))
                return 2
            }
        }
        rest.append(argument)
        return 1
    }

    /// Returns the value that is written in the same argument as the option, or nil if there is none.
    private static func value(of name: FormOption.Name, within argument: String) -> String? {
        let start = name == .formLetter ? name.rawValue : name.rawValue + "="
        guard argument.hasPrefix(start), argument.count > start.count || name != .formLetter else { return nil }
        return String(argument.dropFirst(start.count))
    }

    /// The first argument that looks like the name of a file, but begins as an option does; nil if there is none.
    ///
    /// The parser would take `-h.txt` for `-h`, print the help and end with success, although nothing is sent.
    var fileAsOption: String? {
        rest.prefix { $0 != "--" }.first { argument in
            let letters = argument.dropFirst()
            return argument.hasPrefix("-") && letters.first?.isLetter == true && letters.count > 1
                && !letters.allSatisfy { "hi".contains($0) }
        }
    }

    private static func isOption(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument != "-"
    }
}
#endif
