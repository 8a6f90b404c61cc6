import MIMETypes

/// Finds the types whose files all have a mark, so that bytes without it are of another type.
///
/// These are the binary types whose own rules all look at a fixed offset, at least one of them at four bytes or more;
/// the kinds of these types; and the types that `corrections.tsv` lists. A rule that searches may be one of many, and a
/// file need not match it.
struct MandatorySignatures {
    private let types: [TypeRow]
    private let corrected: [String: Bool]
    private var graph = TypeGraph()
    private var ruled: Set<String> = []

    /// Looks at the rules; `corrected` has the types for which it was decided by hand.
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

    /// Types that represent anything.
    private static let generic: Set<String> = [MIMEType.octetStream.essence, MIMEType.plainText.essence]

    /// The types that have the flag.
    func marked() -> Set<String> {
        Set(types.filter(isMarked).map(\.type))
    }

    private func isMarked(_ row: TypeRow) -> Bool {
        corrected[row.type] ?? isMarkedByRules(row)
    }

    /// Whether a type's own rules, or those of what it is a kind of, give it the flag.
    private func isMarkedByRules(_ row: TypeRow) -> Bool {
        if ruled.contains(row.type) { return true }
        // A text may be written in a format whose binary variant has the mark.
        return !row.flags.contains(.text)
            && graph.ancestors(of: row.type).contains { corrected[$0] ?? ruled.contains($0) }
    }
}
