#if Server
import MIMETypes

/// Limits the memory held for clients at the same time, and shares it fairly among them.
///
/// The memory is that of files, waiting requests, responses that clients have not read, and connections.
///
/// A client gets more memory as long as it then holds no more than what remains free. So a single client gets at most
/// half of the total, two clients get a third each, and there is always room for a new client. A trusted proxy is not a
/// client; only the total limits it.
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

    /// The number of bytes held, and the number of clients that hold them.
    var usage: (bytes: Int, clients: Int) { state.withLock { ($0.held, $0.clients.count) } }

    /// The bytes held for a request or a connection, which are given back when nothing refers to the share any more.
    final class Share {
        private let budget: MemoryBudget
        private let client: Client
        private var count = 0

        init(of budget: MemoryBudget, for client: Client) {
            self.budget = budget
            self.client = client
        }

        deinit { giveBack() }

        /// Takes this many more bytes; throws, and takes none, if that is more than the client may hold.
        func take(_ more: Int) throws(ServiceError) {
            switch budget.take(more, for: client) {
            case .taken: count += more
            case .noneLeft: throw .overloaded
            case .unfair: throw .tooMuchMemory
            }
        }

        /// Takes this many more bytes if the client then holds at most an eighth of what remains free.
        ///
        /// - Returns: whether the bytes were taken.
        func takeSpare(_ more: Int) -> Bool {
            guard budget.take(more, for: client, dividing: 8) == .taken else { return false }
            count += more
            return true
        }

        /// Takes bytes that are already in use, whether or not any remain free.
        func takeAnyway(_ more: Int) {
            budget.change(by: more, for: client)
            count += more
        }

        /// Sets the number of bytes held, and takes or gives back the difference; throws, and changes nothing, if there
        /// are not enough left.
        func set(_ total: Int) throws(ServiceError) {
            if total > count { return try take(total - count) }
            guard total < count else { return }
            budget.change(by: total - count, for: client)
            count = total
        }

        /// Gives back all bytes that were taken.
        func giveBack() {
            guard count > 0 else { return }
            budget.change(by: -count, for: client)
            count = 0
        }
    }

    private enum Answer { case taken, noneLeft, unfair }

    /// Takes bytes if the client then holds at most the free memory divided by `parts`.
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
