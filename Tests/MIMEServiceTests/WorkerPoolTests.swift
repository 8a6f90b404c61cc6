#if Server
import Synchronization
import Testing

@testable import MIMEService

@Suite(.timeLimit(.minutes(1)))
struct WorkerPoolTests {
    /// Work that waits until it is let go, and says when it has begun.
    private final class Gate: Sendable {
        private let began = AsyncStream.makeStream(of: Void.self)
        private let open = Mutex(false)

        func work() {
            began.continuation.yield()
            while !open.withLock({ $0 }) {}
        }

        func untilBegun() async {
            for await _ in began.stream { return }
        }

        func letGo() {
            open.withLock { $0 = true }
        }
    }

    @Test func workBeyondTheQueueIsRefused() async throws {
        let pool = WorkerPool(threadCount: 1, queueLength: 1)
        let gate = Gate()
        async let running: Void = pool.run { gate.work() }
        await gate.untilBegun()
        #expect(!pool.isFull)
        let waiting = Task { try await pool.run { 7 } }
        while !pool.isFull { await Task.yield() }
        await #expect(throws: WorkerPoolFull.self) { try await pool.run { 8 } }
        gate.letGo()
        try await running
        #expect(try await waiting.value == 7)
        #expect(!pool.isFull)
        #expect(try await pool.run { 9 } == 9)
    }
}
#endif
