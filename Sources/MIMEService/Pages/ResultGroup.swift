#if Server
/// The groups into which a page sorts files, most important first: the verdicts, with guesses split further.
enum ResultGroup: String, CaseIterable, Sendable {
    case refused, dangerous, lies, unknown, empty, guess, agrees

    /// Selects the group of a file by its verdict.
    ///
    /// - Parameters:
    ///   - verdict: the verdict about the file.
    ///   - size: the length of the file in bytes; nil if only the name is known.
    ///   - isUnknown: whether the type is unknown.
    init(_ verdict: Verdict, size: Int?, isUnknown: Bool) {
        self =
            switch verdict {
            case .refused: .refused
            case .dangerous: .dangerous
            case .lies: .lies
            case .guess: size == 0 ? .empty : size != nil && isUnknown ? .unknown : .guess
            case .agrees: .agrees
            }
    }

    /// The label of a file.
    var label: String {
        switch self {
        case .refused: "Refused"
        case .dangerous: "Dangerous"
        case .lies: "Mismatch"
        case .unknown: "Unknown"
        case .empty: "Empty"
        case .guess: "Guess"
        case .agrees: "Agrees with its name"
        }
    }

    /// The label of a file whose content was recognised, and whose name claims nothing.
    static let recognised = "Recognised"

    /// Returns a phrase that states the number of files in this group.
    func phrase(_ count: Int) -> String {
        (count == 1 ? phrases.one : phrases.many).filling("count", with: "\(count)")
    }

    /// The phrases for one file and for several; `{count}` represents the number.
    var phrases: (one: String, many: String) {
        switch self {
        case .refused: ("{count} refused", "{count} refused")
        case .dangerous: ("{count} dangerous", "{count} dangerous")
        case .lies: ("{count} mismatch", "{count} mismatches")
        case .unknown: ("{count} unknown", "{count} unknown")
        case .empty: ("{count} empty", "{count} empty")
        case .guess: ("{count} guess", "{count} guesses")
        case .agrees: ("{count} agrees", "{count} agree")
        }
    }
}
#endif
