#if Upload
import FileTesting
import FormClient
import HTTPTypes
import InMemoryTracing
import ScriptedServer
import ServiceContextModule
import Testing
import Tracing

struct RequestSpanTests {
    private let tracer = InMemoryTracer()

    /// Headers that name the trace and the span of a request, as the tracer of these tests writes them.
    private static func trace(_ request: ReceivedRequest) -> String {
        [InMemoryTracer.traceIDKey, InMemoryTracer.spanIDKey].map { request.header($0) ?? "none" }.joined(
            separator: "/")
    }

    /// Sends a request to a server that answers with some statuses, one after another.
    private func send(_ statuses: [Int], within context: ServiceContext? = nil) async throws -> [String] {
        let traces = Box<String>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                traces.put(Self.trace(request))
                let status = statuses[min(traces.all.count, statuses.count) - 1]
                connection.respond(status, headers: status == 307 ? ["Location: /next?token=secret"] : [])
            }
        }
        let client = try HTTPFormClient.make {
            $0.tracer = tracer
            $0.retries.limit = 1
            $0.retries.firstDelay = .milliseconds(1)
        }
        await ServiceContext.withValue(context ?? .topLevel) {
            _ = try? await client.get(server.url("/first?signature=secret"))
        }
        withExtendedLifetime(server) {}
        return traces.all
    }

    @Test func eachAttemptIsASpanThatTheServerIsTold() async throws {
        let sent = try await send([307, 503, 200])
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName) == ["GET", "GET", "GET"])
        #expect(spans.allSatisfy { $0.kind == .client })
        #expect(sent == spans.map { "\($0.traceID)/\($0.spanID)" })
        #expect(
            spans.map { $0.attributes.get("http.response.status_code") } == [.int64(307), .int64(503), .int64(200)])
        #expect(spans.map { $0.attributes.get("http.request.resend_count") } == [nil, .int64(1), .int64(2)])
        #expect(spans.map { $0.status?.code == .error } == [false, true, false])
    }

    @Test func urlIsNotedWithoutItsQuery() async throws {
        _ = try await send([307, 200])
        for span in tracer.finishedSpans {
            let text = "\(span.attributes)"
            #expect(!text.contains("secret"))
            guard case .string(let url) = span.attributes.get("url.full") else {
                Issue.record("the span has no URL: \(text)")
                continue
            }
            #expect(url.hasSuffix("/first") || url.hasSuffix("/next"))
        }
    }

    @Test func spanIsBelowTheCurrentOne() async throws {
        let parent = tracer.startSpan("upload", context: .topLevel)
        _ = try await send([200], within: parent.context)
        parent.end()
        let span = try #require(tracer.finishedSpans.first { $0.kind == .client })
        #expect(span.parentSpanID == parent.spanID)
        #expect(span.traceID == parent.traceID)
    }

    @Test func failureIsNoted() async throws {
        let client = try HTTPFormClient.make { $0.tracer = tracer }
        _ = try? await client.get("http://127.0.0.1:9/")
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.status?.code == .error)
        #expect(span.attributes.get("error.type") == .string("connectionFailed"))
    }
}
#endif
