#if Upload
import FileTesting
import FormClient
import Foundation
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

/// What becomes of a request that goes into a connection which the server has closed.
struct ReplayTests {
    /// Answers one request on each connection, and closes it without a word of that.
    private func closingServer(_ received: Box<ReceivedRequest> = Box()) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(body: "answer")
        }
    }

    @Test func everyRequestIsAnswered() async throws {
        let server = try closingServer()
        let client = try HTTPFormClient.make()
        for _ in 0..<300 { #expect(try await client.get(server.url()).text() == "answer") }
    }

    #if os(Linux)
    @Test func postThatArrivedTooLateIsSentAgain() async throws {
        let received = Box<ReceivedRequest>()
        let server = try closingServer(received)
        let client = try HTTPFormClient.make()
        var answers = 0
        for _ in 0..<40 {
            // A connection that is closed with the request in its buffer is reset, which proves nothing.
            do { answers += try await client.post(["a": "b"], to: server.url()).text() == "answer" ? 1 : 0 } catch {
                #expect(error.code == .connectionLost)
            }
        }
        #expect(answers > 20)
        #expect(received.all.count == answers)
    }
    #endif

    /// Takes a second request of the first connection, and closes it without an answer.
    private func forgettingServer(_ received: Box<ReceivedRequest>) throws -> ScriptedServer {
        try ScriptedServer { connection, number in
            connection.readRequest().map(received.put)
            connection.respond(body: "answer")
            if number == 0 { connection.readRequest().map(received.put) } else { connection.drain() }
        }
    }

    @Test func acceptedPostIsNotSentAgain() async throws {
        let received = Box<ReceivedRequest>()
        let server = try forgettingServer(received)
        let client = try HTTPFormClient.make()
        _ = try await client.get(server.url()).bytes()
        let error = try await failure { () async throws(FormClientError) in
            try await client.post(["a": "b"], to: server.url())
        }
        #expect(error.code == .connectionLost)
        #expect(received.all.map(\.text) == ["", "a=b"])
    }

    @Test func formIsSentAgainFromItsStart() async throws {
        let received = Box<ReceivedRequest>()
        let server = try forgettingServer(received)
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 100_000))
        let client = try HTTPFormClient.make()
        _ = try await client.get(server.url()).bytes()
        // PUT has the same effect when it is sent twice.
        #expect(try await client.upload(form, to: server.url(), method: .put).text() == "answer")
        #expect(received.all.count == 3)
        #expect(try received.all.last?.body == form.bytes())
        await client.shutdown()
    }

    @Test func newConnectionThatBreaksIsAnError() async throws {
        let count = Box<Int>()
        let server = try ScriptedServer { connection, number in
            count.put(number)
            _ = connection.readRequest()
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.code == .connectionLost)
        #expect(count.all == [0])
    }

    @Test func requestIsSentAgainOnce() async throws {
        let count = Box<Int>()
        let server = try ScriptedServer { connection, number in
            count.put(number)
            _ = connection.readRequest()
            if number == 0 {
                connection.respond(body: "answer")
                _ = connection.readHead()
            }
        }
        let client = try HTTPFormClient.make()
        _ = try await client.get(server.url()).bytes()
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.code == .connectionLost)
        #expect(count.all == [0, 1])
    }
}

struct RetryTests {
    @Test func busyServerGetsTheRequestAgain() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(503, headers: ["Retry-After: 0"], body: "busy")
            _ = connection.readRequest()
            connection.respond(body: "done")
        }
        let client = try HTTPFormClient.make { $0.retries.limit = 1 }
        #expect(try await client.get(server.url()).text() == "done")
    }

    @Test func postIsNotSentAgainUnlessAsked() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(503, headers: ["Retry-After: 0"]) }
        }
        let client = try HTTPFormClient.make { $0.retries.limit = 1 }
        let error = try await failure { () async throws(FormClientError) in
            try await client.post(bytes: [], to: server.url())
        }
        #expect(error.status == 503)
    }

    @Test func longWaitIsNotWaited() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(429, headers: ["Retry-After: 3600"]) }
        }
        let client = try HTTPFormClient.make { $0.retries.limit = 3 }
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.status == 429)
    }
}
#endif
