/// How long a service waits for its clients.
public struct ServiceTimeouts: Sendable, Hashable {
    /// For the first request of a connection to have arrived up to the end of its headers; then 408.
    public var header = Duration.seconds(10)
    /// For what is needed of a body; then 408.
    public var body = Duration.seconds(60)
    /// For the rest of a body that has been answered already; then the connection is closed.
    public var rest = Duration.seconds(300)
    /// For the next request of a connection, and for the next bytes of one; then the connection is closed.
    public var idle = Duration.seconds(60)
    /// For requests to be answered when the service stops; then it stops anyway.
    public var shutdown = Duration.seconds(30)

    /// Sets everything to its default.
    public init() {}
}
