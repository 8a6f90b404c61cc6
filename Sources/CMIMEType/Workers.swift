import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Processes the parts of a batch on several threads.
enum Workers {
    /// The minimum number of items for which it is worth starting a thread.
    private static let minItems = 128
    /// The number of items that a thread takes at once.
    private static let share = 64
    private static let maxThreads = 256

    private final class Batch: Sendable {
        let next = Lock(0)
        let count: Int
        let body: @Sendable (Int) -> Void

        init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
            self.count = count
            self.body = body
        }

        func work() {
            while true {
                let start = next.withLock { next in
                    defer { next += Workers.share }
                    return next
                }
                guard start < count else { return }
                for index in start..<min(count, start + Workers.share) { body(index) }
            }
        }
    }

    /// Calls `body` with each number below `count`, and returns when all calls have returned.
    ///
    /// `threads` is the number of threads that work at once, including this one; 0 means the number of processors.
    static func run(_ count: Int, threads: UInt32, _ body: @escaping @Sendable (Int) -> Void) {
        let wanted = threads == 0 ? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) : Int(threads)
        let batch = Batch(count, body)
        let others = min(wanted, maxThreads, count / minItems + 1) - 1
        let started = (0..<max(0, others)).compactMap { _ in start(batch) }
        batch.work()
        for thread in started { pthread_join(thread, nil) }
    }

    /// Starts a thread; nil if the system allows no more, in which case the other threads do its work.
    private static func start(_ batch: Batch) -> pthread_t? {
        let body = Unmanaged.passRetained(batch)
        #if canImport(Darwin) || canImport(Musl)
        // On this platform the type is a pointer, which has no value before there is a thread.
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        guard pthread_create(&thread, nil, main, body.toOpaque()) == 0 else {
            body.release()
            return nil
        }
        return thread
    }

    #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
        Unmanaged<Batch>.fromOpaque(body).takeRetainedValue().work()
        return nil
    }
    #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
        if let body { Unmanaged<Batch>.fromOpaque(body).takeRetainedValue().work() }
        return nil
    }
    #endif
}
