import Foundation
import Testing

/// Runs the built command as a user would.
struct UploadCommand: Sendable {
    let output: String
    let errors: String
    let status: Int32

    /// The folder that the products are in is the test bundle's own.
    static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("mimetype-upload")
    }

    init(_ arguments: [String], in folder: URL? = nil) async throws {
        self = try await outsideThePool { try UploadCommand(blocking: arguments, folder) }
    }

    private init(blocking arguments: [String], _ folder: URL?) throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (stdout, stderr) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (stdout, stderr)
        try process.run()
        output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}

/// Runs what waits for a process on a thread of its own: tests that run at the same time have few threads for all of them.
func outsideThePool<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, content) in files { try Data(content.utf8).write(to: url.appendingPathComponent(name)) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
