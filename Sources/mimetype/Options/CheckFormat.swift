/// The output formats of a check for development tools.
enum CheckFormat: String, CaseIterable, Sendable {
    case sarif
    case github
}
