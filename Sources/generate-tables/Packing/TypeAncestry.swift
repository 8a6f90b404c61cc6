import MIMETypes

/// What each type is a kind of or built like, directly and over any number of steps.
struct TypeAncestry {
    private let rows: [String: TypeRow]

    init(_ types: [TypeRow]) {
        rows = Dictionary(types.map { ($0.type, $0) }) { first, _ in first }
    }

    /// The parents of a type, those that its name implies last.
    func parents(of type: String) -> [String] {
        let own = rows[type]?.parents ?? []
        return own + ImpliedParents.of(type).map(\.essence).filter { !own.contains($0) }
    }

    /// Whether a type is only built like a parent, and no kind of it.
    func isBuiltLike(_ type: String, _ parent: String) -> Bool {
        rows[type]?.builtLike.contains(parent) ?? false
    }

    /// All ancestors of a type, the parents first, and whether it is a kind of them.
    func ancestors(of type: String) -> [(type: String, isKind: Bool)] {
        var kinds: [String: Bool] = [:]
        var order: [String] = []
        var open = parents(of: type).map { ($0, !isBuiltLike(type, $0)) }
        while !open.isEmpty {
            let (next, isKind) = open.removeFirst()
            // A way by kinship takes precedence over one found before it.
            guard kinds[next] == nil || isKind && kinds[next] == false else { continue }
            if kinds[next] == nil { order.append(next) }
            kinds[next] = isKind
            open += parents(of: next).map { ($0, isKind && !isBuiltLike(next, $0)) }
        }
        return order.map { ($0, kinds[$0] ?? false) }
    }
}
