#if Upload
public import CoreMetrics
public import HTTPTypes
public import Tracing

/// The settings of a client: connections, time-outs, redirects and retries.
public struct FormClientConfiguration: Sendable {
    /// How long to wait; a request can set its own limits.
    public var timeouts = Timeouts()
    /// The proxy that connections go through; none by default.
    public var proxy = Proxy.none
    /// Which certificates to trust on encrypted connections.
    public var tls = TLS()
    /// Which redirects are followed.
    public var redirects = RedirectPolicy.readAnywhere
    /// The redirect statuses after which the new URL is read with GET, without the body; 303 by default.
    ///
    /// With 303 a server confirms that it has accepted the request. After 301 and 302 in response to a POST, browsers
    /// read the new URL as well. But servers also send these when they haven't accepted the body, such as for a
    /// redirect to a login page. So they are errors with the code `droppedBody` unless listed here.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
    public var statusesThatDropBodies: Set<Int> = [303]
    /// The maximum number of redirects to follow; one more is an error.
    public var redirectLimit = 10
    /// When to send a failed request again; never by default.
    public var retries = RetryPolicy()
    /// The statuses that are not errors.
    public var acceptedStatuses = 200..<300
    /// Headers for each request, such as `User-Agent`.
    public var headers = HTTPFields()
    /// Whether to ask for compressed responses, with gzip or deflate, and to decompress them.
    ///
    /// A response that decompresses to more than 250 times its length is an error.
    public var decompressesResponses = true
    /// How long to wait for the server to accept a body before sending it, with `Expect: 100-continue`.
    ///
    /// If the server refuses, no body is sent. If it doesn't respond in time, the body is sent anyway; if it responds
    /// with 417, the request is repeated without `Expect`. Nil, the default, sends the body immediately.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    public var expectContinue: Duration?
    /// The maximum rate of sending a body, in bytes a second; nil, the default, for no limit.
    public var rateLimit: Int?
    /// Stores cookies from responses and adds them to requests; nil, the default, to ignore cookies.
    public var cookies: CookieJar?

    /// Names and passwords for servers; nil, the default, for none.
    public var netrc: Netrc?
    /// Change requests before they are sent, and decide whether to send them again; none by default.
    public var interceptors: [any FormClientInterceptor] = []
    /// The path of the Unix socket that all requests go through; nil, the default, to connect to the host of the URL.
    ///
    /// No proxy is used then.
    public var unixSocket: String?
    /// The backend for metrics of requests; nil, the default, for none.
    ///
    /// There are counters of responses by method and status, of failures, of retries and of the bytes of bodies that
    /// were sent, and a timer of the time until the head of a response.
    public var metrics: (any MetricsFactory)?
    /// The tracer of requests, such as `InstrumentationSystem.tracer`; nil, the default, for none.
    ///
    /// Each attempt to send a request is a span below the current one. Its context is sent in the headers that the
    /// tracer uses, such as `traceparent`, and it has the attributes that OpenTelemetry names, with the URL without
    /// its query. https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-client-span
    public var tracer: (any Tracer)?
    /// Called when a request is redirected or sent again, or nil; sending waits for it.
    public var onEvent: (@Sendable (FormClientEvent) -> Void)?

    /// Makes a configuration with the defaults.
    public init() {}
}
#endif
