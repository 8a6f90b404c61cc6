#if Server
import Synchronization

/// Counts all connections, and those of each client.
final class ConnectionCounter: Sendable {
    private let limit: Int
    private let trusted: TrustedProxies
    private let metrics: ServiceMetrics
    private let counts = Mutex<[ClientAddress: Int]>([:])

    /// Makes a counter; only a trusted proxy may have more connections than the limit.
    init(limit: Int, trusted: TrustedProxies, metrics: ServiceMetrics) {
        self.limit = limit
        self.trusted = trusted
        self.metrics = metrics
    }

    /// Counts a new connection; returns false, without counting it, if its client has too many.
    func open(_ client: ClientAddress?) -> Bool {
        let isOpen =
            owner(client).map { owner in
                counts.withLock { counts in
                    guard counts[owner, default: 0] < limit else { return false }
                    counts[owner, default: 0] += 1
                    return true
                }
            } ?? true
        if isOpen { metrics.connectionOpened() }
        return isOpen
    }

    /// Removes a connection from the count.
    func close(_ client: ClientAddress?) {
        metrics.connectionClosed()
        guard let owner = owner(client) else { return }
        counts.withLock { counts in
            let count = counts[owner, default: 0] - 1
            counts[owner] = count > 0 ? count : nil
        }
    }

    private func owner(_ client: ClientAddress?) -> ClientAddress? {
        client.flatMap { trusted.contains($0) ? nil : $0.owner }
    }
}
#endif
