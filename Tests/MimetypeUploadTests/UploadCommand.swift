import Foundation
import ProcessTesting

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

    /// Runs it with variables added to the environment.
    init(
        _ arguments: [String], in folder: URL? = nil, input: String? = nil, environment: [String: String] = [:]
    ) async throws {
        self = try await outsideThePool { try UploadCommand(blocking: arguments, folder, input, environment) }
    }

    private init(
        blocking arguments: [String], _ folder: URL?, _ input: String?, _ environment: [String: String]
    ) throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (stdout, stderr) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (stdout, stderr)
        let stdin = Pipe()
        process.standardInput = stdin
        try process.run()
        if let input { try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
        try stdin.fileHandleForWriting.close()
        output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
