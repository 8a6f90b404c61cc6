#if Server
import NIOCore

/// A time by which something must have happened on a connection, and the action to take if it has not.
///
/// Each request sets and clears the deadline several times, which must cost next to nothing. So a single timer keeps
/// running when the deadline is cleared, and is restarted if it fires before the current deadline.
final class ConnectionDeadline {
    private var due: (time: NIODeadline, action: () -> Void)?
    private var timer: (time: NIODeadline, task: Scheduled<Void>)?

    var isSet: Bool { due != nil }

    /// Sets the deadline, which replaces the previous one.
    func set(_ time: TimeAmount, _ eventLoop: any EventLoop, _ action: @escaping () -> Void) {
        let time = eventLoop.now + time
        due = (time, action)
        if let timer, timer.time <= time { return }
        timer?.task.cancel()
        startTimer(time, eventLoop)
    }

    /// Removes the deadline.
    func clear() { due = nil }

    /// Stops the timer; call it when the connection has ended.
    func end() {
        due = nil
        timer?.task.cancel()
        timer = nil
    }

    private func startTimer(_ time: NIODeadline, _ eventLoop: any EventLoop) {
        timer = (time, eventLoop.assumeIsolated().scheduleTask(deadline: time) { self.timerEnded(eventLoop) })
    }

    private func timerEnded(_ eventLoop: any EventLoop) {
        timer = nil
        guard let due else { return }
        guard due.time <= eventLoop.now else { return startTimer(due.time, eventLoop) }
        self.due = nil
        due.action()
    }
}
#endif
