import MIMETypes

/// The parents of each type, as a graph without cycles.
struct TypeGraph {
    private(set) var parents: [String: [String]] = [:]

    init() {}

    /// Creates the graph of the parents that the rows list.
    init(_ types: [TypeRow]) {
        parents = Dictionary(types.map { ($0.type, $0.parents) }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds a parent to a type, unless the parent is redundant or would close a cycle.
    ///
    /// A parent is redundant if the type already has it, if it is the type itself, or if it is
    /// `application/octet-stream`.
    mutating func add(parent: String, of child: String) {
        guard child != parent, parent != "application/octet-stream", !ancestors(of: parent).contains(child),
            !(parents[child] ?? []).contains(parent)
        else { return }
        parents[child, default: []].append(parent)
    }

    /// Returns the ancestors of a type, excluding the type itself.
    ///
    /// The ancestors include the parents that the tables list and the parents that the names of types imply.
    func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            for parent in (parents[next] ?? []) + ImpliedParents.of(next).map(\.essence)
            where found.insert(parent).inserted {
                open.append(parent)
            }
        }
        return found.subtracting([type])
    }

    /// Checks whether two types are the same, or one is an ancestor of the other.
    ///
    /// `text/plain` doesn't count as an ancestor, because all kinds of text have it in common.
    func areRelated(_ one: String, _ other: String) -> Bool {
        one == other || other != "text/plain" && ancestors(of: one).contains(other)
            || one != "text/plain" && ancestors(of: other).contains(one)
    }

    func isText(_ type: String) -> Bool {
        type == "text/plain" || ancestors(of: type).contains("text/plain")
    }
}
