#if canImport(Darwin)
import os

/// A value that only one thread at a time may use.
///
/// It replaces `Mutex` on Apple systems that don't have it yet. As with `Mutex`, the compiler checks that nothing that
/// isn't `Sendable` gets into the lock or out of it.
package struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
    /// A class, because the lock must stay at the same address in memory.
    private final class Storage: Sendable {
        let lock = OSAllocatedUnfairLock()
        /// Used only while `lock` is held, and not kept any longer: `withLock` passes it as `inout sending`.
        nonisolated(unsafe) var value: Value

        init(_ value: consuming sending Value) {
            self.value = value
        }
    }

    private let storage: Storage

    /// Guards a value that nothing else may refer to.
    package init(_ value: consuming sending Value) {
        storage = Storage(value)
    }

    /// Waits until no other thread uses the value, and then calls `body` with it.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.value)
    }

    /// Calls `body` with the value; returns nil, without waiting, if another thread is using it.
    package borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        guard storage.lock.lockIfAvailable() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.value)
    }
}
#else
package import Synchronization

/// A value that only one thread at a time may use.
///
/// It wraps `Mutex` under the name that is also used on Apple systems. All its code is inlined, but its type is created
/// at run time, which adds some 100,000 instructions to the start of a program.
package struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline package let mutex: Mutex<Value>

    /// Guards a value that nothing else may refer to.
    @inlinable
    package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Waits until no other thread uses the value, and then calls `body` with it.
    @inlinable
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }

    /// Calls `body` with the value; returns nil, without waiting, if another thread is using it.
    @inlinable
    package borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        try mutex.withLockIfAvailable(body)
    }
}
#endif
