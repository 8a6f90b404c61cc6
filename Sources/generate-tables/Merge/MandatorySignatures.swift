import MIMETypes

/// Finds the types whose files all have a signature, so that content without this signature is of another type.
///
/// These are the binary types whose own rules all compare bytes at a fixed offset, at least four bytes in one of the
/// comparisons; the subtypes of these types; and the types that `corrections.tsv` lists. A rule that searches a range
/// doesn't count, because not every file needs to match it.
struct MandatorySignatures {
    private let types: [TypeRow]
    private let corrected: [String: Bool]
    private var graph = TypeGraph()
    private var ruled: Set<String> = []

    /// Examines the rules; `corrected` contains the types for which a correction decides.
    init(types: [TypeRow], signatures: [SignatureRow], corrected: [String: Bool]) {
        self.types = types
        self.corrected = corrected
        for row in types {
            for parent in row.parents { graph.add(parent: parent, of: row.type) }
        }
        let texts = Set(types.filter { $0.flags.contains(.text) }.map(\.type))
        let rules = Dictionary(grouping: SignatureRow.rules(signatures)) { $0[0].type }
        for (type, rules) in rules where !texts.contains(type) && !Self.generic.contains(type) {
            let areFixed = rules.allSatisfy { $0[0].offsets.count == 1 }
            if areFixed, rules.joined().contains(where: { $0.tier == .signature }) { ruled.insert(type) }
        }
    }

    /// Types that any content can have.
    private static let generic: Set<String> = [MIMEType.octetStream.essence, MIMEType.plainText.essence]

    /// Returns the types whose files all have a signature.
    func marked() -> Set<String> {
        Set(types.filter(isMarked).map(\.type))
    }

    private func isMarked(_ row: TypeRow) -> Bool {
        corrected[row.type] ?? isMarkedByRules(row)
    }

    /// Checks whether the rules of a type, or of one of its supertypes, require a signature.
    private func isMarkedByRules(_ row: TypeRow) -> Bool {
        if ruled.contains(row.type) { return true }
        // A text can be of a subtype of a binary format with a signature, so it doesn't inherit the flag.
        return !row.flags.contains(.text)
            && graph.ancestors(of: row.type).contains { corrected[$0] ?? ruled.contains($0) }
    }
}
