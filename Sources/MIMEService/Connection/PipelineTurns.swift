#if Server
import NIOCore
import MIMETypes

/// Lets others have their turn between the requests of clients that send many at once.
///
/// An event loop looks at its sockets only when no task is left. Clients whose requests wait already would keep it busy
/// for as long as it has answers for them, and all others would wait. So it takes up only some of these requests at a
/// time, and looks at its sockets in between.
final class PipelineTurns: Sendable {
    private struct Turn {
        var count = 0
        var hasEnd = false
        var waiting: CircularBuffer<NIOLoopBound<PipelineGate>> = []

        /// Takes a request up, in this turn if there is room; tells also whether the end of the turn has to be
        /// scheduled.
        mutating func take(_ gate: NIOLoopBound<PipelineGate>) -> (isNow: Bool, needsEnd: Bool) {
            let (isNow, needsEnd) = (count < PipelineTurns.length, !hasEnd)
            if isNow { count += 1 } else { waiting.append(gate) }
            hasEnd = true
            return (isNow, needsEnd)
        }

        /// Begins the next turn, and gives those whose turn it is.
        mutating func next() -> [NIOLoopBound<PipelineGate>] {
            let next = Array(waiting.prefix(PipelineTurns.length))
            waiting.removeFirst(next.count)
            (count, hasEnd) = (next.count, !next.isEmpty)
            return next
        }
    }

    /// How many requests are taken up in a turn; with more of them, newcomers wait longer.
    static let length = 8
    /// How long a turn takes at least; any time in the future makes the loop look at its sockets.
    static let time = TimeAmount.microseconds(100)

    private let turns = Lock<[ObjectIdentifier: Turn]>([:])

    /// Resumes a gate soon, in this turn or in a later one, but not within this call.
    func resume(_ gate: PipelineGate, _ eventLoop: any EventLoop) {
        let bound = NIOLoopBound(gate, eventLoop: eventLoop)
        let (isNow, needsEnd) = turns.withLock { $0[ObjectIdentifier(eventLoop), default: Turn()].take(bound) }
        if isNow { eventLoop.execute { bound.value.resume() } }
        if needsEnd { scheduleEnd(eventLoop) }
    }

    private func scheduleEnd(_ eventLoop: any EventLoop) {
        eventLoop.scheduleTask(in: Self.time) { self.end(eventLoop) }
    }

    /// Begins the next turn with those who wait, if there are any.
    private func end(_ eventLoop: any EventLoop) {
        let next = turns.withLock { $0[ObjectIdentifier(eventLoop), default: Turn()].next() }
        for gate in next { gate.value.resume() }
        if !next.isEmpty { scheduleEnd(eventLoop) }
    }
}
#endif
