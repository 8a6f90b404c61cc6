/// How long a service waits for its clients.
public struct ServiceTimeouts: Sendable, Hashable {
    /// For the first request of a connection to have arrived up to the end of its headers; then 408.
    public var header = Duration.seconds(10)
    /// For a body to bring what `ServiceLimits.leastRate` asks for, again and again; then 408.
    ///
    /// Only the time counts in which the service waits for the client.
    public var body = Duration.seconds(30)
    /// For the rest of a body that has been answered already; then the connection is closed.
    public var rest = Duration.seconds(300)
    /// For a client to read what `ServiceLimits.leastRate` asks for, again and again; then the connection is closed.
    public var write = Duration.seconds(30)
    /// For the next request of a connection, and for the next bytes of one; then the connection is closed, or 408 where
    /// a part of a request has come.
    public var idle = Duration.seconds(60)
    /// In which a service that is told to stop still listens, while `/readyz` says that it stops.
    public var drainDelay = Duration.zero
    /// For requests to be answered when the service stops; then it stops anyway.
    public var shutdown = Duration.seconds(30)

    /// Sets everything to its default.
    public init() {}
}
