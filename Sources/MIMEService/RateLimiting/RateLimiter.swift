#if Server
import Synchronization

/// Lets each client ask so many times a second, and a few times more at once.
///
/// For each client a moment is kept, at which all that it has used will be earned again: the generic cell rate
/// algorithm, which gives the same answers as a bucket of tokens and needs no filling. Whoever has earned all need not
/// be remembered.
///
/// https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
final class RateLimiter: Sendable {
    /// Clients in two generations.
    ///
    /// When the younger is full it becomes the older, and who stands in the older alone is forgotten,
    /// so that neither memory nor the time for a request grows with the number of clients.
    private struct Memory {
        var young: [ClientAddress: Duration] = [:]
        var old: [ClientAddress: Duration] = [:]
    }

    private let interval: Duration
    private let tolerance: Duration
    private let capacity: Int
    private let start = ContinuousClock.now
    private let memory = Mutex(Memory())

    /// Makes a limiter; `capacity` is the number of clients in a generation.
    init(rate: Int, burst: Int, capacity: Int = 1 << 16) {
        interval = .seconds(1) / rate
        tolerance = interval * (burst - 1)
        self.capacity = capacity
    }

    /// Counts a request; tells how long the client has to wait if it may not be answered, which then does not count.
    func wait(for client: ClientAddress, at now: ContinuousClock.Instant = .now) -> Duration? {
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
