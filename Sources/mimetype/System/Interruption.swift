#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ctrl-C, after which a run that counts prints what it has counted so far.
enum Interruption {
    /// Of the type that a signal handler may write, without a lock: nothing else writes it once the handler is set.
    private nonisolated(unsafe) static var flag: sig_atomic_t = 0

    /// Whether it has happened.
    static var hasHappened: Bool { flag != 0 }

    /// From now on the first interruption only asks the run to come to an end; the second ends the process.
    static func stopsRuns() {
        // A lazy value must not be made within a signal handler.
        flag = 0
        var action = sigaction()
        let handler: @convention(c) (CInt) -> Void = { Interruption.note($0) }
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        // Without `SA_RESTART`, so that a read from a pipe comes back.
        sigaction(SIGINT, &action, nil)
    }

    /// What the handler does: only what is safe at any moment.
    private static func note(_ number: CInt) {
        flag = 1
        restoreDefault(number)
        ProgressSignals.erase()
    }

    private static func restoreDefault(_ number: CInt) {
        signal(number, SIG_DFL)
    }

    /// Ends the process as the signal does by itself, so that a shell's loop ends too.
    static func endProcess() -> Never {
        restoreDefault(SIGINT)
        raise(SIGINT)
        _exit(130)
    }
}
