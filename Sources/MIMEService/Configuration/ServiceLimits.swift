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
    /// These are what is allocated for files, for requests that wait for the previous answer, for answers that the
    /// client has not read, and for connections. A client may hold as much as is left for others, so half of it if it
    /// is alone; beyond that it is answered with 429. The rest of the process takes up to 200 MB.
    public var heldLength = 256 << 20
    /// The bytes a second that a client must send of a body and read of an answer, measured over a time-out.
    public var minRate = 1 << 10
    /// The requests that are handled at the same time; more are answered with 503.
    public var requestCount = 4096
    /// The connections that are open at the same time; more wait to be accepted.
    public var connectionCount = 4096
    /// The connections that one client may have open at the same time; more are answered with 503.
    ///
    /// Nil means half of all. Trusted proxies may have as many as there are. Clients without an address, as on a
    /// Unix-domain socket, count as one.
    public var clientConnectionCount: Int?
    /// The requests a second that one client may send in the long run; more are answered with 429.
    ///
    /// 0 means any number. A client is an IPv4 address or a 64-bit network of IPv6; all clients without an address
    /// count as one.
    public var clientRate = 0
    /// The requests that one client may send at once; they count towards its rate.
    public var clientBurst = 100
    /// The processor time that libmagic may use for one request.
    ///
    /// The files after that are answered without it, and marked as undetermined.
    public var libmagicTime = Duration.milliseconds(250)

    /// Sets everything to its default.
    public init() {}
}
