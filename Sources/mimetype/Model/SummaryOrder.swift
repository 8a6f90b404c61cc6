/// The order of the types in a summary.
enum SummaryOrder: String, CaseIterable, Sendable {
    case files, size, type
}
