import Foundation

/// The contents of `upstream.lock`: the version, the address and the digest of each upstream file that was imported.
///
/// An import rewrites everything that comes from its sources. Importing another file, or leaving out a file, would
/// change or delete facts by mistake.
struct UpstreamLock {
    private struct Entry {
        /// A tag or commit; empty if none is stated.
        ///
        /// In that case, the digest alone identifies the file in the history of its repository.
        var version = ""
        /// The repository that contains the file, or the data from which it is converted.
        var address = ""
        /// The SHA-256 digest, in hexadecimal.
        var digest: String
    }

    private var entries: [UpstreamTable.Source: Entry]

    static let name = "upstream.lock"
    private static let columns = ["source", "version", "address", "sha256"]

    /// Reads the lock; it is empty if the file doesn't exist.
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

    /// Returns a lock that pins files.
    ///
    /// A file that was pinned before keeps its address, and also its version if its content is the same.
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

    /// Checks that the files are exactly the ones that are pinned.
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
