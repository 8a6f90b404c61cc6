import MIMETypes

/// The alarms that are known, so that only new ones fail a check.
///
/// A line for each: fingerprint, kind, what the file should be, what it is, path, parted by tabs. An alarm is known
/// if a line has its kind and types, and its path or its fingerprint.
struct Baseline: Sendable {
    private static let header = Array("# mimetype baseline 1\n".utf8)

    private var paths: Set<[UInt8]> = []
    private var fingerprints: Set<String> = []

    /// Reads a baseline; nil if it is none, or of a version that isn't known.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.header) else { return nil }
        for line in bytes.dropFirst(Self.header.count).split(separator: 0x0A) {
            guard let entry = BaselineEntry(line) else { return nil }
            paths.insert(Self.key(entry))
            if entry.fingerprint != "-" { fingerprints.insert("\(entry.fingerprint)\t\(entry.alarm)") }
        }
    }

    /// Whether an alarm is known.
    func contains(_ entry: BaselineEntry) -> Bool {
        paths.contains(Self.key(entry)) || fingerprints.contains("\(entry.fingerprint)\t\(entry.alarm)")
    }

    /// The text of a baseline with these alarms, the same for any order.
    static func text(_ entries: [BaselineEntry]) -> [UInt8] {
        entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }.reduce(into: header) { $0 += $1.line }
    }

    /// A path with and without `./` is the same.
    private static func key(_ entry: BaselineEntry) -> [UInt8] {
        Array(entry.alarm.utf8) + [0x09] + entry.path.withoutCurrentFolder
    }
}
