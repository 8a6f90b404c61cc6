/// How much a service accepts.
public struct ServiceLimits: Sendable, Hashable {
    /// The bytes of a request line and its headers together; more is answered with 431.
    public var headerLength = 32 << 10
    /// The bytes of a request's body, kept or not; more is answered with 413.
    public var bodyLength = 4 << 30
    /// The bytes of one file that are kept to look at.
    public var prefixLength = 1 << 20
    /// The parts of one form; more are answered with 413.
    public var partCount = 1000
    /// The names in one look-up; more are answered with 413.
    public var nameCount = 1000
    /// The bytes of one name; more are answered with 413.
    public var nameLength = 1 << 10
    /// The bytes that are kept for all clients together; requests beyond are answered with 503.
    ///
    /// They are those of files, of requests that wait for the answer to the one before, and of answers that are not
    /// read.
    public var heldLength = 256 << 20
    /// The bytes a second that a client has to send of a body and to read of an answer, measured over a time-out.
    public var leastRate = 1 << 10
    /// The requests that are worked on at the same time; more are answered with 503.
    public var requestCount = 4096
    /// The connections that are open at the same time; more wait to be accepted.
    public var connectionCount = 4096
    /// The connections that one client may have open at the same time; more are answered with 503, and nil is for half
    /// of all.
    ///
    /// Trusted proxies may have as many as there are.
    public var clientConnectionCount: Int?
    /// The requests a second that one client may send in the long run; more are answered with 429, and 0 is for any
    /// number.
    ///
    /// A client is an address or, of IPv6, a network of 64 bits.
    public var clientRate = 0
    /// The requests that one client may send at once; they count towards its rate.
    public var clientBurst = 100
    /// The questions that may wait for libmagic; more are answered with 503.
    public var queueLength = 64

    /// Sets everything to its default.
    public init() {}
}
