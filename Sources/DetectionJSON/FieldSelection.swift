/// The members that an answer is to have.
package struct FieldSelection: Sendable {
    /// All members that an answer about a file can have.
    package static let known = [
        "field", "name", "verdict", "type", "charset", "extensions", "description", "reason", "rule", "evidence",
        "conflicts", "alsoReadableAs", "candidates", "undetermined", "bytes_kept", "upload",
    ]

    /// Everything.
    package static let all = FieldSelection(names: nil)

    private let names: [String]?

    private init(names: [String]?) {
        self.names = names
    }

    /// Selects some; nil if there are none, or one of them is unknown.
    package init?(_ names: [String]) {
        guard !names.isEmpty, names.allSatisfy(Self.known.contains) else { return nil }
        self.names = names
    }

    package func contains(_ name: String) -> Bool { names?.contains(name) ?? true }
}
