import Foundation

/// Runs what waits for a process on its own thread: tests that run at the same time have few threads for all of
/// them.
package func outsideThePool<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
