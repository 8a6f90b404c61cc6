// The lock of Apple's systems, as its documentation declares it. On Linux, it is a POSIX mutex, so that code that uses
// the lock can run.
#if canImport(Glibc)
import Glibc

private final class Storage: @unchecked Sendable {
    var mutex = pthread_mutex_t()
}
#endif

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    #if canImport(Glibc)
    private let storage = Storage()
    #endif

    public init(uncheckedState state: State) {}
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension OSAllocatedUnfairLock where State == () {
    public init() { self.init(uncheckedState: ()) }

    #if canImport(Glibc)
    @available(*, noasync) public func lock() { pthread_mutex_lock(&storage.mutex) }
    @available(*, noasync) public func unlock() { pthread_mutex_unlock(&storage.mutex) }
    @available(*, noasync) public func lockIfAvailable() -> Bool { pthread_mutex_trylock(&storage.mutex) == 0 }
    #else
    @available(*, noasync) public func lock() {}
    @available(*, noasync) public func unlock() {}
    @available(*, noasync) public func lockIfAvailable() -> Bool { true }
    #endif
}
