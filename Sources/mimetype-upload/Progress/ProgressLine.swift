/// The progress of an upload on one line: ` 42% [####------] 420.0 MiB of 1.0 GiB, 210.0 MiB/s, 0:02 left`.
struct ProgressLine {
    /// The number of bytes of the body that have been sent.
    let sent: Int
    /// The length of the body in bytes, or nil if it is not known.
    let total: Int?
    /// The time since the start of the upload.
    let elapsed: Duration

    /// Returns the text, cut off at a number of columns.
    func text(width: Int) -> String {
        guard let total else { return String("\(Self.size(sent)) sent, \(rate)".prefix(width)) }
        let percent = total > 0 ? sent * 100 / total : 100
        let figures = "\(Self.size(sent)) of \(Self.size(total)), \(rate)\(timeLeft(total: total))"
        let start = String(repeating: " ", count: percent < 10 ? 2 : percent < 100 ? 1 : 0) + "\(percent)% "
        // A bar needs a minimum number of columns to be useful.
        let columns = min(40, width - start.count - figures.count - 3)
        guard columns >= 5 else { return String((start + figures).prefix(width)) }
        let done = total > 0 ? min(columns, sent * columns / total) : columns
        let bar = String(repeating: "#", count: done) + String(repeating: "-", count: columns - done)
        return "\(start)[\(bar)] \(figures)"
    }

    private var seconds: Double { elapsed / .seconds(1) }

    private var bytesPerSecond: Double { seconds > 0 ? Double(sent) / seconds : 0 }

    private var rate: String { "\(Self.size(Int(bytesPerSecond)))/s" }

    private func timeLeft(total: Int) -> String {
        guard bytesPerSecond > 0, sent < total else { return "" }
        let seconds = Int((Double(total - sent) / bytesPerSecond).rounded(.up))
        return ", \(Self.time(seconds)) left"
    }

    /// Formats a number of seconds, as in `0:07` or `1:02:03`.
    static func time(_ seconds: Int) -> String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let start = seconds < 3600 ? "\(seconds / 60)" : "\(seconds / 3600):\(twoDigits(seconds / 60 % 60))"
        return "\(start):\(twoDigits(seconds % 60))"
    }

    /// Formats a number of bytes in the largest unit for which the value is at least 1.
    static func size(_ bytes: Int) -> String {
        guard bytes >= 1024 else { return "\(bytes) B" }
        var (unit, scale) = (0, 1024)
        let units = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
        while unit < units.count - 1, bytes / scale >= 1024 { (unit, scale) = (unit + 1, scale * 1024) }
        return "\(bytes / scale).\(bytes % scale / (scale / 10 + 1)) \(units[unit])"
    }
}
