import Foundation

/// A folder that is there as long as the value.
final class TemporaryFolder {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

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
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        try Data(bytes).write(to: url.appendingPathComponent(name))
        return path(name)
    }

    /// Writes a file of letters and gives its path.
    func file(_ name: String, length: Int) throws -> String {
        try file(name, (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) })
    }
}
