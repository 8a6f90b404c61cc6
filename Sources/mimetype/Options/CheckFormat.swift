/// The formats in which tools of teams read the result of a check.
enum CheckFormat: String, CaseIterable, Sendable {
    case sarif
    case github
}
