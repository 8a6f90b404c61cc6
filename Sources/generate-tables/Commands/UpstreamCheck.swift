/// Finds the patterns of upstream tables that resolve to another type here without a stated reason.
struct UpstreamCheck {
    private let canonical: [String: String]
    private let answers: [String: GlobRow]
    private let accepted: Set<[String]>
    /// Patterns with each of their types.
    private let pairs: Set<[String]>
    private let texts: Set<String>

    init(types: [TypeRow], globs: [GlobRow], corrections: [Correction]) {
        canonical = Dictionary(types.flatMap { row in ([row.type] + row.aliases).map { ($0, row.type) } }) { first, _ in
            first
        }
        answers = Dictionary(globs.map { ($0.pattern, $0) }) { $0.weight >= $1.weight ? $0 : $1 }
        pairs = Set(globs.map { [$0.pattern.lowercased(), $0.type] })
        texts = Set(types.filter { $0.flags.contains(.text) }.map(\.type))
        accepted = Set(corrections.filter { $0.kind == .accept }.map { [$0.subject, $0.value] })
    }

    func problems(_ tables: [UpstreamTable]) -> [String] {
        tables.flatMap { table in
            table.entries.sorted { $0.key < $1.key }.flatMap { name, entry in
                entry.globs.compactMap { problem(table.source, name, $0.pattern) }
            }
        }
    }

    private func problem(_ source: UpstreamTable.Source, _ name: String, _ pattern: String) -> String? {
        guard let type = canonical[name] else { return "\(source.rawValue): '\(name)' is unknown" }
        guard let answer = answers[pattern] ?? answers[pattern.lowercased()] ?? folded(pattern) else {
            return "\(source.rawValue): '\(pattern)' of '\(name)' has no answer"
        }
        // A source may itself list several types for a pattern; each but the heaviest needs a reason as well.
        let isRight =
            answer.type == type || accepted.contains([answer.pattern, type]) || accepted.contains(["*", type])
            || type == "text/plain" && texts.contains(answer.type) || isShared(pattern, type, source)
        return isRight ? nil : "\(source.rawValue): '\(pattern)' is '\(type)' there and '\(answer.type)' here"
    }

    /// Whether languages share a pattern, and the content chooses among them.
    private func isShared(_ pattern: String, _ type: String, _ source: UpstreamTable.Source) -> Bool {
        (source == .linguist || source == .pygments) && pairs.contains([pattern.lowercased(), type])
    }

    private func folded(_ pattern: String) -> GlobRow? {
        answers.first { $0.key.lowercased() == pattern.lowercased() }?.value
    }
}
