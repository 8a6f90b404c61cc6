/// The time limits of a service.
public struct ServiceTimeouts: Sendable, Hashable {
    /// The time in which the headers of a connection's first request must arrive.
    ///
    /// If only a part has arrived by then, the client gets the status 408; if nothing has, the connection is closed.
    public var header = Duration.seconds(10)
    /// The interval over which a body must reach the rate `ServiceLimits.minRate`; a slower body gets the status 408.
    ///
    /// Only the time that the service spends waiting for the client is measured.
    public var body = Duration.seconds(30)
    /// The time in which the rest of a body must arrive if the response has been sent before the body's end.
    ///
    /// After that, the connection is closed.
    public var rest = Duration.seconds(300)
    /// The interval over which a client's reading speed is measured.
    ///
    /// If the client reads a response at less than `ServiceLimits.minRate` over this interval, the connection is
    /// closed.
    public var write = Duration.seconds(30)
    /// The time in which the headers of the next request on a connection must arrive after a response.
    ///
    /// If only a part has arrived by then, the client gets the status 408; if nothing has, the connection is closed. If
    /// `header` or `body` is longer than `idle`, `idle` is used instead.
    public var idle = Duration.seconds(60)
    /// The time that the files of a request may wait in total for a thread that can use libmagic.
    ///
    /// After that, the remaining files of the request are detected without libmagic. A file whose type libmagic could
    /// still change is marked as `undetermined`.
    public var libmagic = Duration.seconds(1)
    /// The time for which the service keeps listening after it has been told to stop.
    ///
    /// During this time, `/readyz` returns the status 503, so that load balancers stop sending requests.
    public var drainDelay = Duration.seconds(1)
    /// The time in which open requests must complete after the service has stopped listening; any others are cut off.
    public var shutdown = Duration.seconds(30)

    /// Creates the default time limits.
    public init() {}
}
