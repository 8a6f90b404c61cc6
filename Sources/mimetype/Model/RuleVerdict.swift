/// What a project's rules state about a file.
enum RuleVerdict: Sendable {
    /// No rule applies to the file.
    case none
    /// A rule allows the file to have the type that it has.
    case excused
    /// The file should have another type, which the text describes.
    case unexpected(String)
}
