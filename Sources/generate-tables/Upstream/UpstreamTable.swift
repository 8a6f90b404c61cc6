/// What one upstream table says, in one shape for all of them.
struct UpstreamTable {
    typealias Source = UpstreamSource

    struct Glob: Hashable {
        var pattern: String
        var isCaseSensitive = false
    }

    struct Signature {
        var priority: Int
        var match: UpstreamMatch
    }

    /// A root element of XML, by name, by namespace, or both.
    struct Root {
        var localName: String
        var namespace: String
    }

    struct Entry {
        var signatures: [Signature] = []
        var roots: [Root] = []
        var globs: [Glob] = []
        var aliases: [String] = []
        var parents: [String] = []
        var charset: String?
        var isCompressible: Bool?
    }

    let source: Source
    /// By name in lowercase, without parameters.
    var entries: [String: Entry] = [:]

    init(source: Source) {
        self.source = source
    }

    /// All names that it has for types.
    var names: Set<String> {
        entries.reduce(into: []) { names, entry in
            names.insert(entry.key)
            names.formUnion(entry.value.aliases)
            names.formUnion(entry.value.parents)
        }
    }
}
