package import Foundation

/// A folder that is gone after the test.
package final class TemporaryFolder {
    package let url: URL

    /// Makes a folder with files of these names and contents.
    package init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, content) in files { try Data(content.utf8).write(to: url.appendingPathComponent(name)) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
