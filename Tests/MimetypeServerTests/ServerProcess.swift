#if Server
import Foundation

/// The built command, serving on its own port.
final class ServerProcess {
    private let process = Process()
    private let errors = Pipe()
    private(set) var log = ""

    /// The folder that the products are in is the test bundle's own.
    private static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("mimetype-server")
    }

    /// The number of the process.
    var identifier: Int32 { process.processIdentifier }

    /// Starts the command, after commands of a shell if there are any.
    init(_ arguments: [String], after commands: String? = nil) throws {
        if let commands {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", #"\#(commands); exec "$0" "$@""#, Self.executable.path] + arguments
        } else {
            process.executableURL = Self.executable
            process.arguments = arguments
        }
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// The port that it states it listens on, or nil if it ends before.
    func port() -> UInt16? {
        guard isListening() else { return nil }
        return log.firstMatch(of: /127\.0\.0\.1:([0-9]+) .*listening/).flatMap { UInt16($0.1) }
    }

    /// Waits until it states that it listens; false if it ends before.
    func isListening() -> Bool { says("] listening\n") }

    /// Waits until the log has a text; false if it ends before.
    func says(_ text: String) -> Bool {
        while !log.contains(text) {
            let piece = errors.fileHandleForReading.availableData
            if piece.isEmpty { return false }
            log += String(decoding: piece, as: UTF8.self)
        }
        return true
    }

    /// Tells it to stop.
    func stop(_ signal: Int32 = SIGTERM) {
        Foundation.kill(process.processIdentifier, signal)
    }

    /// Ends it as a crash would.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Waits for the end.
    func status() -> Int32 {
        log += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus
    }
}
#endif
