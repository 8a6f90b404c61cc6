#if Server
import NIOCore
import NIOPosix
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Threads for work that would keep other requests waiting, shared fairly among clients.
///
/// Work waits as long as its request allows. The queue needs no separate limit, because the number of requests is
/// limited, and the bytes of waiting work count towards the memory that clients may use.
final class WorkerPool: Sendable {
    private struct State {
        var schedule = FairSchedule<Job>()
        var workers = 0
        /// The average cost of recent work.
        var estimate = Duration.milliseconds(1)
    }

    private let threads: NIOThreadPool
    private let threadCount: Int
    private let state = Lock(State())
    private let load = Lock(0)

    init(threadCount: Int) {
        threads = NIOThreadPool(numberOfThreads: threadCount)
        self.threadCount = threadCount
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// The number of jobs that are waiting or running.
    var depth: Int { load.withLock(\.self) }

    /// The number of clients whose jobs are waiting or running.
    var clientCount: Int { depth == 0 ? 0 : state.withLock { $0.schedule.clientCount } }

    /// Runs work on one of the threads, and returns the result and the processor time that it took.
    ///
    /// - Throws: `WorkerPoolBusy` if the work could not begin in time.
    func run<Result: Sendable>(
        for client: Client, within wait: Duration, _ work: @escaping @Sendable () -> Result
    ) async throws(WorkerPoolBusy) -> (result: Result, time: Duration) {
        load.withLock { $0 += 1 }
        defer { load.withLock { $0 -= 1 } }
        let answer: (result: Result, time: Duration)? = await withCheckedContinuation { continuation in
            let job = Job {
                let start = Self.processorTime
                let result = work()
                let time = Self.processorTime - start
                continuation.resume(returning: (result, time))
                return time
            } giveUp: {
                continuation.resume(returning: nil)
            }
            enqueue(job, for: client)
            job.expire(in: wait)
        }
        guard let answer else { throw WorkerPoolBusy() }
        return answer
    }

    private func enqueue(_ job: Job, for client: Client) {
        let needsWorker = state.withLock { state in
            state.schedule.add(job, for: client) { $0.isWaiting }
            guard state.workers < threadCount else { return false }
            state.workers += 1
            return true
        }
        if needsWorker { threads.submit { [self] _ in drain() } }
    }

    /// Runs jobs until there are no more.
    private func drain() {
        while let (job, client, estimate) = next() {
            let cost = job.run() ?? .zero
            state.withLock { state in
                state.schedule.charge(client, cost - estimate)
                // Cancelled work doesn't indicate what work costs.
                if cost > .zero { state.estimate = (state.estimate * 7 + cost) / 8 }
            }
        }
    }

    private func next() -> (Job, Client, Duration)? {
        state.withLock { state in
            guard let (job, client) = state.schedule.next(estimate: state.estimate) else {
                state.workers -= 1
                return nil
            }
            return (job, client, state.estimate)
        }
    }

    /// The processor time of this thread, which does not grow while other threads run.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// Work could not begin in time.
struct WorkerPoolBusy: Error {}

/// Waiting work, which is either run or abandoned.
private final class Job: Sendable {
    private struct Choice {
        let run: @Sendable () -> Duration
        let giveUp: @Sendable () -> Void
    }

    /// The closures for both cases; nil once the job was run or abandoned, so that what they refer to is released.
    private let choice: Lock<Choice?>
    private let timer = Lock<Scheduled<Void>?>(nil)

    init(run: @escaping @Sendable () -> Duration, giveUp: @escaping @Sendable () -> Void) {
        choice = Lock(Choice(run: run, giveUp: giveUp))
    }

    var isWaiting: Bool { choice.withLock { $0 != nil } }

    /// Runs the job, and returns its cost; nil if it was abandoned.
    func run() -> Duration? {
        let taken = take()
        timer.withLock { $0?.cancel() }
        return taken?.run()
    }

    /// Abandons the job if it has not begun after some time.
    func expire(in time: Duration) {
        let timer = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(time)) { self.giveUp() }
        self.timer.withLock { $0 = timer }
        if !isWaiting { timer.cancel() }
    }

    private func giveUp() {
        take()?.giveUp()
    }

    private func take() -> Choice? {
        choice.withLock { choice in
            defer { choice = nil }
            return choice
        }
    }
}
#endif
