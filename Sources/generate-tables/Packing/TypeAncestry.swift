import MIMETypes

/// The direct and indirect parents of each type.
///
/// A type is either a kind of its parent or only *built like* its parent: both have the same container or syntax, but
/// files of the type can't be used as files of the parent.
struct TypeAncestry {
    private let rows: [String: TypeRow]

    init(_ types: [TypeRow]) {
        rows = Dictionary(types.map { ($0.type, $0) }) { first, _ in first }
    }

    /// Returns the parents of a type; the parents that its name implies come last.
    func parents(of type: String) -> [String] {
        let own = rows[type]?.parents ?? []
        return own + ImpliedParents.of(type).map(\.essence).filter { !own.contains($0) }
    }

    /// Checks whether a type is only built like a parent, and not a kind of it.
    func isBuiltLike(_ type: String, _ parent: String) -> Bool {
        rows[type]?.builtLike.contains(parent) ?? false
    }

    /// Returns all ancestors of a type, the parents first, and whether the type is a kind of each ancestor.
    func ancestors(of type: String) -> [(type: String, isKind: Bool)] {
        var kinds: [String: Bool] = [:]
        var order: [String] = []
        var open = parents(of: type).map { ($0, !isBuiltLike(type, $0)) }
        while !open.isEmpty {
            let (next, isKind) = open.removeFirst()
            // There can be several paths to an ancestor. One on which each type is a kind of the next is enough.
            guard kinds[next] == nil || isKind && kinds[next] == false else { continue }
            if kinds[next] == nil { order.append(next) }
            kinds[next] = isKind
            open += parents(of: next).map { ($0, isKind && !isBuiltLike(next, $0)) }
        }
        return order.map { ($0, kinds[$0] ?? false) }
    }
}
