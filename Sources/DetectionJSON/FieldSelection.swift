/// A selection of the members that an object in the output should have.
package struct FieldSelection: Sendable {
    /// The names of all members that the object for a file can have.
    package static let known = [
        "field", "name", "verdict", "type", "charset", "extensions", "description", "reason", "rule", "evidence",
        "conflicts", "alsoReadableAs", "candidates", "undetermined", "bytes_kept", "upload",
    ]

    /// All members.
    package static let all = FieldSelection(names: nil)

    private let names: [String]?

    private init(names: [String]?) {
        self.names = names
    }

    /// Selects members by their names; nil if there are none, or if one of them is unknown.
    package init?(_ names: [String]) {
        guard !names.isEmpty, names.allSatisfy(Self.known.contains) else { return nil }
        self.names = names
    }

    package func contains(_ name: String) -> Bool { names?.contains(name) ?? true }
}
