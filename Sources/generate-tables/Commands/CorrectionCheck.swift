/// Finds corrections of flags, extensions and strengths that change nothing, or that concern patterns that don't exist.
///
/// Corrections of all other kinds show their effect only in an import; `ImportedTables` checks them.
struct CorrectionCheck {
    private let facts: Facts

    init(_ facts: Facts) {
        self.facts = facts
    }

    func problems() throws -> [String] {
        try (needlessLines() + needlessStrengths()).map { correction in
            "corrections.tsv:\(correction.line): the line about '\(correction.subject)' changes nothing; delete it"
        }
    }

    /// Returns corrections that set or clear a flag to the value it would have anyway, or that name extensions in the
    /// order they already have.
    private func needlessLines() -> [Correction] {
        facts.corrections.filter { facts.needlessLines.contains($0.line) }
    }

    /// Returns corrections of strengths that match what the rules calculate, or that concern a pattern and type that
    /// don't exist.
    private func needlessStrengths() throws -> [Correction] {
        let strengths = facts.corrections.filter { $0.kind == .strength }
        let corrected = try NameStrengths(facts, strengths)
        let plain = try NameStrengths(facts, [])
        let rows = Dictionary(grouping: facts.globs, by: \.pattern)
        return strengths.filter { correction in
            let type = correction.value.prefix { $0 != " " }
            return rows[correction.subject, default: []].filter { type == "*" || $0.type == type }
                .allSatisfy { corrected.strength(of: $0) == plain.strength(of: $0) }
        }
    }
}

extension NameStrengths {
    fileprivate init(_ facts: Facts, _ corrections: [Correction]) throws {
        try self.init(
            types: facts.types, globs: facts.globs, counts: facts.nameCounts, corrections: corrections)
    }
}
