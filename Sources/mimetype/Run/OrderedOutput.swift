/// Writes the reports of batches in the order of the batches, whichever is finished first.
struct OrderedOutput {
    private var writer: ReportWriter
    private var waiting: [Int: (report: Report, batch: PathBatch)] = [:]
    private var written = 0

    init(writer: ReportWriter) {
        self.writer = writer
    }

    /// Writes a report if it is the next one, followed by those that waited for it.
    ///
    /// Any other report is kept until then.
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
