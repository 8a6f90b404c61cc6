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
    /// A separate address for `/metrics`, which is then found nowhere else; nil to serve metrics with everything else.
    public var metricsAddress: ListenAddress?
    /// The path below which a proxy shows the service, such as `/mimetype`; empty for the root.
    ///
    /// Links in answers begin with it. Requests are answered with it and without it, since some proxies remove it.
    public var basePath = ""
    /// How much the service accepts.
    public var limits = ServiceLimits()
    /// How long the service waits.
    public var timeouts = ServiceTimeouts()
    /// How many threads may use libmagic at the same time; each takes some 10 MB of memory.
    public var workers = 2
    /// The origins whose pages may read answers, `*` for all; empty for only the service's own.
    public var allowedOrigins: [String] = []
    /// The proxies that are trusted to name a client in `clientHeader`; no others are.
    ///
    /// Each is an address, a network, or `unix` for everything that connects through a Unix-domain socket.
    public var trustedProxies: [String] = []
    /// The header in which trusted proxies name the client: `X-Forwarded-For`, `Forwarded`, or one with an address.
    ///
    /// No other header is read, since a proxy passes those on as the client sent them. It must be a header's name.
    public var clientHeader = "X-Forwarded-For"
    /// The tokens, one of which every request needs, except to `/healthz` and `/readyz`; nil to require none.
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
