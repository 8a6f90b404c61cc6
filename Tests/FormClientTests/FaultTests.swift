#if Upload
import FileTesting
import FormClient
import Foundation
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

/// What goes wrong, each with its own error and in time.
struct FaultTests {
    private let folder: TemporaryFolder
    private let path: String
    private let form: FormData

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.sparseFile("zeros.bin", length: 32 << 20)
        form = try FormData.make(path: path)
    }

    /// Uploads the form, and sees to it that nothing of it stays open.
    private func uploadFails(
        to url: String, _ change: (inout FormClientConfiguration) -> Void = { _ in }
    ) async throws -> FormClientError {
        let (client, form) = (try HTTPFormClient.make(change), form)
        let error = try await failure { () async throws(FormClientError) in try await client.upload(form, to: url) }
        try await requireFileClosed()
        return error
    }

    private func requireFileClosed() async throws {
        #if os(Linux)
        let (folder, path) = ("/proc/self/fd", path)
        func isOpen() throws -> Bool {
            try FileManager.default.contentsOfDirectory(atPath: folder).contains {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.hasPrefix(path) == true
            }
        }
        for _ in 0..<200 where try isOpen() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try !isOpen())
        #endif
    }

    @Test func serverClosesHalfway() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            _ = connection.read(1 << 20)
        }
        let error = try await uploadFails(to: server.url())
        #expect(error.code == .connectionLost)
        #expect("\(error)".hasPrefix("'\(server.url())' broke the connection off ("))
    }

    @Test func serverRefusesEarly() async throws {
        let ended = Box<Int>()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.respond(413, body: "too much")
            ended.put(connection.drain())
        }
        let error = try await uploadFails(to: server.url())
        #expect(error.code == .badStatus)
        #expect(error.status == 413)
        #expect(String(decoding: error.bodyStart, as: UTF8.self) == "too much")
        // The rest is not sent for nothing.
        let drained = try await ended.values()
        #expect(try #require(drained.first) < 32 << 20)
    }

    @Test func serverRefusesEarlyAndBreaksTheConnection() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.respond(413, body: "too much")
        }
        let error = try await uploadFails(to: server.url())
        #expect(error.code == .badStatus)
        #expect(error.status == 413)
    }

    @Test func refusedUploadKeepsNothing() async throws {
        final class Token: Sendable {}
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.respond(413)
            connection.drain()
        }
        weak var kept: Token?
        let (client, form) = (try HTTPFormClient.make(), form)
        do {
            let token = Token()
            kept = token
            let error = try await failure { () async throws(FormClientError) in
                try await client.upload(form, to: server.url()) { _ in withExtendedLifetime(token) {} }
            }
            #expect(error.status == 413)
        }
        for _ in 0..<200 where kept != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kept == nil)
    }

    @Test func serverNeverAnswers() async throws {
        let server = try ScriptedServer { connection, _ in
            connection.drain()
        }
        let error = try await uploadFails(to: server.url()) { $0.timeouts.progress = .milliseconds(500) }
        #expect(error.code == .timedOut)
        // Its system took 128 KiB at once, which a slow server reads in 8 seconds.
        #expect(
            "\(error)".hasSuffix(
                "neither received nor sent anything for 8.5 seconds after all of the request was sent; "
                    + "check whether it was accepted, or allow more time"))
    }

    @Test func serverStopsReading() async throws {
        let isOver = Box<Bool>()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            // It waits for five seconds, and the client for more than eight.
            for _ in 0..<9 where isOver.all.isEmpty { isOver.wait() }
        }
        let error = try await uploadFails(to: server.url()) { $0.timeouts.progress = .milliseconds(500) }
        isOver.put(true)
        #expect(error.code == .timedOut)
    }

    @Test func slowServerIsNotCutOff() async throws {
        let server = try ScriptedServer { connection, _ in
            guard let length = connection.readHead()?.header("Content-Length").flatMap({ Int($0) }) else { return }
            var rest = length
            while rest > 0, let bytes = connection.read(min(rest, 2 << 20)) {
                rest -= bytes.count
                Thread.sleep(forTimeInterval: 0.15)
            }
            connection.respond(body: "slow")
        }
        let client = try HTTPFormClient.make { $0.timeouts.progress = .seconds(2) }
        let start = ContinuousClock.now
        #expect(try await client.upload(form, to: server.url()).text() == "slow")
        #expect(ContinuousClock.now - start > .seconds(2))
    }

    #if os(Linux)
    @Test func serverThatReadsLittleAtATimeIsNotCutOff() async throws {
        let server = try ScriptedServer { connection, _ in
            guard let length = connection.readHead()?.header("Content-Length").flatMap({ Int($0) }) else { return }
            // The buffers of this system are full by now, and the rest stays in those of the client.
            for _ in 0..<2 {
                Thread.sleep(forTimeInterval: 1.5)
                _ = connection.read(16 << 10)
            }
            _ = connection.read(length - 32 << 10)
            connection.respond(body: "slow")
        }
        let client = try HTTPFormClient.make { $0.timeouts.progress = .milliseconds(300) }
        #expect(try await client.upload(form, to: server.url()).text() == "slow")
    }
    #endif

    @Test func earlyAnswerTellsThatTheBodyWasNotTaken() async throws {
        let server = try ScriptedServer { connection, number in
            if number == 0 { _ = connection.readHead() } else { _ = connection.readRequest() }
            connection.respond(headers: ["Connection: close"], body: "thanks")
            connection.skip(within: 500)
        }
        let client = try HTTPFormClient.make()
        for isSent in [false, true] {
            let response = try await client.upload(form, to: server.url())
            _ = try await response.text()
            #expect(response.isRequestBodySent == isSent)
        }
    }

    @Test func oldServerHasNotReadChunks() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n[]")
        }
        let (client, stream) = (try HTTPFormClient.make(), AsyncStream([UInt8](repeating: 1, count: 10)))
        let error = try await failure { () async throws(FormClientError) in
            try await client.send(.post, server.url(), body: .stream(stream))
        }
        #expect(error.code == .lengthRequired)
        #expect(try await client.send(.post, server.url(), body: .bytes([1])).text() == "[]")
    }

    @Test func totalTimeIsLimitedToo() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            for _ in 0..<100 {
                connection.write("x")
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
        let client = try HTTPFormClient.make { $0.timeouts.total = .milliseconds(400) }
        let error = try await failure { () async throws(FormClientError) in
            try await client.get(server.url()).bytes()
        }
        #expect(error.code == .timedOut)
    }

    @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2}\u{3}garbage\r\n\r\n", "HTTP/1.1 abc\r\n\r\n"])
    func serverAnswersWithGarbage(_ garbage: String) async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write(garbage)
            connection.drain()
        }
        let error = try await uploadFails(to: server.url())
        #expect(error.code == .invalidResponse)
    }

    @Test func nobodyListens() async throws {
        let error = try await uploadFails(
            to: "http://127.0.0.1:\(try ScriptedServer.unusedPort())/a?X-Amz-Signature=12")
        #expect(error.code == .connectionFailed)
        #expect(error.subject.hasSuffix("/a?…"))
        #expect("\(error)".hasSuffix("cannot be reached: connection refused; check the address and the port"))
    }

    @Test func responseBreaksOff() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")
        }
        let response = try await HTTPFormClient.make().get(server.url())
        let error = try await failure { () async throws(FormClientError) in try await response.bytes() }
        #expect(error.code == .connectionLost)
    }

    @Test(arguments: ["shrinks", "grows", "is written to", "disappears"])
    func fileChangesWhileItIsSent(_ change: String) async throws {
        let (path, isChanged) = (path, Box<Bool>())
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            // Now the file is open.
            _ = connection.read(1 << 16)
            switch change {
            case "shrinks": truncate(path, 16 << 20)
            case "grows": truncate(path, 64 << 20)
            case "is written to": utimes(path, nil)
            default: unlink(path)
            }
            isChanged.put(true)
            connection.drain()
        }
        let error = try await uploadFails(to: server.url())
        #expect(error.code == .unreadableBody)
        #expect((error.underlyingError as? FormDataError)?.code == .fileChanged)
        #expect("\(error)".hasPrefix("'\(path)' changed since it was added to the form"))
        #expect(isChanged.all == [true])
    }

    @Test func earlyAnswerThatClosesEndsAtOnce() async throws {
        // The server keeps the connection open until the client has ended.
        let end = DispatchSemaphore(value: 0)
        let isEndSeen = Box<Bool>()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.respond(headers: ["Connection: close"], body: "thanks")
            isEndSeen.put(end.wait(timeout: .now() + 60) == .success)
        }
        let (client, form) = (try HTTPFormClient.make(), form)
        #expect(try await client.upload(form, to: server.url()).text() == "thanks")
        end.signal()
        try await requireFileClosed()
        #expect(try await isEndSeen.values() == [true])
    }

    @Test func refusedExpectationSendsNothing() async throws {
        let drained = Box<Int>()
        let server = try ScriptedServer { connection, number in
            let request = connection.readHead()
            guard request?.header("Expect") == "100-continue" else { return }
            if number == 0 {
                connection.respond(413)
                drained.put(connection.drain())
            } else {
                connection.write("HTTP/1.1 100 Continue\r\n\r\n")
                _ = connection.read(request?.header("Content-Length").flatMap { Int($0) } ?? 0)
                connection.respond(body: "taken")
            }
        }
        let (client, form) = (try HTTPFormClient.make { $0.expectContinue = .seconds(20) }, form)
        let error = try await failure { () async throws(FormClientError) in
            try await client.upload(form, to: server.url())
        }
        #expect(error.status == 413)
        #expect(try await drained.values() == [0])
        #expect(try await client.upload(form, to: server.url()).text() == "taken")
    }

    @Test func unknownExpectationIsLeftOut() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            while let head = connection.readHead() {
                received.put(head)
                guard head.header("Expect") == nil else { return connection.respond(417) }
                _ = connection.read(head.header("Content-Length").flatMap { Int($0) } ?? 0)
                connection.respond(body: "taken")
            }
        }
        let (client, form) = (try HTTPFormClient.make { $0.expectContinue = .seconds(20) }, form)
        #expect(try await client.upload(form, to: server.url()).text() == "taken")
        #expect(received.all.map { $0.header("Expect") } == ["100-continue", nil])
    }

    @Test func rateIsKept() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(body: "slow") }
        }
        let client = try HTTPFormClient.make { $0.rateLimit = 100_000 }
        let start = ContinuousClock.now
        _ = try await client.post(bytes: [UInt8](repeating: 0, count: 50_000), to: server.url()).bytes()
        #expect(ContinuousClock.now - start > .milliseconds(400))
    }

    @Test func missingRedirectsAreNamed() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(307, headers: ["Location: /next"]) }
        }
        for (limit, words) in [(0, "no redirect is allowed; "), (2, "2 redirects were followed already; ")] {
            let error = try await uploadFails(to: server.url()) { $0.redirectLimit = limit }
            #expect(error.code == .tooManyRedirects)
            #expect("\(error)".contains(" redirects to '\(server.url("/next"))', and \(words)"))
        }
    }

    @Test func failedConnectionIsTriedAgainOnRequestOnly() async throws {
        let server = try ScriptedServer { connection, number in
            guard connection.readRequest() != nil, number % 2 == 1 else { return }
            connection.respond(body: "second")
        }
        #expect(try await uploadFails(to: server.url()).code == .connectionLost)
        let patient = try HTTPFormClient.make {
            $0.retries.limit = 1
            $0.retries.firstDelay = .milliseconds(10)
        }
        #expect(try await patient.get(server.url()).text() == "second")
    }
}

extension AsyncStream<[UInt8]> {
    /// A stream of one chunk.
    fileprivate init(_ chunk: [UInt8]) {
        self.init { continuation in
            continuation.yield(chunk)
            continuation.finish()
        }
    }
}
#endif
