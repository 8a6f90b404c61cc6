import MIMETypes

/// The number of files and bytes of each type.
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

    /// Returns the types in an order: sorted by name, or with the most files or bytes first.
    ///
    /// Types with equal numbers are sorted by name.
    func sorted(by order: SummaryOrder) -> [(type: MIMEType, entry: Entry)] {
        let rank: (Entry) -> Int =
            switch order {
            case .files: { $0.files }
            case .size: { $0.bytes }
            case .type: { _ in 0 }
            }
        return entries.sorted { (rank($1.value), $0.key.essence) < (rank($0.value), $1.key.essence) }.map {
            ($0.key, $0.value)
        }
    }

    var total: Entry {
        entries.values.reduce(Entry()) { Entry(files: $0.files + $1.files, bytes: $0.bytes + $1.bytes) }
    }
}
