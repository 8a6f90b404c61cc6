/// Everything about a service that its operator may set.
///
/// Each value has a default that is safe on a network of strangers; the address is reachable from this machine alone.
public struct ServiceConfiguration: Sendable, Hashable {
    /// The address to listen on: an IP address or a host name.
    public var address = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    public var port = 8080
    /// How much is accepted.
    public var limits = ServiceLimits()
    /// How long is waited.
    public var timeouts = ServiceTimeouts()
    /// How many threads may ask libmagic at the same time, each of which takes some 10 MB of memory.
    public var workers = 2
    /// The origins whose pages may read answers, `*` for all; empty for none but the service's own.
    public var allowedOrigins: [String] = []
    /// The addresses of proxies that are believed when they name a client in `X-Forwarded-For`; no others are.
    public var trustedProxies: [String] = []

    /// Sets everything to its default.
    public init() {}
}
