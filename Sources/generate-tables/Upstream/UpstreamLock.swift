import Foundation

/// `upstream.lock`: the upstream files that `data/` was imported from, each by its version, its address and its digest.
///
/// An import rewrites everything that its sources say, so one with another file, or without a file, would change or
/// erase facts by mistake.
struct UpstreamLock {
    private struct Entry {
        /// A tag or commit, or empty if none is named: the digest alone then tells the file in its repository's
        /// history.
        var version = ""
        /// The repository that has the file, or what it is made from.
        var address = ""
        /// In hexadecimal.
        var digest: String
    }

    private var entries: [UpstreamTable.Source: Entry]

    static let name = "upstream.lock"
    private static let columns = ["source", "version", "address", "sha256"]

    /// Reads the lock; there is none in a folder that was never imported into.
    init(_ url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            entries = [:]
            return
        }
        let lines = try TSV.read(url, name: Self.name, columns: Self.columns)
        entries = try Dictionary(
            lines.map { line in
                guard let source = UpstreamTable.Source(rawValue: line.fields[0]) else {
                    throw line.error("'\(line.fields[0])' is not a source")
                }
                return (source, Entry(version: line.fields[1], address: line.fields[2], digest: line.fields[3]))
            }
        ) { _, _ in throw TableError(file: Self.name, line: 0, reason: "a source stands in two lines") }
    }

    /// The lock of some files: one that was pinned before keeps its address, and its version if it is the same file.
    func pinning(_ files: [UpstreamFile]) throws -> UpstreamLock {
        var lock = self
        lock.entries = [:]
        for file in files {
            let digest = try file.digest()
            var entry = entries[file.source] ?? Entry(digest: digest)
            if entry.digest != digest { entry.version = "" }
            entry.digest = digest
            lock.entries[file.source] = entry
        }
        return lock
    }

    /// Checks that the files are those that are pinned, all of them.
    func check(_ files: [UpstreamFile]) throws {
        for file in files {
            let digest = try file.digest()
            guard let pinned = entries[file.source]?.digest else {
                throw UsageError("\(Self.name) has no --\(file.source.rawValue); \(Self.advice)")
            }
            guard pinned == digest else {
                throw UsageError(
                    "'\(file.path)' is not the file that \(Self.name) pins for --\(file.source.rawValue): its SHA-256 "
                        + "is \(digest), not \(pinned); \(Self.advice)")
            }
        }
        let missing = Set(entries.keys).subtracting(files.map(\.source)).sorted().map { "--\($0.rawValue)" }
        guard missing.isEmpty else {
            throw UsageError(
                "name \(missing.joined(separator: ", ")) too, or an import would erase what it says; \(Self.advice)")
        }
    }

    private static let advice = "to import these files all the same and pin them, add --update-lock"

    var text: String {
        TSV.text(
            columns: Self.columns,
            rows: entries.sorted { $0.key < $1.key }
                .map { [$0.key.rawValue, $0.value.version, $0.value.address, $0.value.digest] })
    }
}
