#if Upload
import MIMETypes

/// Draws the progress of an upload, at most ten times a second.
final class ProgressBar: Sendable {
    private static let interval = Duration.milliseconds(100)

    private struct State {
        var lastDrawn: ContinuousClock.Instant?
        var isOver = false
    }

    private let start = ContinuousClock.now
    private let state = Lock(State())

    init() {
        Console.clearLineWhenInterrupted()
    }

    func draw(sent: Int, total: Int?) {
        state.withLock { state in
            let now = ContinuousClock.now
            guard !state.isOver, state.lastDrawn.map({ now - $0 >= Self.interval }) ?? true else { return }
            state.lastDrawn = now
            let line = ProgressLine(sent: sent, total: total, elapsed: now - start)
            // The last column stays empty, since some terminals start a new line after it.
            Console.writeError("\r\(line.text(width: Console.width - 1))\u{1B}[K")
        }
    }

    /// Writes other output in place of the bar, and draws the bar again below it.
    func write(_ write: () -> Void) {
        state.withLock { state in
            if state.lastDrawn != nil, !state.isOver { Console.writeError("\r\u{1B}[K") }
            state.lastDrawn = nil
            write()
        }
    }

    /// Removes the bar permanently.
    func clear() {
        state.withLock { state in
            if state.lastDrawn != nil, !state.isOver { Console.writeError("\r\u{1B}[K") }
            state.isOver = true
        }
    }
}
#endif
