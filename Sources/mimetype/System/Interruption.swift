#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The handling of Ctrl-C.
///
/// After Ctrl-C, a run with a summary prints the counts so far.
enum Interruption {
    /// The flag that the signal handler sets.
    ///
    /// Its type is one that a signal handler can write. It needs no lock, since nothing else writes the flag after the
    /// handler is installed.
    private nonisolated(unsafe) static var flag: sig_atomic_t = 0

    /// Whether the run was interrupted.
    static var hasHappened: Bool { flag != 0 }

    /// Installs a handler.
    ///
    /// The first interruption only asks the run to end; the second one ends the process.
    static func stopsRuns() {
        // The lazy value is initialised here, since a signal handler must not initialise it.
        flag = 0
        var action = sigaction()
        let handler: @convention(c) (CInt) -> Void = { Interruption.note($0) }
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        // `SA_RESTART` is not set, so that a read from a pipe returns.
        sigaction(SIGINT, &action, nil)
    }

    /// Handles the signal.
    ///
    /// Only async-signal-safe operations are allowed here.
    private static func note(_ number: CInt) {
        flag = 1
        restoreDefault(number)
        ProgressSignals.erase()
    }

    private static func restoreDefault(_ number: CInt) {
        signal(number, SIG_DFL)
    }

    /// Ends the process as the signal would by default, so that a loop in a shell ends as well.
    static func endProcess() -> Never {
        restoreDefault(SIGINT)
        raise(SIGINT)
        _exit(130)
    }
}
