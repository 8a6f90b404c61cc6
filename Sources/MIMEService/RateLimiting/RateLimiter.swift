#if Server
import MIMETypes

/// Allows each client a number of requests per second, and some more in a burst.
///
/// It keeps a single time for each client: the time when everything that the client has used will be available again.
/// This is the generic cell rate algorithm, which gives the same results as a token bucket but needs no refilling. A
/// client to which everything is available again need not be remembered.
///
/// https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
final class RateLimiter: Sendable {
    /// The clients, in two generations.
    ///
    /// When the younger one is full, it becomes the older one, and clients that were only in the older one are
    /// forgotten. So neither memory nor the time for a request grows with the number of clients.
    private struct Memory {
        var young: [Client: Duration] = [:]
        var old: [Client: Duration] = [:]
    }

    private let interval: Duration
    private let tolerance: Duration
    private let capacity: Int
    private let start = ContinuousClock.now
    private let memory = Lock(Memory())

    /// Makes a limiter; `capacity` is the number of clients in a generation.
    init(rate: Int, burst: Int, capacity: Int = 1 << 16) {
        interval = .seconds(1) / rate
        tolerance = interval * (burst - 1)
        self.capacity = capacity
    }

    /// Counts a request, and returns nil; if it exceeds the limit, returns how long the client has to wait, and does
    /// not count it.
    func wait(for client: Client, at now: ContinuousClock.Instant = .now) -> Duration? {
        let now = now - start
        return memory.withLock { memory in
            let earned = max(now, memory.young[client] ?? memory.old[client] ?? now)
            guard earned - now <= tolerance else { return earned - now - tolerance }
            if memory.young.count >= capacity, memory.young[client] == nil {
                memory.old = memory.young
                memory.young = [:]
            }
            memory.young[client] = earned + interval
            return nil
        }
    }
}
#endif
