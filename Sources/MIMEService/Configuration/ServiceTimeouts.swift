/// The time limits of a service.
public struct ServiceTimeouts: Sendable, Hashable {
    /// The time in which the headers of a connection's first request must arrive; if they don't, the status is 408.
    public var header = Duration.seconds(10)
    /// The interval over which a body must reach `ServiceLimits.minRate`; if it doesn't, the status is 408.
    ///
    /// Only the time that the service spends waiting for the client is measured.
    public var body = Duration.seconds(30)
    /// The time in which the rest of a body must arrive after the response has been sent; if it doesn't, the connection
    /// is closed.
    public var rest = Duration.seconds(300)
    /// The interval over which a client must read at `ServiceLimits.minRate`; if it doesn't, the connection is closed.
    public var write = Duration.seconds(30)
    /// The time allowed between two requests on a connection, or between two pieces of a request; if it is exceeded,
    /// the connection is closed.
    ///
    /// If part of a request has arrived, the client gets the status 408.
    public var idle = Duration.seconds(60)
    /// The time that the files of a request may wait for a libmagic thread.
    ///
    /// After that, the remaining files are detected without libmagic, and marked as undetermined if libmagic could
    /// change their type.
    public var libmagic = Duration.seconds(1)
    /// The time for which the service keeps listening after it has been told to stop; meanwhile `/readyz` returns 503.
    public var drainDelay = Duration.seconds(1)
    /// The time in which open requests must complete when the service stops; any that don't are cut off.
    public var shutdown = Duration.seconds(30)

    /// Creates the default time limits.
    public init() {}
}
