/// The formats for the result of a check that development tools read.
enum CheckFormat: String, CaseIterable, Sendable {
    case sarif
    case github
}
