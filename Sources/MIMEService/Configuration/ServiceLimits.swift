/// How much a service accepts.
public struct ServiceLimits: Sendable, Hashable {
    /// The maximum length of a request line and its headers together, in bytes; beyond it the status is 431.
    public var headerLength = 32 << 10
    /// The maximum length of a request's body, in bytes; beyond it the status is 413.
    public var bodyLength = 4 << 30
    /// The maximum number of bytes of one file to keep for detection.
    public var prefixLength = 1 << 20
    /// The maximum number of parts in a form; beyond it the status is 413.
    public var partCount = 1000
    /// The maximum number of names in a look-up; beyond it the status is 413.
    public var nameCount = 1000
    /// The maximum length of a name, in bytes; beyond it the status is 413.
    public var nameLength = 1 << 10
    /// The maximum memory for all clients together, in bytes; a request that needs more gets the status 503.
    ///
    /// It includes files, pipelined requests, unread responses, and connections. One client may use at most as much as
    /// remains free, so half of the total if it is alone; beyond that the status is 429. The rest of the process takes
    /// up to 200 MB.
    public var heldLength = 256 << 20
    /// The minimum rate, in bytes a second, at which a client must send a body and read a response, averaged over the
    /// time-out.
    public var minRate = 1 << 10
    /// The maximum number of requests at the same time; beyond it the status is 503.
    public var requestCount = 4096
    /// The maximum number of open connections; further ones wait to be accepted.
    public var connectionCount = 4096
    /// The maximum number of open connections of one client; beyond it the status is 503.
    ///
    /// Nil means half of `connectionCount`. Trusted proxies may use all of them. Clients without an address, as on a
    /// Unix-domain socket, are treated as one.
    public var clientConnectionCount: Int?
    /// The maximum average rate of one client, in requests a second; beyond it the status is 429.
    ///
    /// 0 means no limit. A client is an IPv4 address or an IPv6 /64 network; all clients without an address are treated
    /// as one.
    public var clientRate = 0
    /// The maximum number of requests that one client may send in a burst; they are part of its rate.
    public var clientBurst = 100
    /// The maximum processor time of libmagic for one request.
    ///
    /// Further files are detected without it, and marked as undetermined.
    public var libmagicTime = Duration.milliseconds(250)

    /// Sets everything to its default.
    public init() {}
}
