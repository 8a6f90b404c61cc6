/// Writes the reports of batches in the order of the batches, whichever batch is finished first.
struct OrderedOutput {
    private var writer: ReportWriter
    private var waiting: [Int: (report: Report, batch: PathBatch)] = [:]
    private var written = 0

    init(writer: ReportWriter) {
        self.writer = writer
    }

    /// Writes a report if its batch is the next one, followed by the reports that waited for it.
    ///
    /// Any other report is kept until all earlier reports have been added.
    mutating func add(_ report: Report, of batch: PathBatch) {
        waiting[batch.number] = (report, batch)
        while let (report, batch) = waiting.removeValue(forKey: written) {
            writer.progress.fraction = batch.progress
            writer.progress.path = batch.paths.last?.path ?? []
            writer.write(report)
            if batch.isFollowedByPause { writer.flush() }
            written += 1
        }
    }

    /// Writes the report that comes after all batches, and returns the totals.
    mutating func finish(with report: Report) -> ReportWriter.Totals {
        writer.write(report)
        return writer.finish()
    }
}
