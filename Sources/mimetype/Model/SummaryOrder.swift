/// What the types of a summary are sorted by.
enum SummaryOrder: String, CaseIterable, Sendable {
    case files, size, type
}
