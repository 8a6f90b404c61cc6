/// How long a service waits for its clients.
public struct ServiceTimeouts: Sendable, Hashable {
    /// For the headers of the first request of a connection to arrive; then 408.
    public var header = Duration.seconds(10)
    /// The interval in which a body has to reach `ServiceLimits.minRate`; then 408.
    ///
    /// Only time in which the service waits for the client counts.
    public var body = Duration.seconds(30)
    /// For the rest of a body after its answer; then the connection is closed.
    public var rest = Duration.seconds(300)
    /// The interval in which a client has to read at `ServiceLimits.minRate`; then the connection is closed.
    public var write = Duration.seconds(30)
    /// For the next request of a connection, and for its next bytes; then the connection is closed.
    ///
    /// If a part of a request has come, it is answered with 408.
    public var idle = Duration.seconds(60)
    /// For libmagic to look at the files of one request; then they are answered without it, as undetermined.
    public var libmagic = Duration.seconds(1)
    /// For listening on after a signal to stop; meanwhile `/readyz` returns 503.
    public var drainDelay = Duration.seconds(1)
    /// For open requests to be answered when the service stops; then it stops anyway.
    public var shutdown = Duration.seconds(30)

    /// Sets everything to its default.
    public init() {}
}
