/// Finds corrections of flags, extensions and strengths that change nothing, or are about what is not there.
///
/// Those of all other kinds only show their effect in an import; see `ImportedTables`.
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

    /// Flags that the type has, or lacks, by itself, and extensions in an order that they have already.
    private func needlessLines() -> [Correction] {
        facts.corrections.filter { facts.needlessLines.contains($0.line) }
    }

    /// Strengths that the rules would find as well, or of a pattern that no type has.
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
