#if Upload
import MIMETypes

/// Notices that nothing has moved for too long, or that the whole request takes too long.
final class Watchdog: Sendable {
    enum Expiry {
        /// Nothing has moved for this long.
        case noProgress(Duration)
        case total
    }

    private enum Progress {
        /// No progress is expected now.
        ///
        /// A connection is being made, which has its own limit, or it is the caller's turn to read.
        case paused
        case since(ContinuousClock.Instant)
    }

    let limit: Duration
    /// The maximum number of bytes that the other side's system holds for a slow reader, and their rate in a second.
    ///
    /// While it has room for no more, it reports nothing, however steadily they are read.
    private static let (heldBytes, minRate) = (128 << 10, 16 << 10)
    private static let grace = Duration.milliseconds(50)
    private let deadline: ContinuousClock.Instant?
    private let progress = Lock(Progress.paused)
    private let isAnswered = Lock(false)

    init(limit: Duration, deadline: ContinuousClock.Instant?) {
        self.limit = limit
        self.deadline = deadline
    }

    /// Notes that something moved, and continues watching.
    func reset() {
        progress.withLock { $0 = .since(.now) }
    }

    /// Notes that the response has begun, so that the other side's buffers no longer explain a pause.
    func noteAnswer() {
        isAnswered.withLock { $0 = true }
    }

    /// Stops watching until the next progress.
    func pause() {
        progress.withLock { $0 = .paused }
    }

    /// Gives the error for a limit that is over.
    func error(_ expiry: Expiry, url: String) -> FormClientError {
        let reason =
            switch expiry {
            case .noProgress(let time): "neither received nor sent anything for \(time.inSeconds) seconds"
            case .total: "did not receive the request and respond within the total time"
            }
        return FormClientError(.timedOut, url, reason: "\(reason); try again, or allow more time")
    }

    /// Waits for one of the limits.
    ///
    /// Bytes that the other side acknowledges are progress too. A slow reader empties the buffers of the system, which
    /// hold megabytes, long before the connection takes the next piece.
    ///
    /// - Parameters:
    ///   - sent: gives the number of bytes of the body that were sent.
    ///   - acknowledged: gives the number of bytes that were acknowledged, or nil if that is not known.
    /// - Returns: which one it was, or nil if the task was cancelled.
    func run(sent: @Sendable () -> Int, acknowledged: @Sendable () async -> UInt64?) async -> Expiry? {
        var isSure = false
        var known: UInt64?
        while !Task.isCancelled {
            if let deadline, deadline <= .now { return .total }
            // Most requests are over before the first look, which then costs nothing.
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
                    // On a busy machine, or one that has slept, progress may not have been noted yet.
                    isSure = true
                    due = now + Self.grace
                } else {
                    isSure = false
                    // Bytes that were acknowledged early must not count as progress late.
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

    /// Notes that something moved, unless it is paused.
    private func noteProgress() {
        progress.withLock { if case .since = $0 { $0 = .since(.now) } }
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
