#if Upload
import Synchronization

/// Hands values from one task to another, with room for one between them.
///
/// Whoever sends is at most one value ahead of whoever receives. There is one task on each side.
final class Handoff<Element: Sendable, Failure: Error>: Sendable {
    private struct State {
        var value: Element?
        var end: Result<Void, Failure>?
        var isEndReceived = false
        var isAbandoned = false
        var sender: CheckedContinuation<Void, Never>?
        var receiver: CheckedContinuation<Void, Never>?

        mutating func takeSender() -> CheckedContinuation<Void, Never>? {
            defer { sender = nil }
            return sender
        }

        mutating func takeReceiver() -> CheckedContinuation<Void, Never>? {
            defer { receiver = nil }
            return receiver
        }
    }

    private let state = Mutex(State())

    /// Puts a value in, once there is room.
    ///
    /// - Returns: false if nobody will take it: the other side, or the task that waits here, has given up.
    func send(_ value: Element) async -> Bool {
        await withTaskCancellationHandler {
            while true {
                if let isTaken = offer(value) { return isTaken }
                await waitUntil { $0.value == nil || $0.isAbandoned }
            }
        } onCancel: {
            abandon()
        }
    }

    /// Says that there is nothing more.
    ///
    /// What was sent is still received. A second end has no effect.
    func finish(_ end: Result<Void, Failure> = .success(())) {
        let receiver = state.withLock { state in
            if state.end == nil { state.end = end }
            return state.takeReceiver()
        }
        receiver?.resume()
    }

    /// Says that there is nothing more, and waits until that was received.
    func finishAndWait() async {
        finish()
        await withTaskCancellationHandler {
            await waitUntil { $0.isEndReceived || $0.isAbandoned }
        } onCancel: {
            abandon()
        }
    }

    /// Takes the next value out, or nil at the end.
    func next() async throws(Failure) -> Element? {
        while true {
            let (isReady, value, sender, end) = state.withLock { state in
                let value = state.value
                state.value = nil
                state.isEndReceived = value == nil && state.end != nil
                return (value != nil || state.end != nil, value, state.takeSender(), state.end)
            }
            sender?.resume()
            if let value { return value }
            if isReady {
                try end?.get()
                return nil
            }
            await waitForValue()
        }
    }

    /// Lets nothing more through.
    func abandon() {
        let sender = state.withLock { state in
            state.isAbandoned = true
            return state.takeSender()
        }
        sender?.resume()
    }

    /// Leaves a value if there is room; nil if there is none yet.
    private func offer(_ value: Element) -> Bool? {
        let (isTaken, receiver): (Bool?, CheckedContinuation<Void, Never>?) = state.withLock { state in
            if state.isAbandoned || state.end != nil { return (false, nil) }
            if state.value != nil { return (nil, nil) }
            state.value = value
            return (true, state.takeReceiver())
        }
        receiver?.resume()
        return isTaken
    }

    /// Has the sender wait until the receiver has done something, unless it has done enough already.
    private func waitUntil(_ isDone: (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard !isDone(state) else { return false }
                state.sender = continuation
                return true
            }
            if !mustWait { continuation.resume() }
        }
    }

    private func waitForValue() async {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard state.value == nil, state.end == nil else { return false }
                state.receiver = continuation
                return true
            }
            if !mustWait { continuation.resume() }
        }
    }
}
#endif
