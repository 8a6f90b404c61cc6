#if Upload
import MIMETypes
import NIOCore

/// The single timer of a connection, which does one thing at a time when it is due.
///
/// Most requests end long before anything is due. So a new time only replaces the old one, without waking the
/// connection's thread, as long as the timer fires early enough anyway. When it fires too early, it is set again.
final class ConnectionTimer: Sendable {
    private struct State {
        var action: (@Sendable () -> Void)?
        var due = ContinuousClock.now
        var scheduled: (time: ContinuousClock.Instant, task: Scheduled<Void>)?
    }

    private let eventLoop: any EventLoop
    private let state = Lock(State())

    init(eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    deinit {
        state.withLock(\.scheduled)?.task.cancel()
    }

    /// Replaces what is to be done, and when.
    ///
    /// - Parameters:
    ///   - due: when to do it.
    ///   - action: what to do, on the connection's thread.
    func set(at due: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void) {
        state.withLock { state in
            (state.due, state.action) = (due, action)
            if let scheduled = state.scheduled {
                if scheduled.time <= due { return }
                scheduled.task.cancel()
            }
            schedule(&state)
        }
    }

    /// Leaves nothing to be done.
    func clear() {
        state.withLock { $0.action = nil }
    }

    private func schedule(_ state: inout State) {
        let task = eventLoop.scheduleTask(in: TimeAmount(max(.zero, state.due - .now))) { [weak self] in
            self?.fire()
            return
        }
        state.scheduled = (state.due, task)
    }

    private func fire() {
        let action: (@Sendable () -> Void)? = state.withLock { state in
            state.scheduled = nil
            guard state.action != nil else { return nil }
            guard state.due <= .now else {
                schedule(&state)
                return nil
            }
            defer { state.action = nil }
            return state.action
        }
        action?()
    }
}
#endif
