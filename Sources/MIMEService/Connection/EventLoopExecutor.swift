#if Server
import NIOCore

/// Runs the tasks of a connection on the event loop that reads its bytes.
///
/// Otherwise, one of Swift's own threads would have to be woken for each request, and then the event loop for the
/// response, which takes longer than most requests themselves. Long work has its own threads: `WorkerPool`.
final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
#endif
