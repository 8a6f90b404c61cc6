/// Which type is a kind of which, without circles.
struct TypeGraph {
    private(set) var parents: [String: [String]] = [:]

    /// Adds an edge unless it says nothing or would close a circle.
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
            for parent in (parents[next] ?? []) + Self.implied(by: next) where found.insert(parent).inserted {
                open.append(parent)
            }
        }
        return found.subtracting([type])
    }

    func isText(_ type: String) -> Bool {
        type == "text/plain" || ancestors(of: type).contains("text/plain")
    }

    /// What a name says about itself: every `text/` is text, and a suffix names the syntax.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6838#section-4.2.8
    static func implied(by type: String) -> [String] {
        let known = ["+xml": "application/xml", "+json": "application/json", "+zip": "application/zip"]
        var parents = known.filter { type.hasSuffix($0.key) }.map(\.value)
        if type.hasPrefix("text/") || ["application/xml", "application/json"].contains(type) { parents.append("text/plain") }
        return parents.filter { $0 != type }
    }
}
