#if Server
import Synchronization

/// Limits the bytes that are kept for clients at the same time.
///
/// They are those of files, of waiting requests, and of answers that clients have not read.
///
/// A client that sends slowly takes only as much as it has sent, so many slow clients do not keep others out.
final class MemoryBudget: Sendable {
    private let limit: Int
    private let held = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// The bytes of one request, given back when nothing refers to this any more.
    final class Share {
        private let budget: MemoryBudget
        private var count = 0

        init(of budget: MemoryBudget) {
            self.budget = budget
        }

        deinit {
            budget.held.subtract(count, ordering: .relaxed)
        }

        /// Takes this many more bytes; throws if there are not enough left.
        func take(_ more: Int) throws(ServiceError) {
            count += more
            guard budget.held.add(more, ordering: .relaxed).newValue <= budget.limit else { throw .overloaded }
        }

        /// Sets how many bytes are taken, taking or giving back the difference; throws if there are not enough left.
        func set(_ total: Int) throws(ServiceError) {
            guard total != count else { return }
            guard total > count else {
                budget.held.subtract(count - total, ordering: .relaxed)
                return count = total
            }
            try take(total - count)
        }

        /// Gives back all that was taken.
        func giveBack() {
            budget.held.subtract(count, ordering: .relaxed)
            count = 0
        }
    }
}
#endif
