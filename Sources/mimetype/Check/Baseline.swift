import MIMETypes

/// The known alarms of a project.
///
/// With a baseline, only new alarms make a check fail.
///
/// Each alarm is a line with these tab-separated fields: the fingerprint, the kind, the type that the file should have,
/// the type that it has, and the path. An alarm is known if the baseline has a line with the same kind and types, and
/// with the same path or fingerprint.
struct Baseline: Sendable {
    private static let header = Array("# mimetype baseline 1\n".utf8)

    private var paths: Set<[UInt8]> = []
    private var fingerprints: Set<String> = []

    /// Parses a baseline; fails if the bytes are not a baseline, or if its version is not known.
    init?(_ bytes: [UInt8]) {
        // Git may convert line ends, and editors may write the mark of UTF-8.
        let lines = bytes.withoutMark.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
        guard let first = lines.first, first.elementsEqual(Self.header.dropLast()) else { return nil }
        for line in lines.dropFirst() {
            guard let entry = BaselineEntry(line) else { return nil }
            paths.insert(Self.key(entry))
            if entry.fingerprint != "-" { fingerprints.insert("\(entry.fingerprint)\t\(entry.alarm)") }
        }
    }

    /// Checks whether an alarm is known.
    func contains(_ entry: BaselineEntry) -> Bool {
        paths.contains(Self.key(entry)) || fingerprints.contains("\(entry.fingerprint)\t\(entry.alarm)")
    }

    /// Returns the text of a baseline with alarms; the order of the alarms makes no difference.
    static func text(_ entries: [BaselineEntry]) -> [UInt8] {
        entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }.reduce(into: header) { $0 += $1.line }
    }

    /// Returns the key of an alarm, in which a leading `./` of the path makes no difference.
    private static func key(_ entry: BaselineEntry) -> [UInt8] {
        Array(entry.alarm.utf8) + [0x09] + entry.path.withoutCurrentFolder
    }
}
