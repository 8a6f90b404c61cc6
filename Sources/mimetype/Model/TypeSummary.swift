import MIMETypes

/// How many files and bytes there are of each type.
struct TypeSummary: Sendable {
    struct Entry: Sendable {
        fileprivate(set) var files = 0
        fileprivate(set) var bytes = 0
    }

    private(set) var entries: [MIMEType: Entry] = [:]

    mutating func add(_ type: MIMEType, size: Int) {
        entries[type, default: Entry()].files += 1
        entries[type, default: Entry()].bytes += size
    }

    mutating func merge(_ other: TypeSummary) {
        entries.merge(other.entries) { mine, theirs in
            Entry(files: mine.files + theirs.files, bytes: mine.bytes + theirs.bytes)
        }
    }

    /// The types, those with the most files first, then by name.
    var sorted: [(type: MIMEType, entry: Entry)] {
        entries.sorted { ($1.value.files, $0.key.essence) < ($0.value.files, $1.key.essence) }.map {
            ($0.key, $0.value)
        }
    }

    var total: Entry {
        entries.values.reduce(Entry()) { Entry(files: $0.files + $1.files, bytes: $0.bytes + $1.bytes) }
    }
}
