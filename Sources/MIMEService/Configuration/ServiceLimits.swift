/// How much a service accepts.
public struct ServiceLimits: Sendable, Hashable {
    /// The bytes of a request line and its headers together; more is answered with 431.
    public var headerLength = 32 << 10
    /// The bytes of a request's body, kept or not; more is answered with 413.
    public var bodyLength = 4 << 30
    /// The bytes of one file that are kept for detection.
    public var prefixLength = 1 << 20
    /// The parts of one form; more are answered with 413.
    public var partCount = 1000
    /// The names in one look-up; more are answered with 413.
    public var nameCount = 1000
    /// The bytes of one name; more are answered with 413.
    public var nameLength = 1 << 10
    /// The bytes that are kept for all clients together; requests that need more are answered with 503.
    ///
    /// These are the bytes of files, of requests that wait for the previous answer, and of answers that the client has
    /// not read.
    public var heldLength = 256 << 20
    /// The bytes a second that a client must send of a body and read of an answer, measured over a time-out.
    public var leastRate = 1 << 10
    /// The requests that are handled at the same time; more are answered with 503.
    public var requestCount = 4096
    /// The connections that are open at the same time; more wait to be accepted.
    public var connectionCount = 4096
    /// The connections that one client may have open at the same time; more are answered with 503.
    ///
    /// Nil stands for half of all. Trusted proxies may have as many as there are.
    public var clientConnectionCount: Int?
    /// The requests a second that one client may send in the long run; more are answered with 429.
    ///
    /// 0 stands for any number. A client is an IPv4 address or a 64-bit network of IPv6.
    public var clientRate = 0
    /// The requests that one client may send at once; they count towards its rate.
    public var clientBurst = 100
    /// The detections that may wait for libmagic; more are answered with 503.
    public var queueLength = 64

    /// Sets everything to its default.
    public init() {}
}
