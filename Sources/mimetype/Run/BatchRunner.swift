import MIMETypes

/// Runs a task over files in batches, on some threads, and writes the reports in the order of the files.
///
/// Memory does not grow with the number of files: a few batches a thread are under way, and whoever submits more has to wait.
final class BatchRunner: @unchecked Sendable {
    // `@unchecked Sendable` holds because everything mutable below the lock is only touched while it is held, and the batch
    // being filled only by the thread that submits.

    /// The files of a batch: fewer would wake threads too often, more would keep answers back for too long.
    private static let batchLength = 128
    private static let batchesPerThread = 4

    private let task: FileTask
    private let jobs: Int
    private let lock = ConditionLock()
    private var writer: ReportWriter

    private var batch: [[UInt8]] = []
    private var threads: [SystemThread] = []
    private var waiting: [(number: Int, paths: [[UInt8]])] = []
    private var finished: [Int: Report] = [:]
    private var submitted = 0
    private var written = 0
    private var isClosed = false

    init(task: FileTask, jobs: Int, writer: ReportWriter) {
        self.task = task
        self.jobs = jobs
        self.writer = writer
    }

    /// Adds a file to the run.
    func submit(_ path: [UInt8]) {
        batch.append(path)
        if batch.count >= (writer.isInteractive ? 1 : Self.batchLength) { dispatch() }
    }

    /// Puts something in order between the files.
    func submit(_ report: Report) {
        drain()
        writer.write(report)
    }

    /// Puts what can't be read in order between the files.
    func submit(_ error: ResourceError, _ path: [UInt8]) {
        var report = Report()
        task.fail(error, path, &report)
        submit(report)
    }

    /// Writes out everything so far.
    func flush() {
        drain()
        writer.flush()
    }

    /// Waits until everything that was submitted is written.
    func drain() {
        dispatch()
        settle()
    }

    /// Waits until everything is written.
    func finish() -> ReportWriter.Totals {
        drain()
        lock.withLock {
            isClosed = true
            lock.signal()
        }
        for thread in threads { thread.join() }
        return writer.finish()
    }

    /// Says how far the input has been read, for the progress line.
    func note(_ fraction: Double) {
        lock.withLock { writer.progress.fraction = fraction }
    }

    private func dispatch() {
        guard !batch.isEmpty else { return }
        let paths = batch
        batch.removeAll(keepingCapacity: true)
        // One batch is not worth a thread.
        guard jobs > 1, submitted > 0 || paths.count == Self.batchLength else {
            submitted += 1
            written += 1
            return writer.write(process(paths))
        }
        if threads.isEmpty { threads = (0..<jobs).map { _ in SystemThread { self.work() } } }
        lock.withLock {
            while submitted - written >= jobs * Self.batchesPerThread { lock.wait() }
            waiting.append((submitted, paths))
            submitted += 1
            lock.signal()
        }
    }

    /// Waits until all batches are written.
    private func settle() {
        lock.withLock {
            while written < submitted { lock.wait() }
        }
    }

    private func process(_ paths: [[UInt8]]) -> Report {
        var report = Report()
        for path in paths { task.run(path, &report) }
        return report
    }

    /// What each thread does until there is no more.
    private func work() {
        while let (number, paths) = next() {
            let report = process(paths)
            lock.withLock {
                finished[number] = report
                while let report = finished.removeValue(forKey: written) {
                    writer.write(report)
                    written += 1
                }
                lock.signal()
            }
        }
    }

    private func next() -> (number: Int, paths: [[UInt8]])? {
        lock.withLock {
            while waiting.isEmpty {
                if isClosed { return nil }
                lock.wait()
            }
            return waiting.removeFirst()
        }
    }
}
