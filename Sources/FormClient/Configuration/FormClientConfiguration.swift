#if Upload
public import HTTPTypes

/// How a client connects, how long it waits, and what it does about redirects and failures.
public struct FormClientConfiguration: Sendable {
    /// How long to wait; a request may have other limits.
    public var timeouts = Timeouts()
    /// What the connections go through; nothing, unless said otherwise.
    public var proxy = Proxy.none
    /// Whom to trust on encrypted connections.
    public var tls = TLS()
    /// Which redirects are followed.
    public var redirects = RedirectPolicy.readAnywhere
    /// The most redirects that are followed one after another before it is an error.
    public var redirectLimit = 10
    /// When a request is sent again that failed; never, unless said otherwise.
    public var retries = RetryPolicy()
    /// The statuses that are no error.
    public var acceptedStatuses = 200..<300
    /// Headers for each request, such as `User-Agent`.
    public var headers = HTTPFields()
    /// Whether to ask for compressed responses, with gzip or deflate, and to decompress them.
    ///
    /// One that decompresses to more than 250 times its length is an error.
    public var decompressesResponses = true
    /// How long to wait for the server's consent before a body is sent, with `Expect: 100-continue`; nil, as it is at
    /// first, to send it at once.
    ///
    /// A server that refuses then gets no body at all. One that doesn't know of it gets the body when the time is over.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    public var expectContinue: Duration?
    /// The most bytes of a body that are sent in a second; nil, as it is at first, for as many as the line takes.
    public var rateLimit: Int?
    /// Where cookies of responses are kept, which are then sent with requests; nil, as it is at first, to ignore them.
    public var cookies: CookieJar?

    /// Makes a configuration with the defaults.
    public init() {}
}
#endif
