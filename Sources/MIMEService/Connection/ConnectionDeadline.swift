#if Server
import NIOCore

/// A time by which something has to have happened on a connection, and what is done if it has not.
///
/// Each request sets and clears it several times, which is to cost next to nothing: so one timer runs on when the deadline is
/// cleared, and starts anew if it ends before the deadline that is set by then.
final class ConnectionDeadline {
    private var due: (time: NIODeadline, action: () -> Void)?
    private var timer: (time: NIODeadline, task: Scheduled<Void>)?

    var isSet: Bool { due != nil }

    /// Sets the deadline, of which there is one at a time.
    func set(_ time: TimeAmount, _ eventLoop: any EventLoop, _ action: @escaping () -> Void) {
        let time = eventLoop.now + time
        due = (time, action)
        if let timer, timer.time <= time { return }
        timer?.task.cancel()
        startTimer(time, eventLoop)
    }

    /// Nothing has to happen any more.
    func clear() { due = nil }

    /// The connection has ended.
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
