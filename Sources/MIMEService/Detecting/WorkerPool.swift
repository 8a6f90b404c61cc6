#if Server
import NIOCore
import NIOPosix
import Synchronization

/// Threads for work that would keep other requests waiting.
///
/// Work waits in a queue of bounded length. If it is full, callers are told to come back later, so neither memory nor
/// the time until an answer grows without end.
final class WorkerPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    private let load = Atomic(0)

    init(threadCount: Int, queueLength: Int) {
        threads = NIOThreadPool(numberOfThreads: threadCount)
        capacity = threadCount + queueLength
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// How much work is waiting or running.
    var depth: Int { load.load(ordering: .relaxed) }

    /// Whether the next piece of work would be refused.
    var isFull: Bool { load.load(ordering: .relaxed) >= capacity }

    /// Runs work on one of the threads; throws if too much is waiting.
    func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async throws -> Result {
        defer { load.subtract(1, ordering: .relaxed) }
        guard load.add(1, ordering: .relaxed).newValue <= capacity else { throw WorkerPoolFull() }
        return try await threads.runIfActive(work)
    }
}

/// The queue is full.
struct WorkerPoolFull: Error {}
#endif
