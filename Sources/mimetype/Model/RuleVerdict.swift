/// What a project's rules state about a file.
enum RuleVerdict: Sendable {
    /// No rule applies to the file.
    case none
    /// The file may have the type that it has.
    case excused
    /// The file should have another type, which is described by the text.
    case unexpected(String)
}
