#if Upload
import FileTesting
@testable import FormClient
import Foundation
import HTTPTypes
import MIMETypes
import ScriptedServer
import Testing

/// An upload goes on where the server stands, whatever breaks.
struct ResumableUploadTests {
    private let folder: TemporaryFolder
    private let path: String
    private let content: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        path = folder.url.appendingPathComponent("video.bin").path
        try Data(content).write(to: URL(fileURLWithPath: path))
    }

    private var options: ResumableUploadOptions {
        var options = ResumableUploadOptions()
        options.retries.limit = 50
        options.retries.firstDelay = .milliseconds(1)
        options.retries.maxDelay = .milliseconds(20)
        return options
    }

    private var hasState: Bool { FileManager.default.fileExists(atPath: "\(path).upload") }

    @Test(arguments: ["/tus", "/draft", "/silent"]) func arrivesWithoutABreak(_ kind: String) async throws {
        let server = try ResumeServer()
        let totals = Box<Int>()
        var options = options
        options.type = .mp4
        let answer = try await HTTPFormClient.make().uploadResumably(path, to: server.url(kind), options: options) {
            totals.put($0.totalBytesSent)
        }
        #expect(answer.status == 200)
        #expect(answer.body == Array("taken".utf8))
        #expect(server.store.uploads.map(\.bytes) == [content])
        #expect(server.store.uploads.first?.isComplete == true)
        #expect(server.store.uploads.first?.type == "video/mp4")
        #expect(totals.all.last == content.count)
        #expect(!hasState)
        let lines = server.store.lines.all.map { $0.prefix { $0 != "/" } }
        #expect(lines == (kind == "/silent" ? ["OPTIONS ", "POST "] : ["OPTIONS ", "POST ", "PATCH "]))
    }

    @Test(arguments: ["/tus", "/draft"]) func arrivesInPieces(_ kind: String) async throws {
        let server = try ResumeServer(requestLimit: kind == "/draft" ? 70_000 : nil)
        var options = options
        if kind == "/tus" { options.requestLength = 100_000 }
        _ = try await HTTPFormClient.make().uploadResumably(path, to: server.url(kind), options: options)
        #expect(server.store.uploads.map(\.bytes) == [content])
        #expect(server.store.lines.all.count { $0.hasPrefix("PATCH") } == (kind == "/draft" ? 5 : 3))
    }

    @Test(arguments: ["/tus", "/draft"]) func takesAnEmptyFile(_ kind: String) async throws {
        let server = try ResumeServer()
        try Data().write(to: URL(fileURLWithPath: path))
        let answer = try await HTTPFormClient.make().uploadResumably(path, to: server.url(kind), options: options)
        #expect(200..<300 ~= answer.status)
        #expect(server.store.uploads.map(\.bytes) == [[]])
        #expect(kind == "/tus" || server.store.uploads.first?.isComplete == true)
    }

    /// Cuts each connection but the last ones at a random byte, of the request or of the answer.
    @Test func arrivesOnceThroughRandomCuts() async throws {
        let count = ProcessInfo.processInfo.environment["RESUMED_UPLOADS"].flatMap { Int($0) } ?? 40
        let server = try ResumeServer()
        let (sent, cuts) = (Box<Int>(), Box<Int>())
        let proxy = try ScriptedServer { connection, _ in
            let kind = Int.random(in: 0..<4)
            let (afterSent, afterReceived) =
                kind == 0
                ? (Int.random(in: 0..<320_000), Int.max)
                : kind == 1
                    ? (Int.random(in: 0..<700), .max) : kind == 2 ? (.max, Int.random(in: 0..<320)) : (.max, .max)
            if kind < 3 { cuts.put(kind) }
            sent.put(connection.tunnel(toPort: server.port, cutAfter: afterSent, afterReceived))
        }
        for number in 0..<count {
            let client = try HTTPFormClient.make()
            let kind = number.isMultiple(of: 2) ? "tus" : "draft"
            let answer = try await client.uploadResumably(path, to: proxy.url("/\(kind)"), options: options)
            #expect(200..<300 ~= answer.status)
            await client.shutdown()
        }
        let uploads = server.store.uploads
        #expect(uploads.count(where: \.isComplete) == count)
        #expect(uploads.allSatisfy { $0.isComplete ? $0.bytes == content : $0.bytes.isEmpty })
        let ratio = Double(sent.all.reduce(0, +)) / Double(count * content.count)
        #expect(ratio < 1.1)
        print("\(count) uploads, \(cuts.all.count) cuts, \(ratio) times their bytes")
    }

    @Test(arguments: ["/tus", "/draft", "/silent"]) func goesOnInAnotherProcess(_ kind: String) async throws {
        let server = try ResumeServer()
        let proxy = try await breakOff(server, kind)
        let state = try String(contentsOfFile: "\(path).upload", encoding: .utf8)
        #expect(state.contains("\"resource\" : \"\(proxy.url(kind))/"))
        let mode = try FileManager.default.attributesOfItem(atPath: "\(path).upload")[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let answer = try await HTTPFormClient.make().uploadResumably(path, to: proxy.url(kind), options: options)
        #expect(answer.status == 200)
        #expect(server.store.uploads.map(\.bytes) == [content])
        #expect(!hasState)
    }

    @Test func refusesAChangedFile() async throws {
        let server = try ResumeServer()
        let proxy = try await breakOff(server)
        try Data(content.reversed()).write(to: URL(fileURLWithPath: path))
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: proxy.url("/tus"), options: options)
        }
        #expect(error.code == .unreadableBody)
        #expect("\(error)" == "'\(path)' has changed since its upload began; remove '\(path).upload' to begin again")
        #expect(server.store.uploads.first?.isComplete == false)
    }

    @Test func neverRestartsByItself() async throws {
        let server = try ResumeServer()
        let proxy = try await breakOff(server)
        server.store.forget()
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: proxy.url("/tus"), options: options)
        }
        #expect(error.code == .uploadGone)
        #expect(server.store.uploads.isEmpty)
        let other = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: proxy.url("/draft"), options: options)
        }
        #expect(other.code == .invalidParameter)
        #expect("\(other)".contains("is the state of an upload to '\(proxy.url("/tus"))'"))
    }

    @Test func isResumedByOneAtATime() async throws {
        let server = try ResumeServer()
        let client = try HTTPFormClient.make()
        try await whileLocked {
            let error = try await failure { () async throws(FormClientError) in
                try await client.uploadResumably(path, to: server.url("/tus"), options: options)
            }
            #expect(error.code == .invalidParameter)
            #expect("\(error)".contains("'\(path).upload' is in use by another upload of the same file"))
            #expect(server.store.lines.all.isEmpty)
        }
        _ = try await client.uploadResumably(path, to: server.url("/tus"), options: options)
        #expect(server.store.uploads.map(\.bytes) == [content])
        #expect(!FileManager.default.fileExists(atPath: "\(path).upload.lock"))
    }

    private func whileLocked(_ body: () async throws -> Void) async throws {
        let lock = try UploadLock(statePath: "\(path).upload")
        try await body()
        _ = consume lock
    }

    /// Leaves the state of an upload that the server has a part of.
    ///
    /// - Returns: the proxy that cut the connection, and passes on all others.
    private func breakOff(_ server: ResumeServer, _ kind: String = "/tus") async throws -> ScriptedServer {
        let statePath = "\(path).upload"
        let proxy = try ScriptedServer { connection, number in
            connection.tunnel(toPort: server.port, cutAfter: number == 0 ? 150_000 : .max, .max) {
                // A cut before the client knows the URL of the upload would leave nothing to go on with.
                for _ in 0..<10_000 where number == 0 && !FileManager.default.fileExists(atPath: statePath) {
                    usleep(1000)
                }
            }
        }
        var options = options
        options.retries.limit = 0
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: proxy.url(kind), options: options)
        }
        #expect(error.code == .connectionLost)
        #expect(hasState)
        return proxy
    }

    @Test func sendsNothingToAnotherServer() async throws {
        let other = try ResumeServer()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                if request.requestLine.hasPrefix("OPTIONS") {
                    connection.respond(headers: ["Tus-Version: 1.0.0"])
                } else {
                    connection.respond(201, headers: ["Location: \(other.url("/tus/1"))"])
                }
            }
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: server.url(), options: options)
        }
        #expect(error.code == .otherOrigin)
        #expect(other.store.lines.all.isEmpty)
        #expect(!hasState)
    }

    @Test func stateThatNamesAnotherServerIsRefused() async throws {
        let (server, other) = (try ResumeServer(), try ResumeServer())
        let proxy = try await breakOff(server)
        let state = try String(contentsOfFile: "\(path).upload", encoding: .utf8)
        let planted = state.replacingOccurrences(of: proxy.url("/tus/"), with: other.url("/tus/"))
        try Data(planted.utf8).write(to: URL(fileURLWithPath: "\(path).upload"))
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: proxy.url("/tus"), options: options)
        }
        #expect(error.code == .otherOrigin)
        #expect(other.store.lines.all.isEmpty)
    }

    @Test func partThatIsCalledCompleteIsNotTrusted() async throws {
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                switch request.requestLine.prefix(4) {
                case "OPTI": connection.respond(headers: ["Accept-Patch: application/partial-upload"])
                case "POST": connection.respond(201, headers: ["Location: /1"])
                case "PATC": connection.respond(503)
                default: connection.write("HTTP/1.1 200 OK\r\nUpload-Offset: 10\r\nUpload-Complete: ?1\r\n\r\n")
                }
            }
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: server.url(), options: options)
        }
        #expect(error.code == .invalidResponse)
        #expect(hasState)
    }

    @Test(arguments: ["999999999", "-1", "x"]) func refusesOffsetsOutsideTheFile(_ offset: String) async throws {
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                if request.requestLine.hasPrefix("OPTIONS") {
                    connection.respond(headers: ["Tus-Version: 1.0.0"])
                } else if request.requestLine.hasPrefix("POST") {
                    connection.respond(201, headers: ["Location: /1"])
                } else if request.requestLine.hasPrefix("PATCH") {
                    connection.respond(500)
                } else {
                    connection.write("HTTP/1.1 200 OK\r\nUpload-Offset: \(offset)\r\n\r\n")
                }
            }
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.uploadResumably(path, to: server.url(), options: options)
        }
        #expect(error.code == .invalidResponse)
    }

    @Test func plainServerGetsThePlainFile() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(request.requestLine.hasPrefix("POST") ? 200 : 405)
            }
        }
        let answer = try await HTTPFormClient.make().uploadResumably(path, to: server.url(), options: options)
        #expect(answer.status == 200)
        #expect(received.all.last?.body == content)
        #expect(!hasState)
    }
}
#endif
