import Foundation

/// A value that a server's thread leaves for the test, or the other way round.
package final class Box<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var values: [Value] = []

    package init() {}

    /// Leaves a value.
    package func put(_ value: Value) {
        condition.lock()
        values.append(value)
        condition.broadcast()
        condition.unlock()
    }

    /// Everything that was left so far.
    package var all: [Value] {
        condition.lock()
        defer { condition.unlock() }
        return values
    }

    /// Waits, at most five seconds, until this many were left; blocks the thread, so it is for servers.
    @discardableResult package func wait(for count: Int = 1) -> [Value] {
        let end = Date().addingTimeInterval(5)
        condition.lock()
        defer { condition.unlock() }
        while values.count < count, condition.wait(until: end) {}
        return values
    }

    /// Waits, at most five seconds, until this many were left.
    @discardableResult package func values(_ count: Int = 1) async throws -> [Value] {
        for _ in 0..<500 where all.count < count { try await Task.sleep(for: .milliseconds(10)) }
        return all
    }
}
