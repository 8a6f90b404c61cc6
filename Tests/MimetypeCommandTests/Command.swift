import FileTesting
import Foundation
import ProcessTesting

/// Runs the built command as a user would.
struct Command: Sendable {
    let output: [UInt8]
    let errors: String
    let status: Int32

    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

    /// The folder that the products are in is the test bundle's own.
    static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("mimetype")
    }

    static var executablePath: String { executable.path }

    init(
        _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], in folder: URL? = nil,
        executable: URL = Self.executable
    ) async throws {
        self = try await outsideThePool {
            try Command(blocking: arguments, input, environment, folder, executable)
        }
    }

    private init(
        blocking arguments: [String], _ input: [UInt8], _ environment: [String: String], _ folder: URL?,
        _ executable: URL
    ) throws {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input))
        try stdin.fileHandleForWriting.close()
        output = Array(stdout.fileHandleForReading.readDataToEndOfFile())
        errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}

extension Command {
    /// Runs a script of the shell with the command's path as `$0`.
    static func shell(
        _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> Command {
        try await Command(
            ["-c", script, executablePath], environment: environment, in: folder.url,
            executable: URL(fileURLWithPath: "/bin/sh"))
    }
}
