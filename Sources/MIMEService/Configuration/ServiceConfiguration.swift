/// Everything about a service that its operator may set.
///
/// Each value has a default that is safe on a network of strangers; the address is reachable from this machine alone.
public struct ServiceConfiguration: Sendable, Hashable {
    /// The address to listen on: an IP address or a host name.
    public var address = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    public var port = 8080
    /// The places to listen on instead of `address` and `port`; empty for these.
    public var listenAddresses: [ListenAddress] = []
    /// A place of its own for `/metrics`, which is then found nowhere else; nil to give metrics where all else is.
    public var metricsAddress: ListenAddress?
    /// The path below which a proxy shows the service, such as `/mimetype`; empty if that is the root.
    ///
    /// Links in answers begin with it. Requests are answered with it and without, since some proxies take it off.
    public var basePath = ""
    /// How much is accepted.
    public var limits = ServiceLimits()
    /// How long is waited.
    public var timeouts = ServiceTimeouts()
    /// How many threads may ask libmagic at the same time, each of which takes some 10 MB of memory.
    public var workers = 2
    /// The origins whose pages may read answers, `*` for all; empty for none but the service's own.
    public var allowedOrigins: [String] = []
    /// The addresses and networks of proxies that are believed when they name a client in `X-Forwarded-For` or
    /// `Forwarded`, and `unix` for all that connect through a Unix-domain socket; no others are.
    public var trustedProxies: [String] = []

    /// Sets everything to its default.
    public init() {}
}

extension ServiceConfiguration {
    /// All places to listen on, but for that of metrics.
    var places: [ListenAddress] {
        listenAddresses.isEmpty ? [.host(address, port: port)] : listenAddresses
    }
}
