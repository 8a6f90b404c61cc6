/// The settings of a service.
///
/// The defaults are safe for untrusted clients. By default, only this machine can reach the service.
public struct ServiceConfiguration: Sendable, Hashable {
    /// The address to listen on: an IP address or a host name.
    public var address = "127.0.0.1"
    /// The port to listen on; with 0, the system chooses a free port.
    public var port = 8080
    /// The addresses to listen on instead of `address` and `port`; empty to use `address` and `port`.
    public var listenAddresses: [ListenAddress] = []
    /// The only address on which `/metrics` is served; nil to serve `/metrics` on the addresses of the service.
    public var metricsAddress: ListenAddress?
    /// The path under which a proxy publishes the service, such as `/mimetype`; empty for the root.
    ///
    /// Links in responses begin with this path. Requests are accepted with or without the path, since some proxies
    /// remove it.
    public var basePath = ""
    /// The limits on the size, number and rate of requests, and on memory.
    public var limits = ServiceLimits()
    /// The limits on how long the service waits.
    public var timeouts = ServiceTimeouts()
    /// The number of threads that may use libmagic at the same time; each thread takes about 10 MB of memory.
    public var workers = 2
    /// The origins whose web pages may read responses: `*` for all origins, empty for only the service's own pages.
    public var allowedOrigins: [String] = []
    /// The proxies whose `clientHeader` is trusted to identify the client.
    ///
    /// Each item is an IP address, a network such as `10.0.0.0/8`, or `unix` for every client that connects through a
    /// Unix-domain socket.
    public var trustedProxies: [String] = []
    /// The name of the header in which trusted proxies identify the client: `X-Forwarded-For`, `Forwarded`, or a header
    /// that contains only an address.
    ///
    /// No other header is used to identify clients, since proxies also pass on headers that clients have sent. An
    /// invalid name stops the program with a fatal error.
    public var clientHeader = "X-Forwarded-For"
    /// The access tokens, one of which every request must contain; nil to require no token.
    ///
    /// Some paths never require a token, such as those of the start page and of health checks (`/healthz`, `/readyz`).
    public var accessTokens: AccessTokens?

    /// Creates a configuration with the defaults.
    public init() {}
}

extension ServiceConfiguration {
    /// All addresses to listen on, except `metricsAddress`.
    var addresses: [ListenAddress] {
        listenAddresses.isEmpty ? [.host(address, port: port)] : listenAddresses
    }
}
