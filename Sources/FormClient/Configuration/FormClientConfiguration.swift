#if Upload
public import CoreMetrics
public import HTTPTypes
public import Tracing

/// A client's settings for connections, time-outs, redirects and retries.
public struct FormClientConfiguration: Sendable {
    /// The time limits of requests; a single request can have different ones.
    public var timeouts = Timeouts()
    /// The proxy to connect through; none by default.
    public var proxy = Proxy.none
    /// The settings for encrypted connections.
    public var tls = TLS()
    /// The policy that determines which redirects are followed; `readAnywhere` by default.
    public var redirects = RedirectPolicy.readAnywhere
    /// The redirect statuses after which the new URL is requested with GET, without the body; 303 by default.
    ///
    /// A server that sends 303 confirms that it has accepted the request. After 301 and 302 in response to a POST,
    /// browsers also request the new URL with GET. But servers send 301 and 302 even if they haven't accepted the body,
    /// for example to redirect to a login page. So if the response to a POST with a body has the status 301 or 302, an
    /// error with the code `droppedBody` is thrown, unless this set contains the status.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
    public var statusesThatDropBodies: Set<Int> = [303]
    /// The maximum number of redirects to follow; 10 by default.
    ///
    /// A further redirect causes an error.
    public var redirectLimit = 10
    /// The policy for sending failed requests again; no retries by default.
    public var retries = RetryPolicy()
    /// The statuses of successful responses; 200 to 299 by default.
    ///
    /// Any other status causes an error.
    public var acceptedStatuses = 200..<300
    /// The headers sent with every request, such as `User-Agent`.
    public var headers = HTTPFields()
    /// Whether to ask for responses that are compressed with gzip or deflate, and to decompress them; true by default.
    ///
    /// A response that decompresses to more than 250 times its compressed length causes an error.
    public var decompressesResponses = true
    /// How long to wait for the server to accept a body, with `Expect: 100-continue`, before sending the body.
    ///
    /// Nil, the default, sends the body immediately. If the server refuses the body, it is not sent. If the server
    /// doesn't respond in time, the body is sent anyway. If the server responds with 417, the request is repeated
    /// without `Expect`.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    public var expectContinue: Duration?
    /// The maximum rate at which a body is sent, in bytes per second, at least 1; nil, the default, for no limit.
    public var rateLimit: Int?
    /// The jar that stores cookies from responses and adds them to requests; nil, the default, to ignore cookies.
    public var cookies: CookieJar?

    /// The names and passwords for servers, from a `.netrc` file; nil, the default, for none.
    public var netrc: Netrc?
    /// The interceptors, which add headers to requests and decide whether to repeat a request; none by default.
    public var interceptors: [any FormClientInterceptor] = []
    /// The path of the Unix socket that all requests are sent to; nil, the default, to connect to the URL's host.
    ///
    /// If a path is set, no proxy is used.
    public var unixSocket: String?
    /// The backend for metrics about requests; nil, the default, for none.
    ///
    /// The client counts responses (by method and status), attempts that fail without a response, retries, and the
    /// bytes of request bodies that are sent. It also measures the time from the start of a request until the head of a
    /// response arrives.
    public var metrics: (any MetricsFactory)?
    /// The tracer for requests, such as `InstrumentationSystem.tracer`; nil, the default, for none.
    ///
    /// The client creates a span for each attempt to send a request, as a child of the current span. The context of the
    /// new span is sent in the headers that the tracer uses, such as `traceparent`. The span's attributes are those
    /// that OpenTelemetry defines for HTTP clients, except that the URL is recorded without its query.
    /// https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-client-span
    public var tracer: (any Tracer)?
    /// A closure called when a request is redirected or sent again; nil, the default, for none.
    ///
    /// Sending waits until the closure returns.
    public var onEvent: (@Sendable (FormClientEvent) -> Void)?

    /// Creates a configuration with the defaults.
    public init() {}
}
#endif
