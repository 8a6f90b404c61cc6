#if Upload
import MIMETypes

/// Detects that no data was transferred for too long, or that the whole request takes too long.
///
/// It has no timer: `check` states when it is to be called again.
final class Watchdog: Sendable {
    enum Expiry {
        /// There was no progress for this long.
        case noProgress(Duration)
        case total
    }

    enum Verdict {
        /// This limit was exceeded.
        case expired(Expiry)
        /// No limit was exceeded; the next check is due at this time.
        case due(ContinuousClock.Instant)
        /// The limit seems to have been exceeded, but progress may not have been recorded yet, because the machine is
        /// busy or was asleep; the next check decides.
        case unsure
    }

    fileprivate enum Progress {
        /// No progress is expected now.
        ///
        /// Either a connection is being made, which has its own limit, or the caller has not asked for more of the
        /// response.
        case paused
        case since(ContinuousClock.Instant)
    }

    fileprivate struct State {
        var progress = Progress.paused
        var isAnswered = false
        var acknowledgedBytes: UInt64 = 0
        /// Whether the limit had already been reached at the last check.
        var isSure = false
    }

    let limit: Duration
    /// The maximum number of bytes that the other side's system buffers for a slow reader, and the minimum rate, in
    /// bytes per second, at which the reader must read them.
    ///
    /// While the buffer is full, the system acknowledges nothing, however steadily the bytes are read.
    private static let (heldBytes, minRate) = (128 << 10, 16 << 10)
    /// How long to wait before the check that decides.
    static let grace = Duration.milliseconds(50)
    private let deadline: ContinuousClock.Instant?
    private let state = Lock(State())

    init(limit: Duration, deadline: ContinuousClock.Instant?) {
        self.limit = limit
        self.deadline = deadline
    }

    /// Records progress, and continues watching.
    func reset() {
        state.withLock { $0.progress = .since(.now) }
    }

    /// Records that the response has begun, so that the other side's buffers no longer explain a pause.
    func noteAnswer() {
        state.withLock { $0.isAnswered = true }
    }

    /// Stops watching until progress is next recorded.
    func pause() {
        state.withLock { $0.progress = .paused }
    }

    /// Returns the error for a limit that was exceeded.
    ///
    /// - Parameters:
    ///   - expiry: the limit.
    ///   - url: the URL of the request.
    ///   - isUnanswered: whether the whole request was sent and the response has not begun.
    /// - Returns: the error.
    func error(_ expiry: Expiry, url: String, isUnanswered: Bool) -> FormClientError {
        let reason =
            switch expiry {
            case .noProgress(let time): "neither received nor sent anything for \(time.inSeconds) seconds"
            case .total: "did not receive the request and respond within the total time"
            }
        // Who simply tries again may send everything twice.
        let advice =
            isUnanswered
            ? " after all of the request was sent; check whether it was accepted, or allow more time"
            : "; try again, or allow more time"
        return FormClientError(.timedOut, url, reason: reason + advice)
    }

    /// When the first check is due.
    var firstCheck: ContinuousClock.Instant {
        let due = ContinuousClock.now + limit / 4
        return deadline.map { min($0, due) } ?? due
    }

    /// Checks whether one of the limits is exceeded.
    ///
    /// Bytes that the other side acknowledges are progress too. The system's buffers hold megabytes. So if the reader
    /// is slow, bytes are acknowledged long before the connection accepts the next piece.
    ///
    /// - Parameters:
    ///   - sent: the number of bytes of the body that were sent.
    ///   - acknowledged: the number of bytes that were acknowledged, or nil if that is not known.
    ///   - now: the time of the check.
    /// - Returns: the limit that was exceeded, or the time of the next check.
    func check(sent: Int, acknowledged: UInt64?, now: ContinuousClock.Instant = .now) -> Verdict {
        if let deadline, deadline <= now { return .expired(.total) }
        let held = min(sent, Self.heldBytes)
        let verdict = state.withLock { state in
            state.note(acknowledged, at: now)
            let extra = state.isAnswered ? Duration.zero : .seconds(Double(held) / Double(Self.minRate))
            return state.check(limit + extra, at: now)
        }
        guard case .due(let due) = verdict, let deadline else { return verdict }
        return .due(min(due, deadline))
    }
}

extension Watchdog.State {
    /// Records progress if more bytes were acknowledged than before, unless watching is paused.
    fileprivate mutating func note(_ acknowledged: UInt64?, at now: ContinuousClock.Instant) {
        guard case .since = progress, let acknowledged, acknowledged > acknowledgedBytes else { return }
        acknowledgedBytes = acknowledged
        progress = .since(now)
    }

    fileprivate mutating func check(_ limit: Duration, at now: ContinuousClock.Instant) -> Watchdog.Verdict {
        // While it is paused, it can't expire before the full limit has passed again.
        guard case .since(let last) = progress else { return .due(now + limit) }
        guard last + limit <= now else {
            isSure = false
            // Bytes that were acknowledged early must not be counted as progress late.
            return .due(min(last + limit, now + limit / 4))
        }
        if isSure { return .expired(.noProgress(limit)) }
        isSure = true
        return .unsure
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
