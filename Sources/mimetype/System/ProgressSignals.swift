#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Removes the progress line when the process is interrupted.
enum ProgressSignals {
    /// The characters that move to the start of the line and erase it.
    static let eraseLine = "\r\u{1B}[K"

    static func install() {
        signal(SIGINT) { number in
            ProgressSignals.erase()
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    /// Erases the line on a terminal, from within a signal handler.
    ///
    /// A handler may call only async-signal-safe functions.
    static func erase() {
        guard isatty(STDERR_FILENO) == 1 else { return }
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(STDERR_FILENO, erase.utf8Start, erase.utf8CodeUnitCount)
    }
}
