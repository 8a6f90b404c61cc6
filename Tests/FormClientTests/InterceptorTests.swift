#if Upload
import FileTesting
@testable import FormClient
import Foundation
import HTTPTypes
import MetricsTestKit
import ScriptedServer
import Testing

/// What a program can put around the requests of a client: tokens, metrics, another way to the server.
struct InterceptorTests {
    /// A server that wants a token, and how often it was asked.
    private func server(_ token: String, _ lines: Box<String>) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                lines.put("\(request.header("Authorization") ?? "none") \(request.text)")
                connection.respond(request.header("Authorization") == "Bearer \(token)" ? 200 : 401)
            }
        }
    }

    @Test func tokenIsRenewedOnceForMany() async throws {
        let (lines, renewals) = (Box<String>(), Box<String>())
        let server = try server("new", lines)
        let token = BearerToken(origin: server.url(""), token: "old") { old in
            renewals.put(old ?? "nil")
            try await Task.sleep(for: .milliseconds(50))
            return "new"
        }
        let client = try HTTPFormClient.make { $0.interceptors = [token] }
        var options = BatchOptions()
        options.concurrency = 8
        let requests = (0..<20).map { UploadRequest(.bytes(Array("\($0)".utf8)), to: server.url()) }
        let results = await client.upload(requests, options: options)
        #expect(results.allSatisfy { (try? $0.get().status) == 200 })
        #expect(renewals.all == ["old"])
        #expect(lines.all.count { $0.hasPrefix("Bearer old") } <= 8)
        #expect(Set(lines.all.filter { $0.hasPrefix("Bearer new") }).count == 20)
    }

    @Test func tokenThatIsRefusedAgainIsAnAnswer() async throws {
        let lines = Box<String>()
        let server = try server("other", lines)
        let token = BearerToken(origin: server.url("")) { "\($0 ?? "0")1" }
        let client = try HTTPFormClient.make { $0.interceptors = [token] }
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.status == 401)
        #expect(lines.all == ["Bearer 01 ", "Bearer 011 "])
    }

    @Test func tokenStaysAtItsServer() async throws {
        let (lines, otherLines) = (Box<String>(), Box<String>())
        let other = try server("x", otherLines)
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                lines.put(request.header("Authorization") ?? "none")
                connection.respond(302, headers: ["Location: \(other.url())"])
            }
        }
        let token = BearerToken(origin: server.url(""), token: "x") { _ in "y" }
        let client = try HTTPFormClient.make { configuration in
            configuration.interceptors = [token]
            configuration.acceptedStatuses = 200..<500
        }
        #expect(try await client.get(server.url()).status == 401)
        #expect(lines.all == ["Bearer x"])
        #expect(otherLines.all == ["none "])
    }

    @Test func failureOfAnInterceptorIsTheError() async throws {
        struct Broken: Error {}
        let client = try HTTPFormClient.make {
            $0.interceptors = [BearerToken(origin: "http://127.0.0.1:9") { _ in throw Broken() }]
        }
        let error = try await failure { () async throws(FormClientError) in try await client.get("http://127.0.0.1:9/")
        }
        #expect(error.code == .interceptorFailed)
        #expect(error.underlyingError is Broken)
    }

    @Test func metricsCountWhatHappened() async throws {
        let backend = TestMetrics()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() { connection.respond(request.text == "busy" ? 503 : 200) }
        }
        let client = try HTTPFormClient.make { configuration in
            configuration.metrics = backend
            configuration.acceptedStatuses = 200..<600
            configuration.retries = FormClientConfiguration.RetryPolicy(limit: 1)
            configuration.retries.includesUnsafeMethods = true
            configuration.retries.firstDelay = .milliseconds(1)
        }
        _ = try await client.post(bytes: Array("hello".utf8), to: server.url()).bytes()
        _ = try await client.post(bytes: Array("busy".utf8), to: server.url()).bytes()
        let unused = try ScriptedServer.unusedPort()
        _ = try? await client.get("http://127.0.0.1:\(unused)/")
        let ok = [("method", "POST"), ("status", "200")], busy = [("method", "POST"), ("status", "503")]
        #expect(try backend.expectCounter("form_client_responses_total", ok).totalValue == 1)
        #expect(try backend.expectCounter("form_client_responses_total", busy).totalValue == 2)
        #expect(try backend.expectCounter("form_client_sent_bytes_total").totalValue == 13)
        #expect(try backend.expectCounter("form_client_retries_total", [("method", "POST")]).totalValue == 1)
        #expect(try backend.expectCounter("form_client_failures_total", [("method", "GET")]).totalValue >= 1)
        let time = try backend.expectTimer("form_client_time_to_first_byte_seconds", [("method", "POST")])
        #expect(time.values.allSatisfy { $0 > 0 })
    }

    @Test func requestsGoThroughAUnixSocket() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("s")
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer(unixSocket: path) { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(body: "ok")
            }
        }
        let client = try HTTPFormClient.make { configuration in
            configuration.unixSocket = path
            configuration.proxy = .http(host: "127.0.0.1", port: 1)
        }
        for _ in 0..<2 {
            let response = try await client.post(
                bytes: [UInt8](repeating: 1, count: 3 << 20), to: "http://docker/upload")
            #expect(try await response.text() == "ok")
        }
        #expect(received.all.map(\.body.count) == [3 << 20, 3 << 20])
        #expect(received.all.first?.header("Host") == "docker")
        withExtendedLifetime(server) {}
        let missing = try HTTPFormClient.make { $0.unixSocket = folder.path("missing") }
        let error = try await failure { () async throws(FormClientError) in try await missing.get("http://docker/") }
        #expect(error.code == .connectionFailed)
    }
}
#endif
