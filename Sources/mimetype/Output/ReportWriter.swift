/// Writes reports, and knows at the end how the run went.
struct ReportWriter {
    /// What all reports say together.
    struct Totals {
        var failed = false
        var printed = 0
        var accepted = 0
        var renames: [Rename] = []
        var links: [[UInt8]] = []
    }

    private let format: any AnswerFormat
    private let summaryFormat: SummaryFormat?
    private var output = StandardOutput()
    private var totals = Totals()
    private var summary = TypeSummary()
    /// The line that shows the progress of a long run.
    var progress: Progress

    /// - Parameters:
    ///   - format: gives the text around and between answers.
    ///   - summaryFormat: how to print the counts at the end, or nil not to print them.
    ///   - progress: the line for people who wait.
    init(format: any AnswerFormat, summaryFormat: SummaryFormat?, progress: Progress) {
        self.format = format
        self.summaryFormat = summaryFormat
        self.progress = progress
        if summaryFormat == nil { output.write(Array(format.opening.utf8)) }
    }

    /// Whether somebody is watching, so that each answer should appear at once.
    var isInteractive: Bool { Terminal.isOutput && summaryFormat == nil }

    mutating func write(_ report: Report) {
        // Only text on the same terminal gets in the way.
        if report.pieces.contains(where: { $0.isMessage || Terminal.isOutput }) { progress.hide() }
        var hasPrinted = totals.printed > 0
        for piece in report.pieces {
            if piece.isMessage {
                output.flush()
                StandardError.write(piece.bytes)
            } else {
                if hasPrinted, report.printed > 0 { output.write(Array(format.separator.utf8)) }
                // A report already has separators within.
                hasPrinted = false
                output.write(piece.bytes)
            }
        }
        if isInteractive || output.isFull { flush() }
        totals.failed = totals.failed || report.failed
        totals.printed += report.printed
        totals.accepted += report.accepted
        totals.renames += report.renames
        totals.links += report.links
        summary.merge(report.summary)
        progress.advance(by: report.files)
    }

    mutating func flush() {
        output.flush()
    }

    mutating func finish() -> Totals {
        progress.end()
        if let summaryFormat {
            output.write(summaryFormat.text(summary))
        } else {
            output.write(Array(format.closing.utf8))
        }
        output.flush()
        return totals
    }
}
