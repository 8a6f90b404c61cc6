public import MIMEDetection

/// The limits of a service on the size, number and rate of requests, and on memory.
public struct ServiceLimits: Sendable, Hashable {
    /// The maximum length, in bytes, of a request line and its headers together; a longer head gets the status 431.
    public var headerLength = 32 << 10
    /// The maximum length of a request's body, in bytes; a longer body gets the status 413.
    public var bodyLength = 4 << 30
    /// The maximum number of bytes of each file that are kept for detection.
    public var prefixLength = 1 << 20
    /// The maximum number of bytes of each file that are kept if an upload policy judges it, because a policy judges
    /// whole files.
    ///
    /// Longer files are refused. Nil means a sixteenth of `heldLength`, but at most 16 MiB, and at least
    /// `prefixLength`.
    public var judgedLength: Int?
    /// The limits of the upload policy that judges files if a request lists allowed types.
    public var uploads = UploadLimits.standard
    /// The maximum number of parts in a form; a form with more parts gets the status 413.
    public var partCount = 1000
    /// The maximum number of names in a look-up, and of lines in a JSON Lines request; a request with more gets the
    /// status 413.
    public var nameCount = 1000
    /// The maximum length of a file name, in bytes; a longer name gets the status 413.
    public var nameLength = 1 << 10
    /// The maximum amount of memory for all clients together, in bytes; a request that needs more gets the status 503.
    ///
    /// The limit covers files, pipelined requests, unread responses and connections. The memory that one client uses
    /// must not exceed the memory that then remains free, so a client can use half of the total if there are no other
    /// clients. A request that would break this rule gets the status 429. The rest of the process takes up to 200 MB in
    /// addition.
    public var heldLength = 256 << 20
    /// The minimum rate, in bytes per second, at which a client must send a body and read a response.
    ///
    /// The rate for sending is averaged over `ServiceTimeouts.body`, the rate for reading over `ServiceTimeouts.write`.
    public var minRate = 1 << 10
    /// The maximum number of requests that are handled at the same time; any further request gets the status 503.
    public var requestCount = 4096
    /// The maximum number of open connections; further connections wait to be accepted.
    public var connectionCount = 4096
    /// The maximum number of open connections for each client; any further connection gets the status 503.
    ///
    /// Nil means half of `connectionCount`. Trusted proxies may use all connections. All clients without an address,
    /// such as those on a Unix-domain socket, are treated as one client.
    public var clientConnectionCount: Int?
    /// The maximum average rate for each client, in requests per second; requests beyond it get the status 429.
    ///
    /// 0 means no limit. A client is an IPv4 address or an IPv6 /64 network. All clients without an address are treated
    /// as one client.
    public var clientRate = 0
    /// The maximum number of requests that a client may send in a burst.
    ///
    /// The requests count towards `clientRate`, so the client has to slow down afterwards.
    public var clientBurst = 100
    /// The maximum CPU time that libmagic may use for each request.
    ///
    /// After that, the remaining files of the request are detected without libmagic. A file whose type libmagic could
    /// still change is marked as `undetermined`.
    public var libmagicTime = Duration.milliseconds(250)

    /// Creates the default limits.
    public init() {}

    /// Returns the number of bytes of a file that are kept.
    ///
    /// One client may hold half of the memory. While more is allocated for a file, both blocks exist, so a sixteenth
    /// allows several files at a time.
    func keptLength(isJudged: Bool) -> Int {
        isJudged ? judgedLength ?? max(prefixLength, min(heldLength / 16, 16 << 20)) : prefixLength
    }
}
