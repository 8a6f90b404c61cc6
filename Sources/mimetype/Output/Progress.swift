/// A line on the terminal that shows the progress of a long run.
///
/// The line contains the number of files, the rate, the time left if the end is known, and the current file. It appears
/// only if standard error is a terminal, and only after a while.
struct Progress {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let isOn: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?
    private var isVisible = false
    private var files = 0
    /// A closure that returns the total number of files once it is known.
    private let total: () -> Int?
    /// The fraction of the input that has been read, from 0 to 1; nil if the end is unknown.
    var fraction: Double?
    /// The path of the last file that was examined.
    var path: [UInt8] = []

    init(isOn: Bool, total: @escaping () -> Int? = { nil }) {
        self.isOn = isOn
        self.total = total
        if isOn { ProgressSignals.install() }
    }

    mutating func advance(by count: Int) {
        files += count
        guard isOn else { return }
        let now = ContinuousClock.now
        guard now - start >= Self.delay, lastShown.map({ now - $0 >= Self.interval }) ?? true else { return }
        lastShown = now
        show(seconds: (now - start) / .seconds(1))
    }

    /// Removes the line, so that something else can be written.
    mutating func hide() {
        guard isVisible else { return }
        StandardError.write(Array(ProgressSignals.eraseLine.utf8))
        isVisible = false
        // The line appears again with the next report.
        lastShown = nil
    }

    mutating func end() {
        hide()
    }

    private mutating func show(seconds: Double) {
        let columns = max(1, Terminal.columns - 1)
        let text = Self.text(files: files, seconds: seconds, fraction: fraction, total: total())
        let place = Self.place(path, columns: columns - text.count - 2)
        StandardError.write(Array("\(ProgressSignals.eraseLine)\(text.prefix(columns))\(place)".utf8))
        isVisible = true
    }

    /// Returns the text of the line after a number of seconds.
    static func text(files: Int, seconds: Double, fraction: Double?, total: Int? = nil) -> String {
        // Files may have been added since the files were counted.
        let total = total.map { max($0, files) }
        var text = "\(files) \(total.map { "of \($0) " } ?? "")files, \(Int(Double(files) / seconds)) a second"
        if let fraction = fraction ?? total.map({ Double(files) / Double(max(1, $0)) }), fraction > 0.01 {
            let left = seconds / fraction - seconds
            text += ", \(Int(fraction * 100)) %, \(duration(left)) left"
        }
        return text
    }

    /// Returns as much of the end of a path as fits into the columns; empty if the rest would be too short to be
    /// useful.
    static func place(_ path: [UInt8], columns: Int) -> String {
        guard columns >= 8, !path.isEmpty else { return "" }
        var shown: [UInt8] = []
        PathStyle(isHarmless: true).append(path, to: &shown)
        var end = Substring(String(decoding: shown, as: UTF8.self))
        if DisplayWidth.columns(String(end)) <= columns { return "  \(end)" }
        while DisplayWidth.columns(String(end)) >= columns { end = end.dropFirst() }
        return "  …\(end)"
    }

    private static func duration(_ seconds: Double) -> String {
        let seconds = Int(seconds.rounded())
        return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
