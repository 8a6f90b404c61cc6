#if Upload
import Synchronization

/// Notices that nothing has moved for too long, or that the whole request takes too long.
final class Watchdog: Sendable {
    enum Expiry {
        case noProgress
        case total
    }

    private enum Progress {
        /// No progress is expected now.
        ///
        /// A connection is being made, which has a limit of its own, or it is the caller's turn to read.
        case paused
        case since(ContinuousClock.Instant)
    }

    let limit: Duration
    private static let grace = Duration.milliseconds(50)
    private let deadline: ContinuousClock.Instant?
    private let progress = Mutex(Progress.paused)

    init(limit: Duration, deadline: ContinuousClock.Instant?) {
        self.limit = limit
        self.deadline = deadline
    }

    /// Notes that something moved, and continues watching.
    func reset() {
        progress.withLock { $0 = .since(.now) }
    }

    /// Stops watching until the next progress.
    func pause() {
        progress.withLock { $0 = .paused }
    }

    /// Gives the error for a limit that is over.
    func error(_ expiry: Expiry, url: String) -> FormClientError {
        let reason =
            switch expiry {
            case .noProgress: "neither took nor sent anything for \(limit.inSeconds) seconds"
            case .total: "did not take and answer all of it in the time that was allowed"
            }
        return FormClientError(.timedOut, url, reason: "\(reason); try again, or allow more time")
    }

    /// Waits for one of the limits.
    ///
    /// - Returns: which one it was, or nil if the task was cancelled.
    func run() async -> Expiry? {
        var isSure = false
        while !Task.isCancelled {
            let now = ContinuousClock.now
            if let deadline, deadline <= now { return .total }
            // While it is paused, it can't expire before the full limit has passed again.
            var due = now + limit
            if case .since(let last) = progress.withLock({ $0 }) {
                due = last + limit
                if due <= now {
                    if isSure { return .noProgress }
                    // On a busy machine, or one that has slept, progress may not have been noted yet.
                    isSure = true
                    due = now + Self.grace
                } else {
                    isSure = false
                }
            }
            try? await Task.sleep(until: deadline.map { min($0, due) } ?? due, clock: .continuous)
        }
        return nil
    }
}

extension Duration {
    /// The seconds with one decimal, for a message.
    fileprivate var inSeconds: String {
        let (seconds, attoseconds) = components
        let tenths = attoseconds / 100_000_000_000_000_000
        return tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    }
}
#endif
