#if Server
import Foundation
import MIMETypes
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.timeLimit(.minutes(10)))
struct ServerProcessTests {
    /// A connection to this machine, to write to and read from; nil if nobody listens.
    private func connect(_ port: UInt16) -> FileHandle? {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                #if canImport(Glibc)
                Glibc.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
                #else
                Darwin.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
                #endif
            }
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return status == 0 ? handle : nil
    }

    @Test func requestInProgressIsAnsweredBeforeItStops() throws {
        let server = try ServerProcess(["--port", "0"])
        let port = try #require(server.port())
        let client = try #require(connect(port))
        let head = "PUT /v1/detect HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 8\r\n\r\n"
        try client.write(contentsOf: Data(head.utf8))
        // The server has taken the request before it is told to stop.
        let interim = try client.read(upToCount: 25)
        #expect(String(decoding: interim ?? Data(), as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
        server.stop()
        #expect(server.says("stopping"))
        // A supervisor that sends the signal twice does not cut requests off.
        server.stop()
        try client.write(contentsOf: Data("%PDF".utf8))
        try client.write(contentsOf: Data("-1.7".utf8))
        let answer = String(decoding: try client.readToEnd() ?? Data(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.lowercased().contains("connection: close\r\n"))
        #expect(answer.contains(#""type":"application/pdf""#))
        #expect(server.status() == 0)
    }

    /// The options for the limits of the policy apply to a request that asks for a verdict.
    @Test func limitsOfThePolicyHoldForRequests() throws {
        let server = try ServerProcess(["--port", "0", "--max-size", "1K"])
        let port = try #require(server.port())
        for (count, code) in [(1000, "accepted"), (1025, "too-large")] {
            let client = try #require(connect(port))
            let head =
                "PUT /v1/detect/a.txt?allow=txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: \(count)\r\n\r\n"
            try client.write(contentsOf: Data((head + String(repeating: "words", count: count / 5)).utf8))
            let answer = String(decoding: try client.readToEnd() ?? Data(), as: UTF8.self)
            #expect(answer.contains("\"code\":\"\(code)\""), "\(answer)")
        }
        server.stop()
        #expect(server.status() == 0)
    }

    /// A connection that is accepted as the server stops has nobody to handle it, which must not end the process.
    @Test(arguments: 0..<4)
    func clientsThatConnectAsItStopsDoNoHarm(_ round: Int) throws {
        let server = try ServerProcess(["--port", "0"])
        let port = try #require(server.port())
        let connected = DispatchSemaphore(value: 0)
        for _ in 0..<8 {
            Thread.detachNewThread { while connect(port) != nil { connected.signal() } }
        }
        for _ in 0..<100 { connected.wait() }
        server.stop()
        #expect(server.status() == 0)
    }

    /// What the system has accepted for the server is answered, though the server has not seen it when it is stopped.
    @Test func clientsThatAreConnectedAreAnswered() throws {
        let server = try ServerProcess(["--port", "0"])
        let port = try #require(server.port())
        let (answered, finished) = (DispatchSemaphore(value: 0), DispatchGroup())
        let unanswered = Count()
        let request = Data("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n%PDF-1.7".utf8)
        for _ in 0..<16 {
            finished.enter()
            Thread.detachNewThread {
                while let client = connect(port) {
                    let isSent: Void? = try? client.write(contentsOf: request)
                    let start = isSent == nil ? nil : try? client.read(upToCount: 12)
                    if start != Data("HTTP/1.1 200".utf8) { unanswered.add() }
                    answered.signal()
                }
                finished.leave()
            }
        }
        for _ in 0..<200 { answered.wait() }
        server.stop()
        #expect(server.status() == 0)
        finished.wait()
        // A connection that is made in the microsecond between the last look and the close is reset.
        #expect(unanswered.value <= 1)
    }

    private final class Count: Sendable {
        private let number = Lock(0)

        var value: Int { number.withLock { $0 } }

        func add() { number.withLock { $0 += 1 } }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func signalStopsItInOrder(_ signal: Int32) throws {
        let server = try ServerProcess(["--port", "0"])
        _ = try #require(server.port())
        server.stop(signal)
        #expect(server.status() == 0)
        #expect(server.log.hasSuffix("] stopped\n"))
    }

    @Test func wrongOptionIsOneLineAndStatusTwo() throws {
        let server = try ServerProcess(["--port", "many"])
        #expect(server.status() == 2)
        #expect(
            server.log
                == "mimetype-server: The value 'many' is invalid for '--port <number>'. See mimetype-server --help.\n")
    }

    @Test func addressInUseIsOneLineAndStatusOne() throws {
        let first = try ServerProcess(["--port", "0"])
        let port = try #require(first.port())
        let second = try ServerProcess(["--port", "\(port)"])
        #expect(second.status() == 1)
        #expect(second.log.hasPrefix("mimetype-server: cannot serve on 127.0.0.1:\(port): "))
        #expect(second.log.split(separator: "\n").count == 1)
        first.stop()
        #expect(first.status() == 0)
    }

    @Test func socketThatAnotherListensOnIsLeftAlone() throws {
        let path = "/tmp/mimetype-\(UUID().uuidString.prefix(8)).sock"
        let first = try ServerProcess(["--socket", path])
        #expect(first.isListening())
        let second = try ServerProcess(["--socket", path])
        #expect(second.status() == 1)
        #expect(
            second.log
                == "mimetype-server: cannot serve on \(path): another program listens there; choose another address, or stop it\n"
        )
        #expect(FileManager.default.fileExists(atPath: path))
        first.stop()
        #expect(first.status() == 0)
    }

    @Test func socketsGetTheirPermissionsAndGroup() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "access-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (main, metrics) = (folder.path + "/main", folder.path + "/metrics")
        let server = try ServerProcess([
            "--socket", main, "--metrics", "unix:" + metrics, "--socket-mode", "640", "--socket-group", "\(getgid())",
        ])
        #expect(server.isListening())
        for path in [main, metrics] {
            var mode = 0
            // The permissions change just after the line of the log.
            for _ in 0..<200 where mode != 0o640 {
                mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
                usleep(10_000)
            }
            #expect(mode == 0o640)
        }
        server.stop()
        #expect(server.status() == 0)
    }

    /// The socket of a process that was killed stays behind.
    @Test func unusedSocketIsReplaced() throws {
        let path = "/tmp/mimetype-\(UUID().uuidString.prefix(8)).sock"
        for _ in 0..<2 {
            let server = try ServerProcess(["--socket", path])
            #expect(server.isListening())
            server.kill()
            #expect(FileManager.default.fileExists(atPath: path))
        }
        try FileManager.default.removeItem(atPath: path)
    }

    @Test(arguments: [
        ("/nonexistent/x.sock", "there is no such folder; make it first"),
        ("/etc/passwd", "a file that isn't a socket exists there; choose another path, or remove it"),
        (
            "/tmp/\(String(repeating: "x", count: 200))",
            "the path is too long for a socket; choose one of at most 100 bytes"
        ),
    ])
    func impossibleSocketIsExplained(_ path: String, _ advice: String) throws {
        let server = try ServerProcess(["--socket", path])
        #expect(server.status() == 1)
        #expect(server.log == "mimetype-server: cannot serve on \(path): \(advice)\n")
    }

    /// A pipe holds some 300 lines, and nobody reads it while the requests are answered.
    @Test func unreadLogBlocksNoRequest() throws {
        let server = try ServerProcess(["--port", "0", "--log-level", "info"])
        let port = try #require(server.port())
        let client = try #require(connect(port))
        let request = "GET /healthz HTTP/1.1\r\nHost: x\r\n"
        let count = 1000
        let requests = String(repeating: request + "\r\n", count: count - 1) + request + "Connection: close\r\n\r\n"
        try client.write(contentsOf: Data(requests.utf8))
        let answers = String(decoding: try client.readToEnd() ?? Data(), as: UTF8.self)
        #expect(answers.matches(of: /HTTP\/1\.1 200 OK/).count == count)
        server.stop()
        #expect(server.status() == 0)
        #expect(server.log.matches(of: /route=\/healthz/).count == count)
        #expect(server.log.hasSuffix("] stopped\n"))
    }

    #if os(Linux)
    /// Otherwise the log would be written into whatever got the number of standard error.
    @Test func closedStandardErrorStaysOutOfUse() throws {
        let path = "/tmp/mimetype-\(UUID().uuidString.prefix(8)).sock"
        let server = try ServerProcess(["--socket", path], after: "exec <&- >&- 2>&-")
        while !FileManager.default.fileExists(atPath: path) { Thread.sleep(forTimeInterval: 0.01) }
        for descriptor in 0...2 {
            let file = "/proc/\(server.identifier)/fd/\(descriptor)"
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "/dev/null")
        }
        server.stop()
        #expect(server.status() == 0)
    }
    #endif

    @Test func lowLimitsOfOpenFilesAreReportedAndKept() throws {
        let none = try ServerProcess(["--port", "0"], after: "ulimit -n 10")
        #expect(none.status() == 1)
        #expect(none.log == "mimetype-server: only 10 files may be open; allow at least 64, better 1024 (ulimit -n)\n")
        let few = try ServerProcess(["--port", "0"], after: "ulimit -n 64")
        let port = try #require(few.port())
        #expect(few.log.contains("connections=16"))
        let crowd = (0..<40).compactMap { _ in connect(port) }
        #expect(crowd.count == 40)
        for client in crowd { try client.close() }
        // Until it has noticed that the crowd is gone, this client has too many connections.
        var answer = ""
        while !answer.hasPrefix("HTTP/1.1 200 OK\r\n") {
            let client = try #require(connect(port))
            try client.write(contentsOf: Data("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8))
            answer = String(decoding: (try? client.readToEnd()) ?? Data(), as: UTF8.self)
        }
        few.stop()
        #expect(few.status() == 0)
    }
}
#endif
