#if Server
import HTTPTypes
import HummingbirdTesting
import InMemoryTracing
import NIOCore
import Testing
import Tracing

struct TracingTests {
    /// A process has one tracer, so requests of other tests are seen as well.
    private static let tracer: InMemoryTracer = {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()

    private static func spans(of trace: String) -> [FinishedInMemorySpan] {
        tracer.finishedSpans.filter { $0.traceID == trace }
    }

    @Test(arguments: [("/v1/lookup?name=a.jpg", 200), ("/nowhere", 404)])
    func requestIsASpanBelowTheOneThatItNames(_ path: String, _ status: Int) async throws {
        let trace = "trace-of-\(status)"
        _ = Self.tracer
        try await withRoutes { client in
            let response = try await client.execute(
                uri: path, method: .get, headers: [.inMemoryTrace: trace, .inMemorySpan: "caller"])
            #expect(response.status.code == status)
        }
        let spans = Self.spans(of: trace)
        let span = try #require(spans.first)
        #expect(spans.count == 1)
        #expect(span.parentSpanID == "caller")
        #expect(span.operationName == "HTTP GET")
        #expect(span.kind == .server)
        #expect(span.attributes.get("http.response.status_code") == .int64(Int64(status)))
        #expect(span.status == nil)
        #expect(span.errors.isEmpty)
    }

    @Test func requestThatNamesNoTraceBeginsOne() async throws {
        _ = Self.tracer
        let before = Self.tracer.finishedSpans.count
        try await withRoutes { client in _ = try await client.execute(uri: "/healthz", method: .get) }
        #expect(Self.tracer.finishedSpans.dropFirst(before).contains { $0.parentSpanID == nil })
    }
}

extension HTTPField.Name {
    /// How the tracer of this test spells what others have in `traceparent`.
    fileprivate static let inMemoryTrace = HTTPField.Name(InMemoryTracer.traceIDKey) ?? .trailer
    fileprivate static let inMemorySpan = HTTPField.Name(InMemoryTracer.spanIDKey) ?? .trailer
}
#endif
