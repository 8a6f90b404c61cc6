#if Server
import MIMETypes

/// Limits the bytes that are kept for clients at the same time, and shares them out fairly.
///
/// They are those of files, of waiting requests, of answers that clients have not read, and of connections.
///
/// A client gets more as long as what it then holds is no more than what is left for others. So one client gets at most
/// half of all, two get a third each, and a newcomer always finds room. A trusted proxy is not a client; it is bound by
/// the total alone.
final class MemoryBudget: Sendable {
    fileprivate struct State {
        var held = 0
        var clients: [Client: Int] = [:]
    }

    private let limit: Int
    private let state = Lock(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// How many bytes are held, and by how many clients.
    var usage: (bytes: Int, clients: Int) { state.withLock { ($0.held, $0.clients.count) } }

    /// The bytes of one request or connection, given back when nothing refers to this any more.
    final class Share {
        private let budget: MemoryBudget
        private let client: Client
        private var count = 0

        init(of budget: MemoryBudget, for client: Client) {
            self.budget = budget
            self.client = client
        }

        deinit { giveBack() }

        /// Takes this many more bytes; throws, and takes none, if that is more than the client may have.
        func take(_ more: Int) throws(ServiceError) {
            switch budget.take(more, for: client) {
            case .taken: count += more
            case .noneLeft: throw .overloaded
            case .unfair: throw .tooMuchMemory
            }
        }

        /// Takes this many more bytes if memory is plentiful: if the client then holds at most an eighth of what is
        /// left.
        ///
        /// - Returns: whether they are taken.
        func takeSpare(_ more: Int) -> Bool {
            guard budget.take(more, for: client, dividing: 8) == .taken else { return false }
            count += more
            return true
        }

        /// Takes bytes that are in use already, whether or not there are any left.
        func takeAnyway(_ more: Int) {
            budget.change(by: more, for: client)
            count += more
        }

        /// Sets how many bytes are taken, taking or giving back the difference; throws, and changes nothing, if there
        /// are not enough left.
        func set(_ total: Int) throws(ServiceError) {
            if total > count { return try take(total - count) }
            guard total < count else { return }
            budget.change(by: total - count, for: client)
            count = total
        }

        /// Gives back all that was taken.
        func giveBack() {
            guard count > 0 else { return }
            budget.change(by: -count, for: client)
            count = 0
        }
    }

    private enum Answer { case taken, noneLeft, unfair }

    /// Takes bytes if the client then holds at most a share of the free memory: all of it, or one of several equal
    /// parts.
    private func take(_ more: Int, for client: Client, dividing parts: Int = 1) -> Answer {
        state.withLock { state in
            let left = limit - state.held - more
            guard left >= 0 else { return .noneLeft }
            let isBounded = client != .proxy || parts > 1
            guard !isBounded || state.clients[client, default: 0] + more <= left / parts else { return .unfair }
            state.add(more, client)
            return .taken
        }
    }

    private func change(by difference: Int, for client: Client) {
        state.withLock { $0.add(difference, client) }
    }
}

extension MemoryBudget.State {
    fileprivate mutating func add(_ difference: Int, _ client: Client) {
        held += difference
        let count = clients[client, default: 0] + difference
        clients[client] = count == 0 ? nil : count
    }
}
#endif
