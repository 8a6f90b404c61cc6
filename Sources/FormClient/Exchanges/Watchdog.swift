#if Upload
import MIMETypes

/// Detects that no data was transferred for too long, or that the whole request takes too long.
final class Watchdog: Sendable {
    enum Expiry {
        /// There was no progress for this long.
        case noProgress(Duration)
        case total
    }

    private enum Progress {
        /// No progress is expected now.
        ///
        /// Either a connection is being made, which has its own limit, or the caller has not asked for more of the
        /// response.
        case paused
        case since(ContinuousClock.Instant)
    }

    let limit: Duration
    /// The maximum number of bytes that the other side's system buffers for a slow reader, and the minimum rate, in
    /// bytes per second, at which the reader must read them.
    ///
    /// While the buffer is full, the system acknowledges nothing, however steadily the bytes are read.
    private static let (heldBytes, minRate) = (128 << 10, 16 << 10)
    private static let grace = Duration.milliseconds(50)
    private let deadline: ContinuousClock.Instant?
    private let progress = Lock(Progress.paused)
    private let isAnswered = Lock(false)

    init(limit: Duration, deadline: ContinuousClock.Instant?) {
        self.limit = limit
        self.deadline = deadline
    }

    /// Records progress, and continues watching.
    func reset() {
        progress.withLock { $0 = .since(.now) }
    }

    /// Records that the response has begun, so that the other side's buffers no longer explain a pause.
    func noteAnswer() {
        isAnswered.withLock { $0 = true }
    }

    /// Stops watching until progress is next recorded.
    func pause() {
        progress.withLock { $0 = .paused }
    }

    /// Returns the error for a limit that was exceeded.
    func error(_ expiry: Expiry, url: String) -> FormClientError {
        let reason =
            switch expiry {
            case .noProgress(let time): "neither received nor sent anything for \(time.inSeconds) seconds"
            case .total: "did not receive the request and respond within the total time"
            }
        return FormClientError(.timedOut, url, reason: "\(reason); try again, or allow more time")
    }

    /// Waits until one of the limits is exceeded.
    ///
    /// Bytes that the other side acknowledges are progress too. The system's buffers hold megabytes. So if the reader
    /// is slow, bytes are acknowledged long before the connection accepts the next piece.
    ///
    /// - Parameters:
    ///   - sent: a closure that returns the number of bytes of the body that were sent.
    ///   - acknowledged: a closure that returns the number of bytes that were acknowledged, or nil if that is not
    ///     known.
    /// - Returns: the limit that was exceeded, or nil if the task was cancelled.
    func run(sent: @Sendable () -> Int, acknowledged: @Sendable () async -> UInt64?) async -> Expiry? {
        var isSure = false
        var known: UInt64?
        while !Task.isCancelled {
            if let deadline, deadline <= .now { return .total }
            // Most requests end before the first check, which then costs nothing.
            if known == nil {
                known = 0
            } else if isRunning, let bytes = await acknowledged(), bytes > known ?? 0 {
                known = bytes
                noteProgress()
            }
            let held = isAnswered.withLock(\.self) ? 0 : min(sent(), Self.heldBytes)
            let limit = limit + .seconds(Double(held) / Double(Self.minRate))
            let now = ContinuousClock.now
            // While it is paused, it can't expire before the full limit has passed again.
            var due = now + limit
            if case .since(let last) = progress.withLock({ $0 }) {
                due = last + limit
                if due <= now {
                    if isSure { return .noProgress(limit) }
                    // On a busy machine, or one that was asleep, progress may not have been recorded yet.
                    isSure = true
                    due = now + Self.grace
                } else {
                    isSure = false
                    // Bytes that were acknowledged early must not be counted as progress late.
                    due = min(due, now + limit / 4)
                }
            }
            try? await Task.sleep(until: deadline.map { min($0, due) } ?? due, clock: .continuous)
        }
        return nil
    }

    private var isRunning: Bool {
        if case .since = progress.withLock({ $0 }) { true } else { false }
    }

    /// Records progress, unless watching is paused.
    private func noteProgress() {
        progress.withLock { if case .since = $0 { $0 = .since(.now) } }
    }
}

extension Duration {
    /// The duration in seconds with one decimal, for a message.
    fileprivate var inSeconds: String {
        let (seconds, attoseconds) = components
        let tenths = attoseconds / 100_000_000_000_000_000
        return tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    }
}
#endif
