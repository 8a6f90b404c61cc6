import MIMETypes

/// Runs a task over files in batches, on some threads, and writes the reports in the order of the files.
///
/// Memory does not grow with the number of files: a thread too far ahead of the oldest batch waits for it.
final class BatchRunner: Sendable {
    /// How many files a batch has.
    ///
    /// With fewer, threads would get in each other's way; with more, answers would come late.
    static let batchLength = 128

    /// Held by the thread that works on a batch of this turn.
    private final class Turn: Sendable {
        let isTaken = Lock(())
    }

    private let task: FileTask
    private let jobs: Int
    private let batches: Lock<PathBatches>
    private let output: Lock<OrderedOutput>
    /// Batches whose numbers differ by the number of turns are worked on one after the other, so a thread that goes on
    /// while another has a slow file meets that file's turn in the end.
    private let turns: [Turn]

    /// - Parameters:
    ///   - task: what to do with each file.
    ///   - jobs: the number of threads; fewer if the address space has no room for them.
    ///   - batches: the files.
    ///   - writer: writes the reports.
    init(task: FileTask, jobs: Int, batches: sending PathBatches, writer: sending ReportWriter) {
        self.task = task
        let jobs = min(jobs - 1, AddressSpace.roomForThreads) + 1
        self.jobs = jobs
        self.batches = Lock(batches)
        output = Lock(OrderedOutput(writer: writer))
        turns = (0..<2 * jobs).map { _ in Turn() }
    }

    /// Runs until everything is written, on this thread and, if there is enough to do, on as many others as the system
    /// allows.
    func run() {
        var threads: [SystemThread] = []
        while let batch = nextBatch() {
            // One batch is not worth a thread.
            if threads.isEmpty, batch.number > 0 || batch.paths.count == Self.batchLength {
                threads = (1..<jobs).compactMap { _ in SystemThread { self.work() } }
            }
            work(on: batch)
        }
        for thread in threads { thread.join() }
    }

    /// Writes what comes last.
    func finish(with report: Report) -> ReportWriter.Totals {
        output.withLock { $0.finish(with: report) }
    }

    /// The work of each thread, until no batch is left.
    private func work() {
        while let batch = nextBatch() { work(on: batch) }
    }

    private func work(on batch: PathBatch) {
        turns[batch.number % turns.count].isTaken.withLock { _ in
            let report = task.run(batch)
            output.withLock { $0.add(report, of: batch) }
        }
    }

    private func nextBatch() -> PathBatch? {
        Interruption.hasHappened ? nil : batches.withLock { $0.next() }
    }
}
