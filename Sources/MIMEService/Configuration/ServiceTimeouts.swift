/// How long a service waits for its clients.
public struct ServiceTimeouts: Sendable, Hashable {
    /// The time for the headers of a connection's first request to arrive; after it the status is 408.
    public var header = Duration.seconds(10)
    /// The interval over which a body must reach `ServiceLimits.minRate`; if it doesn't, the status is 408.
    ///
    /// Only the time that the service spends waiting for the client is measured.
    public var body = Duration.seconds(30)
    /// The time for the rest of a body to arrive after its response was sent; then the connection is closed.
    public var rest = Duration.seconds(300)
    /// The interval over which a client must read at `ServiceLimits.minRate`; if it doesn't, the connection is closed.
    public var write = Duration.seconds(30)
    /// The time between two requests of a connection, or between two pieces of one; then the connection is closed.
    ///
    /// If part of a request has arrived, it gets the status 408.
    public var idle = Duration.seconds(60)
    /// The time for libmagic to look at the files of one request; further files are marked as undetermined.
    public var libmagic = Duration.seconds(1)
    /// The time to keep listening after a signal to stop; meanwhile `/readyz` returns 503.
    public var drainDelay = Duration.seconds(1)
    /// The time for open requests to complete when the service stops; then they are cut off.
    public var shutdown = Duration.seconds(30)

    /// Sets everything to its default.
    public init() {}
}
