import MIMETypes

/// Which type is a kind of which, without circles.
struct TypeGraph {
    private(set) var parents: [String: [String]] = [:]

    init() {}

    /// The graph of the types' own parents.
    init(_ types: [TypeRow]) {
        parents = Dictionary(types.map { ($0.type, $0.parents) }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds an edge unless it states nothing or would close a circle.
    mutating func add(parent: String, of child: String) {
        guard child != parent, parent != "application/octet-stream", !ancestors(of: parent).contains(child),
            !(parents[child] ?? []).contains(parent)
        else { return }
        parents[child, default: []].append(parent)
    }

    /// All types that a type is a kind of, by what tables say and by its name, itself left out.
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

    /// Whether one type is a kind of the other, which says something: everything written is plain text.
    func areRelated(_ one: String, _ other: String) -> Bool {
        one == other || other != "text/plain" && ancestors(of: one).contains(other)
            || one != "text/plain" && ancestors(of: other).contains(one)
    }

    func isText(_ type: String) -> Bool {
        type == "text/plain" || ancestors(of: type).contains("text/plain")
    }
}
