/// The contents of an upstream table, in the same form for all tables.
struct UpstreamTable {
    typealias Source = UpstreamSource

    struct Glob: Hashable {
        var pattern: String
        var isCaseSensitive = false
        /// For a pattern of a language, whether the table lists it first, since most files of the language have it.
        var isUsual: Bool?
    }

    struct Signature {
        var priority: Int
        var match: UpstreamMatch
    }

    /// An XML root element, identified by its name, its namespace, or both.
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
    /// The entries, by type name in lowercase without parameters.
    var entries: [String: Entry] = [:]

    init(source: Source) {
        self.source = source
    }

    /// All names that the table uses for types.
    var names: Set<String> {
        entries.reduce(into: []) { names, entry in
            names.insert(entry.key)
            names.formUnion(entry.value.aliases)
            names.formUnion(entry.value.parents)
        }
    }
}
