/// The settings of a service.
///
/// The defaults are safe for untrusted clients. By default, only this machine can reach the service.
public struct ServiceConfiguration: Sendable, Hashable {
    /// The address to listen on: an IP address or a host name.
    public var address = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    public var port = 8080
    /// The addresses to listen on instead of `address` and `port`; empty to use `address` and `port`.
    public var listenAddresses: [ListenAddress] = []
    /// A separate address for `/metrics`, which is then served only there; nil to serve it on the other addresses.
    public var metricsAddress: ListenAddress?
    /// The path under which a proxy publishes the service, such as `/mimetype`; empty for the root.
    ///
    /// Links in responses begin with it. Requests are accepted with and without it, since some proxies remove it.
    public var basePath = ""
    /// The limits on what the service accepts.
    public var limits = ServiceLimits()
    /// The limits on how long the service waits.
    public var timeouts = ServiceTimeouts()
    /// The number of threads that may use libmagic at the same time; each takes about 10 MB of memory.
    public var workers = 2
    /// The origins whose pages may read responses: `*` for all origins, empty for only the service's own.
    public var allowedOrigins: [String] = []
    /// The proxies whose `clientHeader` is trusted to identify the client.
    ///
    /// Each item is an address, a network, or `unix` for everything that connects through a Unix-domain socket.
    public var trustedProxies: [String] = []
    /// The header in which trusted proxies identify the client: `X-Forwarded-For`, `Forwarded`, or a header that
    /// contains only an address.
    ///
    /// No other header is read, since proxies pass on headers that clients sent. It must be a valid header name.
    public var clientHeader = "X-Forwarded-For"
    /// The tokens that clients must use: every request must contain one of them, except for requests to some paths such
    /// as `/healthz` and `/readyz`; nil to require none.
    public var accessTokens: AccessTokens?

    /// Creates a configuration with the defaults.
    public init() {}
}

extension ServiceConfiguration {
    /// All addresses to listen on, except the one for metrics.
    var addresses: [ListenAddress] {
        listenAddresses.isEmpty ? [.host(address, port: port)] : listenAddresses
    }
}
