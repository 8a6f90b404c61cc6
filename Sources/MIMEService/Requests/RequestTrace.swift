#if Server
import HTTPTypes
import Hummingbird
import ServiceContextModule
import Tracing

/// Connects a request to a distributed trace.
enum RequestTrace {
    /// Whether the program has no tracer.
    static var isOff: Bool { InstrumentationSystem.instrument is NoOpInstrument }

    /// Responds within a span of the program's tracer, which is a child of the span that the request names.
    static func answer(_ request: Request, _ respond: () async -> Response) async -> Response {
        var context = ServiceContextModule.ServiceContext.topLevel
        InstrumentationSystem.instrument.extract(request.headers, into: &context, using: HeaderExtractor())
        return await InstrumentationSystem.tracer.withSpan(
            "HTTP \(request.method.rawValue)", context: context, ofKind: .server
        ) { span in
            let response = await respond()
            span.attributes["http.request.method"] = request.method.rawValue
            span.attributes["http.response.status_code"] = response.status.code
            if response.status.code >= 500 { span.setStatus(.init(code: .error)) }
            return response
        }
    }

    /// Returns the ID of the trace that a request belongs to; nil if it names none or is malformed.
    ///
    /// https://www.w3.org/TR/trace-context/#traceparent-header
    static func id(of request: Request) -> String? {
        guard let header = request.headers[.traceparent] else { return nil }
        let pieces = header.split(separator: "-", omittingEmptySubsequences: false)
        guard pieces.count >= 4, pieces[0].utf8.count == 2, pieces[1].utf8.count == 32, pieces[2].utf8.count == 16,
            pieces[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            pieces[1].contains(where: { $0 != "0" })
        else { return nil }
        return String(pieces[1])
    }

    private struct HeaderExtractor: Extractor {
        func extract(key: String, from headers: HTTPFields) -> String? {
            HTTPField.Name(key).flatMap { headers[$0] }
        }
    }
}

extension HTTPField.Name {
    static let traceparent = constant("traceparent")
}
#endif
