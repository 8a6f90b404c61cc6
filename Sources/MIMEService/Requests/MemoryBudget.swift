#if Server
import Synchronization

/// How many bytes are kept for clients at the same time: of files, of requests that wait, and of answers that are not
/// read.
///
/// A client that sends slowly takes no more of it than it has sent, so that many slow ones do not keep others out.
final class MemoryBudget: Sendable {
    private let limit: Int
    private let held = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// What one request takes; it is given back when nobody holds this any more.
    final class Share {
        private let budget: MemoryBudget
        private var count = 0

        init(of budget: MemoryBudget) {
            self.budget = budget
        }

        deinit {
            budget.held.subtract(count, ordering: .relaxed)
        }

        /// Takes so many bytes more; throws if there are none left.
        func take(_ more: Int) throws(ServiceError) {
            count += more
            guard budget.held.add(more, ordering: .relaxed).newValue <= budget.limit else { throw .overloaded }
        }

        /// Takes or gives back what is between this and what was taken before; throws if there is none left.
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
