package import Foundation

/// A folder that is there as long as the value, and gone after the test.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").standardizedFileURL

    /// Makes a folder with files of these names and contents.
    package init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, content) in files { try file(name, content) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a name in the folder.
    package func path(_ name: String) -> String {
        url.appendingPathComponent(name).path
    }

    /// Writes a file and gives its path.
    @discardableResult
    package func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try Data(bytes).write(to: url.appendingPathComponent(name))
        return path(name)
    }

    /// Writes a file and gives its path.
    @discardableResult
    package func file(_ name: String, _ text: String) throws -> String {
        try file(name, text.utf8)
    }

    /// Makes a folder in it, and those above.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    /// Writes a file of letters and gives its path.
    package func file(_ name: String, length: Int) throws -> String {
        try file(name, (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) })
    }

    /// Makes a file of that length without a block of the disk, and gives its path.
    package func sparseFile(_ name: String, length: Int) throws -> String {
        let path = try file(name, "")
        let handle = try FileHandle(forWritingTo: url.appendingPathComponent(name))
        try handle.truncate(atOffset: UInt64(length))
        return path
    }
}
