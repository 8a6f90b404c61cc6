#if Server
import NIOCore
import MIMETypes

/// Serves other clients between the requests of clients that send many at once.
///
/// An event loop checks its sockets only when no task is left. Clients with waiting requests would keep it busy until
/// all of these are served, and all other clients would wait. So it starts only some of these requests in each turn,
/// and checks its sockets in between.
final class PipelineTurns: Sendable {
    private struct Turn {
        var count = 0
        var hasEnd = false
        var waiting: CircularBuffer<NIOLoopBound<PipelineGate>> = []

        /// Adds a request to this turn if there is room, otherwise to the waiting ones.
        ///
        /// It also returns whether the end of the turn has to be scheduled.
        mutating func take(_ gate: NIOLoopBound<PipelineGate>) -> (isNow: Bool, needsEnd: Bool) {
            let (isNow, needsEnd) = (count < PipelineTurns.length, !hasEnd)
            if isNow { count += 1 } else { waiting.append(gate) }
            hasEnd = true
            return (isNow, needsEnd)
        }

        /// Begins the next turn, and returns the gates whose turn it is.
        mutating func next() -> [NIOLoopBound<PipelineGate>] {
            let next = Array(waiting.prefix(PipelineTurns.length))
            waiting.removeFirst(next.count)
            (count, hasEnd) = (next.count, !next.isEmpty)
            return next
        }
    }

    /// The maximum number of requests started in a turn; with more of them, new clients would wait longer.
    static let length = 8
    /// The minimum duration of a turn; any time in the future makes the loop check its sockets.
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

    /// Begins the next turn with the waiting gates, if there are any.
    private func end(_ eventLoop: any EventLoop) {
        let next = turns.withLock { $0[ObjectIdentifier(eventLoop), default: Turn()].next() }
        for gate in next { gate.value.resume() }
        if !next.isEmpty { scheduleEnd(eventLoop) }
    }
}
#endif
