#if Upload
import NIOCore
import Synchronization

/// What the tasks of an exchange know of each other.
final class ExchangeState: Sendable {
    private struct State {
        var failure: FormClientError?
        var head: Exchange.Head?
        var interimAnswers = 0
        var isSent = false
        var isEnded = false
        var tasks: [Task<Void, Never>] = []
    }

    private let connection: Connection
    private let pool: ConnectionPool
    private let state = Mutex(State())
    /// Complete when the server wants the body, or enough time has passed without a word of it.
    private let consent: EventLoopPromise<Void>

    init(connection: Connection, pool: ConnectionPool) {
        self.connection = connection
        self.pool = pool
        consent = connection.eventLoop.makePromise()
    }

    deinit {
        consent.fail(CancellationError())
    }

    /// Why it failed, if one of the tasks knows.
    var failure: FormClientError? { state.withLock(\.failure) }

    /// Whether the whole request was sent.
    var isSent: Bool { state.withLock(\.isSent) }

    /// Whether the connection was let go of.
    var isEnded: Bool { state.withLock(\.isEnded) }

    /// The head of the response, once it has come.
    var head: Exchange.Head? { state.withLock(\.head) }

    /// Notes that the response has begun.
    func note(_ head: Exchange.Head) {
        state.withLock { $0.head = head }
    }

    /// Notes an answer that comes before the one that counts, and gives how many there were.
    func noteInterimAnswer() -> Int {
        state.withLock { state in
            state.interimAnswers += 1
            return state.interimAnswers
        }
    }

    /// Notes that the whole request was sent.
    func noteSent() {
        state.withLock { $0.isSent = true }
    }

    /// Has a task cancelled at the end.
    func add(_ task: Task<Void, Never>) {
        let isLate = state.withLock { state in
            if !state.isEnded { state.tasks.append(task) }
            return state.isEnded
        }
        if isLate { task.cancel() }
    }

    /// Gives up; only the first reason counts, and none after the end.
    func fail(_ error: FormClientError) {
        let isFirst = state.withLock { state in
            guard !state.isEnded, state.failure == nil else { return false }
            state.failure = error
            return true
        }
        if isFirst { end(isReusable: false) }
    }

    /// Lets go of the connection, and of the tasks.
    func end(isReusable: Bool) {
        let tasks: [Task<Void, Never>]? = state.withLock { state in
            guard !state.isEnded else { return nil }
            defer { (state.isEnded, state.tasks) = (true, []) }
            return state.tasks
        }
        guard let tasks else { return }
        if isReusable { pool.keep(connection) } else { pool.discard(connection) }
        for task in tasks { task.cancel() }
        consent.fail(CancellationError())
    }

    /// Says that the server wants the body.
    func consentToBody() {
        consent.succeed()
    }

    /// Waits until the server wants the body, or the time is over.
    func waitForConsent(_ limit: Duration) async throws {
        let timer = connection.eventLoop.scheduleTask(in: TimeAmount(limit)) { [consent] in consent.succeed() }
        defer { timer.cancel() }
        try await consent.futureResult.get()
    }
}
#endif
