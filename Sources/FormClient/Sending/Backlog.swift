#if Upload
import NIOCore
import Synchronization

/// The pieces of a body that were given to a connection which has not seen them yet.
///
/// Pieces are put into a queue of the thread that serves the connection, and only when it comes to one does the connection
/// notice that it has enough. Without a bound, many pieces would wait there by then, and count as sent.
final class Backlog: Sendable {
    private struct State {
        var count = 0
        var waiting: CheckedContinuation<Void, Never>?
    }

    /// Enough for both threads to go on without waiting for each other after each piece.
    private static let capacity = 4

    private let eventLoop: any EventLoop
    private let state = Mutex(State())

    init(eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    /// Notes that a piece was put into the queue; what is put behind it is seen after it.
    func append() {
        state.withLock { $0.count += 1 }
        eventLoop.execute { [self] in remove() }
    }

    /// Waits until the queue is short.
    func waitForRoom() async {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard state.count > Self.capacity else { return false }
                state.waiting = continuation
                return true
            }
            if !mustWait { continuation.resume() }
        }
    }

    private func remove() {
        let waiting = state.withLock { state in
            state.count -= 1
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
#endif
