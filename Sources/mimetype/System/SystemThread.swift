#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread of the operating system.
///
/// Detection blocks while it reads files. Swift's concurrency runtime has only as many threads as there are processors,
/// and these threads must not block.
struct SystemThread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private let thread: pthread_t

    /// Starts a thread; fails if the system allows no more threads.
    init?(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run))
        #if canImport(Darwin)
        var started: pthread_t?
        #else
        var started = pthread_t()
        #endif
        guard pthread_create(&started, nil, Self.start, body.toOpaque()) == 0 else {
            body.release()
            return nil
        }
        #if canImport(Darwin)
        guard let started else { return nil }
        #endif
        thread = started
    }

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

    /// Waits until the thread has ended.
    func join() {
        pthread_join(thread, nil)
    }
}
