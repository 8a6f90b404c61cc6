/// What a project's rules say about a file.
enum RuleVerdict: Sendable {
    /// No rule is about the file.
    case none
    /// The file may be what it is.
    case excused
    /// The file should be of another type.
    case unexpected(String)
}
