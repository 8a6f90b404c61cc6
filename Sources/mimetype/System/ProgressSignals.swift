#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Removes the progress line if the process is interrupted.
enum ProgressSignals {
    /// The control characters that move to the start of the line and erase the line.
    static let eraseLine = "\r\u{1B}[K"

    static func install() {
        signal(SIGINT) { number in
            ProgressSignals.erase()
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    /// Erases the progress line on a terminal.
    ///
    /// A signal handler calls this function.
    ///
    /// A signal handler may call only async-signal-safe functions.
    static func erase() {
        guard isatty(STDERR_FILENO) == 1 else { return }
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(STDERR_FILENO, erase.utf8Start, erase.utf8CodeUnitCount)
    }
}
