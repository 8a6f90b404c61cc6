#if Server
import HTTPTypes
import Hummingbird

/// Limits the request rate of each client.
struct ClientLimit: Sendable {
    /// The paths without a limit, because operators request them often and from one address.
    private static let unlimitedPaths: Set = ["/healthz", "/readyz", "/metrics"]

    private let limiter: RateLimiter

    /// Makes a limit; nil if none is configured.
    init?(_ limits: ServiceLimits) {
        guard limits.clientRate > 0 else { return nil }
        limiter = RateLimiter(rate: limits.clientRate, burst: limits.clientBurst)
    }

    /// Throws if the client has to wait.
    func check(_ request: Request, from client: Client) throws(ServiceError) {
        guard !Self.unlimitedPaths.contains(request.uri.path), let wait = limiter.wait(for: client) else { return }
        let seconds = max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
        throw ServiceError(
            .tooManyRequests, "Try again in \(seconds) s, and less often.", headers: [.retryAfter: "\(seconds)"])
    }
}
#endif
