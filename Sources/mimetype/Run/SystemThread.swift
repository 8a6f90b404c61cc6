#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread of the operating system.
///
/// Detection blocks on files, which the threads of Swift's concurrency are not for: there are as many of them as processors.
final class SystemThread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    #if canImport(Darwin)
    private var thread: pthread_t?
    #else
    private var thread = pthread_t()
    #endif

    /// Starts a thread; if there can be no more, the body runs before this returns.
    init(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run))
        let error = pthread_create(&thread, nil, Self.start, body.toOpaque())
        guard error != 0 else { return }
        isStarted = false
        body.takeRetainedValue().run()
    }

    private var isStarted = true

    #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        return nil
    }
    #else
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
        if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
    }
    #endif

    /// Waits for the end.
    func join() {
        guard isStarted else { return }
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
    }
}

/// A lock and a condition that threads wait for.
final class ConditionLock: @unchecked Sendable {
    // `@unchecked Sendable` holds because the system's lock and condition are made to be shared.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Lets others have the lock until one of them signals; to be called with the lock held.
    func wait() {
        pthread_cond_wait(condition, mutex)
    }

    /// Wakes all that wait.
    func signal() {
        pthread_cond_broadcast(condition)
    }
}
