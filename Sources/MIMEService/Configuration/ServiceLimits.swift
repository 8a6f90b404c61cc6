/// The limits on what a service accepts.
public struct ServiceLimits: Sendable, Hashable {
    /// The maximum length of a request line and its headers together, in bytes; if it is exceeded, the status is 431.
    public var headerLength = 32 << 10
    /// The maximum length of a request's body, in bytes; if it is exceeded, the status is 413.
    public var bodyLength = 4 << 30
    /// The maximum number of bytes of a file that are kept for detection.
    public var prefixLength = 1 << 20
    /// The maximum number of parts in a form; if it is exceeded, the status is 413.
    public var partCount = 1000
    /// The maximum number of names in a look-up; if it is exceeded, the status is 413.
    public var nameCount = 1000
    /// The maximum length of a name, in bytes; if it is exceeded, the status is 413.
    public var nameLength = 1 << 10
    /// The maximum amount of memory for all clients together, in bytes; a request that needs more gets the status 503.
    ///
    /// It includes files, pipelined requests, unread responses, and connections. A client may use at most as much
    /// memory as remains free, which is half of the total if there are no other clients. If a client needs more than
    /// that, the status is 429. The rest of the process takes up to 200 MB.
    public var heldLength = 256 << 20
    /// The minimum rate, in bytes per second, at which a client must send a body and read a response.
    ///
    /// It is averaged over the respective time-out, `ServiceTimeouts.body` or `ServiceTimeouts.write`.
    public var minRate = 1 << 10
    /// The maximum number of requests that are handled at the same time; if it is exceeded, the status is 503.
    public var requestCount = 4096
    /// The maximum number of open connections; further ones wait to be accepted.
    public var connectionCount = 4096
    /// The maximum number of open connections for each client; if it is exceeded, the status is 503.
    ///
    /// Nil means half of `connectionCount`. Trusted proxies may use all connections. Clients without an address, such
    /// as those on a Unix-domain socket, are treated as one client.
    public var clientConnectionCount: Int?
    /// The maximum average rate for each client, in requests per second; if it is exceeded, the status is 429.
    ///
    /// 0 means no limit. A client is an IPv4 address or an IPv6 /64 network; all clients without an address are treated
    /// as one client.
    public var clientRate = 0
    /// The maximum number of requests that a client may send in a burst; they count towards its rate.
    public var clientBurst = 100
    /// The maximum processor time that libmagic may use for each request.
    ///
    /// Once that time is used up, the remaining files are detected without libmagic, and marked as undetermined if
    /// libmagic could change their type.
    public var libmagicTime = Duration.milliseconds(250)

    /// Creates the default limits.
    public init() {}
}
