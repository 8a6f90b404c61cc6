#if Upload
import NIOCore
import NIOHTTP1
import MIMETypes

/// The state that the tasks of an exchange share.
final class ExchangeState: Sendable {
    private struct State {
        var failure: FormClientError?
        var head: Exchange.Head?
        var interimAnswers = 0
        var isSent = false
        var bodyBytesSent = 0
        var isEnded = false
        var isShortBodyReported = false
        /// The parts of the response that have arrived but have not been processed yet.
        var parts = CircularBuffer<HTTPClientResponsePart>()
        /// The first parts of the response, if they were requested together with sending and nobody waits for them yet.
        var firstParts: EventLoopFuture<CircularBuffer<HTTPClientResponsePart>>?
        /// The task that sends the body, if it needs one.
        var sending: Task<Void, Never>?
    }

    private let connection: Connection
    private let pool: ConnectionPool
    /// The length of the request's body, or nil if it is not known.
    private let bodyLength: Int?
    private let state = Lock(State())
    /// A promise that completes when the server wants the body, or has not responded in time.
    private let consent: EventLoopPromise<Void>

    init(connection: Connection, pool: ConnectionPool, bodyLength: Int?) {
        self.bodyLength = bodyLength
        self.connection = connection
        self.pool = pool
        consent = connection.eventLoop.makePromise()
    }

    deinit {
        consent.fail(CancellationError())
    }

    /// Why the exchange failed, or nil.
    var failure: FormClientError? { state.withLock(\.failure) }

    /// Whether the whole request was sent.
    var isSent: Bool { state.withLock(\.isSent) }

    /// The number of bytes of the body that were sent.
    var bodyBytesSent: Int { state.withLock(\.bodyBytesSent) }

    /// Whether all bytes of the body were sent.
    ///
    /// It is updated on the connection's thread, and so before a response that follows the last byte.
    var isBodySent: Bool {
        state.withLock { $0.isSent || $0.bodyBytesSent == bodyLength }
    }

    /// Whether the connection was released.
    var isEnded: Bool { state.withLock(\.isEnded) }

    /// The head of the response, or nil if it has not arrived yet.
    var head: Exchange.Head? { state.withLock(\.head) }

    /// Takes the next part of the response that has arrived; nil if there is none.
    func nextPart() -> HTTPClientResponsePart? { state.withLock { $0.parts.popFirst() } }

    /// Returns whether nobody has reported yet that a short body was sent; the caller then does.
    func takeReport() -> Bool {
        state.withLock { state in
            defer { state.isShortBodyReported = true }
            return !state.isShortBodyReported
        }
    }

    /// Adds parts of the response, and returns the first one.
    func add(_ parts: CircularBuffer<HTTPClientResponsePart>) -> HTTPClientResponsePart? {
        state.withLock { state in
            state.parts = parts
            return state.parts.popFirst()
        }
    }

    /// Records that the response has begun.
    func note(_ head: Exchange.Head) {
        state.withLock { $0.head = head }
    }

    /// Records an interim response, and returns how many there were.
    func noteInterimAnswer() -> Int {
        state.withLock { state in
            state.interimAnswers += 1
            return state.interimAnswers
        }
    }

    /// Records that the whole request was sent.
    func noteSent() {
        state.withLock { $0.isSent = true }
    }

    /// Records that bytes of the body were sent.
    func noteSent(_ count: Int) {
        state.withLock { $0.bodyBytesSent += count }
    }

    /// Keeps the task that sends the body, to cancel it at the end.
    func add(_ sending: Task<Void, Never>) {
        let isLate = state.withLock { state in
            if !state.isEnded { state.sending = sending }
            return state.isEnded
        }
        if isLate { sending.cancel() }
    }

    /// Keeps the first parts of the response until somebody waits for them.
    func add(first parts: EventLoopFuture<CircularBuffer<HTTPClientResponsePart>>) {
        state.withLock { $0.firstParts = parts }
    }

    /// Requests the next parts of the response.
    func requestParts() -> EventLoopFuture<CircularBuffer<HTTPClientResponsePart>> {
        let first = state.withLock { state in
            defer { state.firstParts = nil }
            return state.firstParts
        }
        return first ?? connection.next()
    }

    /// Ends the exchange with an error; later errors, and errors after the end, are ignored.
    func fail(_ error: FormClientError) {
        let isFirst = state.withLock { state in
            guard !state.isEnded, state.failure == nil else { return false }
            state.failure = error
            return true
        }
        if isFirst { end(isReusable: false) }
    }

    /// Releases the connection and cancels sending.
    func end(isReusable: Bool) {
        let (isFirst, sending) = state.withLock { state in
            defer { (state.isEnded, state.sending) = (true, nil) }
            return (!state.isEnded, state.sending)
        }
        guard isFirst else { return }
        if isReusable { pool.keep(connection) } else { pool.discard(connection) }
        sending?.cancel()
        consent.fail(CancellationError())
    }

    /// Ends the exchange with an error when a limit of the watchdog is exceeded.
    func watch(with watchdog: Watchdog, url: String) {
        check(with: watchdog, url: url, at: watchdog.firstCheck)
    }

    private func check(with watchdog: Watchdog, url: String, at time: ContinuousClock.Instant) {
        // Once the exchange has ended, the timer belongs to the next user of the connection.
        state.withLock { state in
            guard !state.isEnded else { return }
            connection.timer.set(at: time) { [self] in check(with: watchdog, url: url) }
        }
    }

    private func check(with watchdog: Watchdog, url: String) {
        connection.withAcknowledgedBytes { [self] bytes in
            switch watchdog.check(sent: bodyBytesSent, acknowledged: bytes) {
            case .expired(let expiry): fail(watchdog.error(expiry, url: url, isUnanswered: isBodySent && head == nil))
            case .due(let time): check(with: watchdog, url: url, at: time)
            case .unsure:
                // The tasks that record progress may be waiting for a thread, so this one takes its turn after them.
                Task {
                    try? await Task.sleep(for: Watchdog.grace)
                    if !isEnded { check(with: watchdog, url: url) }
                }
            }
        }
    }

    /// Records that the server wants the body.
    func consentToBody() {
        consent.succeed()
    }

    /// Waits until the server wants the body, or the time limit is reached.
    func waitForConsent(_ limit: Duration) async throws {
        let timer = connection.eventLoop.scheduleTask(in: TimeAmount(limit)) { [consent] in consent.succeed() }
        defer { timer.cancel() }
        try await consent.futureResult.get()
    }
}
#endif
