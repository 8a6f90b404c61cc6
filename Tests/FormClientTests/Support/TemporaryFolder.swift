import Foundation

/// A folder that is there as long as the value.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").standardizedFileURL

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a name in the folder.
    func path(_ name: String) -> String {
        url.appendingPathComponent(name).path
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
        return path(name)
    }

    /// Makes a file of that length without a block of the disk, and gives its path.
    func sparseFile(_ name: String, length: Int) throws -> String {
        let path = try file(name, "")
        guard truncate(path, off_t(length)) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return path
    }
}
