/// Checks that the tables in `data/` are consistent: names are unique, parents exist, and weights differ.
struct DataCheck {
    let types: [TypeRow]
    let globs: [GlobRow]
    let descriptions: [String: String]

    func problems() -> [String] {
        names() + parents() + patterns()
    }

    private func names() -> [String] {
        let all = types.flatMap { [$0.type] + $0.aliases }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.keys.sorted().map { "types.tsv: '\($0)' stands for more than one type" }
            + all.filter { TypeName.normalized($0) != $0 }.map {
                "types.tsv: '\($0)' is not a type in small letters"
            }
            + (types.map(\.type) == types.map(\.type).sorted() ? [] : ["types.tsv: the lines are not sorted"])
            + descriptions.keys.filter { counts[$0] == nil }.sorted()
            .map { "descriptions.tsv: '\($0)' is not in types.tsv" }
    }

    private func parents() -> [String] {
        let known = Set(types.map(\.type))
        var problems: [String] = []
        var graph = TypeGraph()
        for row in types {
            for parent in row.parents {
                if !known.contains(parent) {
                    problems.append("types.tsv: '\(parent)', a parent of '\(row.type)', is not a type of its own")
                }
                graph.add(parent: parent, of: row.type)
                if graph.parents[row.type]?.contains(parent) != true {
                    problems.append("types.tsv: '\(parent)' as a parent of '\(row.type)' closes a circle")
                }
            }
        }
        return problems
    }

    private func patterns() -> [String] {
        let known = Set(types.map(\.type))
        let pairs = Dictionary(grouping: globs) { "\($0.pattern) \($0.isCaseSensitive)" }
        return globs.filter { !known.contains($0.type) }
            .map { "globs.tsv: '\($0.type)' of '\($0.pattern)' is not in types.tsv" }
            + pairs.filter { Set($0.value.map(\.weight)).count < $0.value.count }.keys.sorted()
            .map { "globs.tsv: two types of '\($0)' have one weight, so neither comes first" }
    }
}
