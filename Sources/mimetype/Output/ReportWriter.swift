/// Writes reports, and adds up the totals of the run.
struct ReportWriter {
    /// The totals of all reports.
    struct Totals {
        var failed = false
        var printed = 0
        var accepted = 0
        var renames: [Rename] = []
        var links: [[UInt8]] = []
        /// The lines for a new baseline.
        var entries: [BaselineEntry] = []
    }

    private let format: any AnswerFormat
    private let summaryFormat: SummaryFormat?
    private var output = StandardOutput()
    private var totals = Totals()
    private var summary = TypeSummary()
    private var conventions: TreeConventions
    /// Whether alarms are written to a new baseline instead of being printed.
    private let writesBaseline: Bool
    /// The line that shows the progress of a long run.
    var progress: Progress

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - format: the format, which determines the text around and between results.
    ///   - summaryFormat: the format of the counts printed at the end; nil to print no counts.
    ///   - check: the settings that determine which alarms are printed; nil if the run is not a check.
    ///   - progress: the line that shows the progress.
    init(format: any AnswerFormat, summaryFormat: SummaryFormat?, check: CheckSettings? = nil, progress: Progress) {
        self.format = format
        self.summaryFormat = summaryFormat
        self.progress = progress
        conventions = TreeConventions(isLearning: check?.learnsConventions ?? false)
        writesBaseline = check?.writesBaseline ?? false
        if summaryFormat == nil { output.write(Array(format.opening.utf8)) }
    }

    /// Whether the output goes to a terminal and consists of results, so that each result should appear immediately.
    var isInteractive: Bool { Terminal.isOutput && summaryFormat == nil }

    mutating func write(_ report: Report) {
        // The progress line must be hidden only if other text goes to the same terminal.
        if report.pieces.contains(where: { $0.isMessage || Terminal.isOutput }) { progress.hide() }
        var hasPrinted = totals.printed > 0
        for piece in report.pieces {
            if piece.isMessage {
                output.flush()
                StandardError.write(piece.bytes)
            } else {
                if hasPrinted, report.printed > 0 { output.write(Array(format.separator.utf8)) }
                // A report already contains the separators between its results.
                hasPrinted = false
                output.write(piece.bytes)
            }
        }
        totals.printed += report.printed
        for observation in report.observations { conventions.add(observation) }
        writeAlarms()
        if isInteractive || output.isFull { flush() }
        totals.failed = totals.failed || report.failed
        totals.accepted += report.accepted
        totals.renames += report.renames
        totals.links += report.links
        summary.merge(report.summary)
        progress.advance(by: report.files)
    }

    /// Writes the alarms that no convention can explain any more.
    private mutating func writeAlarms() {
        for alarm in conventions.takeAlarms() where !alarm.isKnown {
            if writesBaseline {
                totals.entries += [alarm.entry].compactMap(\.self)
            } else {
                writeAnswer(alarm.text)
                totals.accepted += 1
            }
        }
    }

    /// Writes a convention in the output format, or to standard error if the format can't express it.
    private mutating func write(_ convention: Convention) {
        var text: [UInt8] = []
        if format.append(convention, to: &text) { return writeAnswer(text) }
        output.flush()
        StandardError.write("mimetype: \(convention)")
    }

    private mutating func writeAnswer(_ text: [UInt8]) {
        if totals.printed > 0 { output.write(Array(format.separator.utf8)) }
        output.write(text)
        totals.printed += 1
    }

    mutating func flush() {
        output.flush()
    }

    mutating func finish() -> Totals {
        progress.end()
        conventions.finish()
        writeAlarms()
        for convention in conventions.conventions { write(convention) }
        if let summaryFormat {
            output.write(summaryFormat.text(summary))
        } else {
            output.write(Array(format.closing(failed: totals.failed).utf8))
        }
        output.flush()
        return totals
    }
}
