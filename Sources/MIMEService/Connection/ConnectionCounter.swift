#if Server
import MIMETypes

/// Counts the open connections in total and for each client.
final class ConnectionCounter: Sendable {
    private let limit: Int
    private let metrics: ServiceMetrics
    private let counts = Lock<[Client: Int]>([:])

    /// Makes a counter; only a trusted proxy may have more connections than the limit.
    init(limit: Int, metrics: ServiceMetrics) {
        self.limit = limit
        self.metrics = metrics
    }

    /// Counts a new connection; returns false, without counting it, if its client has too many.
    func open(_ client: Client) -> Bool {
        let isOpen = counts.withLock { counts in
            guard client == .proxy || counts[client, default: 0] < limit else { return false }
            counts[client, default: 0] += 1
            return true
        }
        if isOpen { metrics.connectionOpened() }
        return isOpen
    }

    /// Removes a connection from the count.
    func close(_ client: Client) {
        metrics.connectionClosed()
        counts.withLock { counts in
            let count = counts[client, default: 0] - 1
            counts[client] = count > 0 ? count : nil
        }
    }
}
#endif
