#if Upload
public import CoreMetrics
public import HTTPTypes
public import Tracing

/// A client's settings for connections, time-outs, redirects and retries.
public struct FormClientConfiguration: Sendable {
    /// The time limits of requests; a request can set its own.
    public var timeouts = Timeouts()
    /// The proxy that connections go through; none by default.
    public var proxy = Proxy.none
    /// The settings for encrypted connections.
    public var tls = TLS()
    /// The policy that determines which redirects are followed.
    public var redirects = RedirectPolicy.readAnywhere
    /// The redirect statuses after which the new URL is requested with GET, without the body; 303 by default.
    ///
    /// With 303 a server confirms that it has accepted the request. After 301 and 302 in response to a POST, browsers
    /// also request the new URL with GET. But servers send these statuses even when they haven't accepted the body,
    /// such as when they redirect to a login page. So these statuses are errors with the code `droppedBody` unless
    /// listed here.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
    public var statusesThatDropBodies: Set<Int> = [303]
    /// The maximum number of redirects to follow; one more is an error.
    public var redirectLimit = 10
    /// When to send a failed request again; never by default.
    public var retries = RetryPolicy()
    /// The statuses that are not errors.
    public var acceptedStatuses = 200..<300
    /// The headers sent with every request, such as `User-Agent`.
    public var headers = HTTPFields()
    /// Whether to ask for compressed responses, with gzip or deflate, and to decompress them.
    ///
    /// A response that decompresses to more than 250 times its compressed length is an error.
    public var decompressesResponses = true
    /// How long to wait for the server to accept a body before sending it, with `Expect: 100-continue`.
    ///
    /// If the server refuses, no body is sent. If it doesn't respond in time, the body is sent anyway; if it responds
    /// with 417, the request is repeated without `Expect`. Nil, the default, sends the body immediately.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    public var expectContinue: Duration?
    /// The maximum rate at which a body is sent, in bytes per second; nil, the default, for no limit.
    public var rateLimit: Int?
    /// The jar that stores cookies from responses and adds them to requests; nil, the default, to ignore cookies.
    public var cookies: CookieJar?

    /// The names and passwords to use for servers; nil, the default, for none.
    public var netrc: Netrc?
    /// Objects that change requests before they are sent and decide whether to send them again; none by default.
    public var interceptors: [any FormClientInterceptor] = []
    /// The path of the Unix socket that all requests are sent to; nil, the default, to connect to the URL's host.
    ///
    /// If it is set, no proxy is used.
    public var unixSocket: String?
    /// The backend for metrics about requests; nil, the default, for none.
    ///
    /// The client counts responses (by method and status), failures, retries, and the bytes of request bodies that are
    /// sent. It also measures the time until the head of a response arrives.
    public var metrics: (any MetricsFactory)?
    /// The tracer for requests, such as `InstrumentationSystem.tracer`; nil, the default, for none.
    ///
    /// Each attempt to send a request is a child span of the current one. The span's context is sent in the headers
    /// that the tracer uses, such as `traceparent`. Its attributes are those that OpenTelemetry defines; the URL is
    /// recorded without its query. https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-client-span
    public var tracer: (any Tracer)?
    /// A closure called when a request is redirected or sent again; nil for none.
    ///
    /// Sending waits until it returns.
    public var onEvent: (@Sendable (FormClientEvent) -> Void)?

    /// Creates a configuration with the defaults.
    public init() {}
}
#endif
