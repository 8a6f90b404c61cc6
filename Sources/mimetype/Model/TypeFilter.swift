import MIMETypes

/// Decides which answers are printed.
struct TypeFilter: Sendable {
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var expected: [TypeRange] = []
    var onlyConflicts = false

    /// Whether it is an error that there is nothing to print.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether what is printed is what should not be there.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    func accepts(_ detection: Detection) -> Bool {
        let type = detection.type
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, detection.conflicts.isEmpty { return false }
        return expected.isEmpty || !expected.contains { $0.contains(type) }
    }
}
