#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A line on the terminal that shows the progress of a long run: files, rate, and the time left if the end is known.
///
/// It appears only if standard error is a terminal, and only after a while.
struct Progress {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let isOn: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?
    private var isVisible = false
    private var files = 0
    /// How much of the input has been read, from 0 to 1; nil if the end is unknown.
    var fraction: Double?

    init(isOn: Bool) {
        self.isOn = isOn
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

    /// Removes the line so that something else can be written.
    mutating func hide() {
        guard isVisible else { return }
        StandardError.write(Array(ProgressSignals.eraseLine.utf8))
        isVisible = false
        // It comes back with the next report.
        lastShown = nil
    }

    mutating func end() {
        hide()
    }

    private mutating func show(seconds: Double) {
        let text = Self.text(files: files, seconds: seconds, fraction: fraction)
        StandardError.write(Array("\(ProgressSignals.eraseLine)\(text.prefix(max(1, Terminal.columns - 1)))".utf8))
        isVisible = true
    }

    /// The line for a moment.
    static func text(files: Int, seconds: Double, fraction: Double?) -> String {
        var text = "\(files) files, \(Int(Double(files) / seconds)) a second"
        if let fraction, fraction > 0.01 {
            let left = seconds / fraction - seconds
            text += ", \(Int(fraction * 100)) %, \(duration(left)) left"
        }
        return text
    }

    private static func duration(_ seconds: Double) -> String {
        let seconds = Int(seconds.rounded())
        return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}

/// Removes the progress line when the process is interrupted.
enum ProgressSignals {
    /// Moves to the start of the line and erases it.
    static let eraseLine = "\r\u{1B}[K"

    static func install() {
        signal(SIGINT) { number in
            // A signal handler may call only functions that are safe at any moment.
            let erase: StaticString = "\r\u{1B}[K"
            _ = write(STDERR_FILENO, erase.utf8Start, erase.utf8CodeUnitCount)
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
