#if Server
import ClamAVScanning
import FileTesting
import Foundation
import Testing

private let clamd = "/usr/sbin/clamd"

/// Scans with `clamd` itself, where it is installed, by a signature that only this test has.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: clamd)))
struct RealDaemonTests {
    private static let virus = "this upload is a test of the scanner"

    @Test func filesAreScanned() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("signatures")
        let signature = Self.virus.utf8.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
        try folder.file("signatures/test.ndb", "Test.Upload:0:*:\(signature)\n")
        let socket = folder.path("s")
        let settings = """
            DatabaseDirectory \(folder.path("signatures"))
            LocalSocket \(socket)
            Foreground yes
            StreamMaxLength 1M
            """
        let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: clamd)
        daemon.arguments = ["--config-file", try folder.file("clamd.conf", settings + "\n")]
        (daemon.standardOutput, daemon.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try daemon.run()
        defer {
            daemon.terminate()
            daemon.waitUntilExit()
        }
        let scanner = ClamAVScanner(.unixSocket(socket))
        while daemon.isRunning, !FileManager.default.fileExists(atPath: socket) {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try await scanner.scan(Array("an ordinary text".utf8)) == .clean)
        #expect(try await scanner.scan([]) == .clean)
        let found = ClamAVScanner.Finding.infected("Test.Upload.UNOFFICIAL")
        #expect(try await scanner.scan(Array("x \(Self.virus) y".utf8)) == found)
        let path = try folder.file("upload", String(repeating: "words ", count: 40_000) + Self.virus)
        #expect(try await scanner.scan(path: path) == found)
        await #expect(throws: ClamAVError.tooLarge(nil)) {
            try await scanner.scan([UInt8](repeating: 0x20, count: 3 << 20))
        }
    }
}
#endif
