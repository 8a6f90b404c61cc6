#if Upload
import HTTPTypes
import MIMETypes
import ServiceContextModule
import Tracing

/// The span of one attempt to send a request, a child of the current one.
///
/// Its attributes have the names that OpenTelemetry defines.
/// https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-client-span
struct RequestSpan {
    private let tracer: any Tracer
    private let span: any Span

    /// Starts a span for the attempt after this many others; nil if no tracer is configured.
    init?(_ tracer: (any Tracer)?, for request: FormRequest, after attempts: Int) {
        guard let tracer else { return nil }
        self.tracer = tracer
        span = tracer.startSpan(
            request.method.rawValue, context: ServiceContext.current ?? .topLevel, ofKind: .client)
        span.attributes["http.request.method"] = request.method.rawValue
        // The query of a signed URL contains its secret.
        span.attributes["url.full"] = String(request.target.text.prefix { $0 != "?" })
        span.attributes["server.address"] = request.target.host
        span.attributes["server.port"] = request.target.port
        if attempts > 0 { span.attributes["http.request.resend_count"] = attempts }
    }

    /// Adds the headers that identify the span to those of the attempt.
    func inject(into headers: inout HTTPFields) {
        tracer.inject(span.context, into: &headers, using: HeaderInjector())
    }

    /// Records the status of the response.
    func note(status: Int) {
        span.attributes["http.response.status_code"] = status
        guard status >= 400 else { return }
        span.attributes["error.type"] = "\(status)"
        span.setStatus(SpanStatus(code: .error))
    }

    /// Records why there was no response, or why the response is an error.
    func note(_ error: FormClientError) {
        span.attributes["error.type"] = error.status.map { "\($0)" } ?? "\(error.code.value)"
        span.setStatus(SpanStatus(code: .error, message: error.problem))
    }

    /// Ends the span.
    func end() { span.end() }

    private struct HeaderInjector: Injector {
        func inject(_ value: String, forKey key: String, into headers: inout HTTPFields) {
            if let name = HTTPField.Name(key) { headers[name] = value }
        }
    }
}
#endif
