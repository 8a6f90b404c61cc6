#if Server
import HTTPTypes
import Hummingbird

/// The limit of requests of one client, and who is one.
struct ClientLimit: Sendable {
    /// What those who run the service ask for, often and from one place.
    private static let unlimitedPaths: Set = ["/healthz", "/readyz", "/metrics"]

    private let limiter: RateLimiter
    private let trustedProxies: Set<ClientAddress>

    /// Makes a limit; nil if none is configured.
    init?(_ configuration: ServiceConfiguration) {
        guard configuration.limits.clientRate > 0 else { return nil }
        limiter = RateLimiter(rate: configuration.limits.clientRate, burst: configuration.limits.clientBurst)
        trustedProxies = Set(configuration.trustedProxies.compactMap { ClientAddress($0) })
    }

    /// Throws if the client has to wait.
    func check(_ request: Request, _ context: ServiceContext) throws(ServiceError) {
        guard !Self.unlimitedPaths.contains(request.uri.path), let client = client(of: request, context),
            let wait = limiter.wait(for: client.owner)
        else { return }
        let seconds = max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
        throw ServiceError(
            .tooManyRequests, "Ask again in \(seconds) s, and less often.", headers: [.retryAfter: "\(seconds)"])
    }

    /// Who has sent a request: whoever is connected, or who a trusted proxy says it is.
    ///
    /// The header grows from the client on, and only what trusted proxies have added can be believed.
    private func client(of request: Request, _ context: ServiceContext) -> ClientAddress? {
        guard var client = context.channel.remoteAddress.flatMap({ ClientAddress($0) }) else { return nil }
        guard trustedProxies.contains(client) else { return client }
        let named = request.headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }
        for text in named.reversed() {
            guard let address = ClientAddress(String(text.filter { $0 != " " })) else { return client }
            client = address
            guard trustedProxies.contains(client) else { return client }
        }
        return client
    }
}

extension HTTPField.Name {
    static let forwardedFor = constant("X-Forwarded-For")
}
#endif
