import MIMETypes

/// Runs a task on batches of files on several threads, and writes the reports in the order of the files.
///
/// Memory use does not grow with the number of files: a thread that is too far ahead of the oldest unfinished batch
/// waits for that batch.
final class BatchRunner: Sendable {
    /// The number of files in a batch.
    ///
    /// With smaller batches, threads would contend for locks; with larger ones, results would be delayed.
    static let batchLength = 128

    /// A lock that a thread holds while it works on a batch with this turn.
    private final class Turn: Sendable {
        let isTaken = Lock(())
    }

    private let task: FileTask
    private let jobs: Int
    private let batches: Lock<PathBatches>
    private let output: Lock<OrderedOutput>
    /// The turns of the batches.
    ///
    /// Batches whose numbers differ by a multiple of the number of turns are processed one after another. If a file is
    /// slow, the other threads continue only until they need the turn of the file's batch.
    private let turns: [Turn]

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - task: the task to run on each file.
    ///   - jobs: the number of threads; fewer are used if the address space has no room for them.
    ///   - batches: the batches of files.
    ///   - writer: the writer for the reports.
    init(task: FileTask, jobs: Int, batches: sending PathBatches, writer: sending ReportWriter) {
        self.task = task
        let jobs = min(jobs - 1, AddressSpace.roomForThreads) + 1
        self.jobs = jobs
        self.batches = Lock(batches)
        output = Lock(OrderedOutput(writer: writer))
        turns = (0..<2 * jobs).map { _ in Turn() }
    }

    /// Runs until everything is written.
    ///
    /// Uses this thread and, if there is enough work, other threads.
    func run() {
        var threads: [SystemThread] = []
        while let batch = nextBatch() {
            // A single batch is not worth a thread.
            if threads.isEmpty, batch.number > 0 || batch.paths.count == Self.batchLength {
                threads = (1..<jobs).compactMap { _ in SystemThread { self.work() } }
            }
            work(on: batch)
        }
        for thread in threads { thread.join() }
    }

    /// Writes the last report, and returns the totals.
    func finish(with report: Report) -> ReportWriter.Totals {
        output.withLock { $0.finish(with: report) }
    }

    /// Processes batches until none are left; each thread runs this method.
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
