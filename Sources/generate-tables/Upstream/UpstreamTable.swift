/// What one upstream table says, in one shape for all of them.
struct UpstreamTable {
    /// Which table it is; the order is the order of trust where tables disagree about a name's spelling.
    enum Source: String, CaseIterable, Comparable {
        case tika, iana
        case mimeDB = "mime-db"
        case apache, nginx, debian, linguist, pygments

        static func < (left: Source, right: Source) -> Bool {
            left.position < right.position
        }

        private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

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
    /// By name in small letters, without parameters.
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
