#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The processor time of work, which does not depend on what else the machine does.
public enum ProcessorTime {
    /// Measures work that stays on its thread.
    ///
    /// - Parameters:
    ///   - rounds: how often the work is done; the fastest round counts.
    ///   - work: the work.
    /// - Returns: nanoseconds of the thread's processor time, at least one.
    public static func nanoseconds(rounds: Int = 3, _ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = now
            try work()
            best = min(best, now - start)
        }
        return max(best, 1)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
