/// What `--check` prints.
enum CheckScope: Equatable, Sendable {
    /// Alarms of this confidence or more, and conventions instead of the alarms that they explain.
    case alarms(minConfidence: Double)
    /// Every file whose content contradicts its name, and those where that is uncertain.
    case all

    /// The confidence that an alarm needs if the command line names none.
    ///
    /// Conflicts below it, which compare a text with the language of its name or are about names that are used for
    /// much else, were right in 7 of 217 cases in packages of Debian.
    static let usualConfidence = 0.3

    /// Reads the value of the option: `all`, a number from 0 to 1, or none.
    init?(_ text: String?) {
        switch text {
        case nil: self = .alarms(minConfidence: Self.usualConfidence)
        case "all": self = .all
        case let text?:
            guard let number = Double(text), (0...1).contains(number) else { return nil }
            self = .alarms(minConfidence: number)
        }
    }

    /// The confidence that a conflict needs to be printed.
    var minConfidence: Double {
        switch self {
        case .alarms(let minConfidence): minConfidence
        case .all: 0
        }
    }
}
