#if Upload
public import CoreMetrics
public import HTTPTypes

/// How a client connects, how long it waits, and what it does about redirects and failures.
public struct FormClientConfiguration: Sendable {
    /// How long to wait; a request can set its own limits.
    public var timeouts = Timeouts()
    /// The proxy that connections go through; none by default.
    public var proxy = Proxy.none
    /// Which certificates to trust on encrypted connections.
    public var tls = TLS()
    /// Which redirects are followed.
    public var redirects = RedirectPolicy.readAnywhere
    /// The redirects after which the new URL is read with GET, without the body; 303 by default.
    ///
    /// With 303 a server confirms that it has accepted the request. After 301 and 302 in response to a POST, browsers
    /// also read the new URL. But servers send these also if they have not accepted the body, as with a redirect to a
    /// login page. So they are errors with the code `droppedBody` unless listed here.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
    public var statusesThatDropBodies: Set<Int> = [303]
    /// How many redirects in a row are followed before it is an error.
    public var redirectLimit = 10
    /// When a failed request is sent again; never by default.
    public var retries = RetryPolicy()
    /// The statuses that are not an error.
    public var acceptedStatuses = 200..<300
    /// Headers for each request, such as `User-Agent`.
    public var headers = HTTPFields()
    /// Whether to ask for compressed responses, with gzip or deflate, and to decompress them.
    ///
    /// A response that decompresses to more than 250 times its length is an error.
    public var decompressesResponses = true
    /// How long to wait for the server's consent before sending a body, with `Expect: 100-continue`.
    ///
    /// A server that refuses gets no body at all. A server that does not know `Expect` gets the body when the time is
    /// over, or is asked again without it if it reports that with the status 417. Nil, the default, sends the body at
    /// once.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    public var expectContinue: Duration?
    /// The maximum number of bytes of a body to send in a second; nil, the default, for no limit.
    public var rateLimit: Int?
    /// Keeps the cookies of responses and sends them with requests; nil, the default, to ignore cookies.
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
    /// Called when a request is redirected or sent again, or nil; sending waits for it.
    public var onEvent: (@Sendable (FormClientEvent) -> Void)?

    /// Makes a configuration with the defaults.
    public init() {}
}
#endif
