/// Everything that the operator of a service can set.
///
/// Each default is safe for untrusted clients. By default only this machine can reach the service.
public struct ServiceConfiguration: Sendable, Hashable {
    /// The address to listen on: an IP address or a host name.
    public var address = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    public var port = 8080
    /// The addresses to listen on instead of `address` and `port`; empty to use those two.
    public var listenAddresses: [ListenAddress] = []
    /// A separate address for `/metrics`, which is then served only there; nil to serve metrics with everything else.
    public var metricsAddress: ListenAddress?
    /// The path under which a proxy publishes the service, such as `/mimetype`; empty for the root.
    ///
    /// Links in responses begin with it. Requests are accepted with and without it, since some proxies remove it.
    public var basePath = ""
    /// How much the service accepts.
    public var limits = ServiceLimits()
    /// How long the service waits.
    public var timeouts = ServiceTimeouts()
    /// How many threads may use libmagic at the same time; each takes some 10 MB of memory.
    public var workers = 2
    /// The origins whose pages may read responses, `*` for all; empty for only the service's own.
    public var allowedOrigins: [String] = []
    /// The proxies whose `clientHeader` is trusted to name the client.
    ///
    /// Each is an address, a network, or `unix` for everything that connects through a Unix-domain socket.
    public var trustedProxies: [String] = []
    /// The header in which trusted proxies name the client: `X-Forwarded-For`, `Forwarded`, or a header with only an
    /// address.
    ///
    /// No other header is read, since proxies pass on headers that clients sent. It must be a valid header name.
    public var clientHeader = "X-Forwarded-For"
    /// The tokens, one of which every request must have, except for `/healthz` and `/readyz`; nil to require none.
    public var accessTokens: AccessTokens?

    /// Sets everything to its default.
    public init() {}
}

extension ServiceConfiguration {
    /// All addresses to listen on, except the one for metrics.
    var addresses: [ListenAddress] {
        listenAddresses.isEmpty ? [.host(address, port: port)] : listenAddresses
    }
}
