#if Server
import NIOCore
import Synchronization

/// Lets others have their turn between the requests of clients that send many at once.
///
/// An event loop looks at its sockets only when no task is left. Clients whose requests wait already would keep it busy
/// for as long as it has answers for them, and all others would wait. So it takes up only some of these requests at a
/// time, and looks at its sockets in between.
final class PipelineTurns: Sendable {
    private struct Turn {
        var count = 0
        var hasEnd = false
        var waiting: [NIOLoopBound<PipelineGate>] = []
    }

    /// How many requests are taken up in a turn.
    static let length = 32
    /// How long a turn takes at least; any time in the future makes the loop look at its sockets.
    static let time = TimeAmount.microseconds(100)

    private let turns = Mutex<[ObjectIdentifier: Turn]>([:])

    /// Resumes a gate soon, in this turn or in a later one, but not within this call.
    func resume(_ gate: PipelineGate, _ eventLoop: any EventLoop) {
        let bound = NIOLoopBound(gate, eventLoop: eventLoop)
        let (isNow, needsEnd) = turns.withLock { turns in
            var turn = turns[ObjectIdentifier(eventLoop), default: Turn()]
            defer { turns[ObjectIdentifier(eventLoop)] = turn }
            let (isNow, needsEnd) = (turn.count < Self.length, !turn.hasEnd)
            if isNow { turn.count += 1 } else { turn.waiting.append(bound) }
            turn.hasEnd = true
            return (isNow, needsEnd)
        }
        if isNow { eventLoop.execute { bound.value.resume() } }
        if needsEnd { scheduleEnd(eventLoop) }
    }

    private func scheduleEnd(_ eventLoop: any EventLoop) {
        eventLoop.scheduleTask(in: Self.time) { self.end(eventLoop) }
    }

    /// Begins the next turn with those who wait, if there are any.
    private func end(_ eventLoop: any EventLoop) {
        let next = turns.withLock { turns in
            var turn = turns[ObjectIdentifier(eventLoop), default: Turn()]
            defer { turns[ObjectIdentifier(eventLoop)] = turn }
            let next = turn.waiting.prefix(Self.length)
            turn.waiting.removeFirst(next.count)
            (turn.count, turn.hasEnd) = (next.count, !next.isEmpty)
            return next
        }
        for gate in next { gate.value.resume() }
        if !next.isEmpty { scheduleEnd(eventLoop) }
    }
}
#endif
