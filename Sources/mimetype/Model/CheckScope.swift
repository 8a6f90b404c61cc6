/// The scope of `--check`: the conflicts that are printed.
enum CheckScope: Equatable, Sendable {
    /// Alarms with at least this confidence. If a convention explains an alarm, the convention is reported instead.
    case alarms(minConfidence: Double)
    /// Every file whose content contradicts its name, even if that is uncertain.
    case all

    /// The minimum confidence of an alarm if the command line specifies none.
    ///
    /// Conflicts with a lower confidence are more likely to be wrong than right. They compare text with the language
    /// that its name suggests, or concern names with many other uses.
    static let usualConfidence = 0.5

    /// Parses the value of the option: `all`, a number from 0 to 1, or no value; fails for anything else.
    init?(_ text: String?) {
        switch text {
        case nil: self = .alarms(minConfidence: Self.usualConfidence)
        case "all": self = .all
        case let text?:
            guard let number = Double(text), (0...1).contains(number) else { return nil }
            self = .alarms(minConfidence: number)
        }
    }

    /// The minimum confidence at which a conflict is printed.
    var minConfidence: Double {
        switch self {
        case .alarms(let minConfidence): minConfidence
        case .all: 0
        }
    }
}
