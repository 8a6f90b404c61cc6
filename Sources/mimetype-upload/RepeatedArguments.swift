/// The arguments that a command line may have thousands of: fields, and the files at its end.
///
/// They are taken out before the rest is parsed, since the time of the parser grows with the square of their number.
struct RepeatedArguments: Equatable {
    private(set) var fields: [String] = []
    private(set) var fieldStrings: [String] = []
    private(set) var files: [String] = []
    /// The arguments that are left for the parser.
    private(set) var rest: [String] = []

    /// Splits a command line without the name of the command.
    init(_ arguments: [String]) {
        // An option has at most one value, so only the first of the words at the end may be one.
        let start = (arguments.lastIndex { Self.isOption($0) } ?? -1) + 2
        let end = min(start, arguments.count)
        files = Array(arguments[end...])
        var index = 0
        while index < end {
            index += take(arguments, at: index)
        }
    }

    /// Takes an argument, and the next one if that is its value; returns how many these are.
    private mutating func take(_ arguments: [String], at index: Int) -> Int {
        let argument = arguments[index]
        for (option, list) in [("--field", \RepeatedArguments.fields), ("--field-string", \.fieldStrings)]
        where !rest.contains("--") {
            if argument.hasPrefix("\(option)=") {
                self[keyPath: list].append(String(argument.dropFirst(option.count + 1)))
                return 1
            }
            if argument == option, index + 1 < arguments.count, !Self.isOption(arguments[index + 1]) {
                self[keyPath: list].append(arguments[index + 1])
                return 2
            }
        }
        rest.append(argument)
        return 1
    }

    private static func isOption(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument != "-"
    }
}
