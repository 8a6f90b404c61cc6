import Foundation

/// `upstream.lock`: the upstream files that `data/` was imported from, each by its digest.
///
/// An import rewrites everything that its sources say, so one with another file, or without a file, would change or
/// erase facts that nobody meant to touch.
struct UpstreamLock {
    /// The digests in hexadecimal.
    private let digests: [UpstreamTable.Source: String]

    static let name = "upstream.lock"
    private static let columns = ["source", "sha256"]

    /// Reads the lock; there is none in a folder that was never imported into.
    init(_ url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            digests = [:]
            return
        }
        let lines = try TSV.read(url, name: Self.name, columns: Self.columns)
        digests = try Dictionary(
            lines.map { line in
                guard let source = UpstreamTable.Source(rawValue: line.fields[0]) else {
                    throw line.error("'\(line.fields[0])' is not a source")
                }
                return (source, line.fields[1])
            }
        ) { _, _ in throw TableError(file: Self.name, line: 0, reason: "a source stands in two lines") }
    }

    /// Makes the lock of some files.
    init(of files: [UpstreamFile]) throws {
        digests = try Dictionary(files.map { ($0.source, try $0.digest()) }) { _, last in last }
    }

    /// Checks that the files are those that are pinned, all of them.
    func check(_ files: [UpstreamFile]) throws {
        for file in files {
            let digest = try file.digest()
            guard let pinned = digests[file.source] else {
                throw UsageError("\(Self.name) has no --\(file.source.rawValue); \(Self.advice)")
            }
            guard pinned == digest else {
                throw UsageError(
                    "'\(file.path)' is not the file that \(Self.name) pins for --\(file.source.rawValue): its SHA-256 "
                        + "is \(digest), not \(pinned); \(Self.advice)")
            }
        }
        let missing = Set(digests.keys).subtracting(files.map(\.source)).sorted().map { "--\($0.rawValue)" }
        guard missing.isEmpty else {
            throw UsageError(
                "name \(missing.joined(separator: ", ")) too, or an import would erase what it says; \(Self.advice)")
        }
    }

    private static let advice = "to import these files all the same and pin them, add --update-lock"

    var text: String {
        TSV.text(
            columns: Self.columns, rows: digests.sorted { $0.key < $1.key }.map { [$0.key.rawValue, $0.value] })
    }
}
