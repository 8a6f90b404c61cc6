#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The address space that the process may use, as `ulimit -v` limits it.
enum AddressSpace {
    /// The program, its files, and libmagic with its database.
    private static let reserved = 96 << 20
    /// A thread's stack, and the room that the C library reserves for its allocations.
    private static let perThread = 136 << 20
    /// More than any process has; limits from here on mean that there is none.
    private static let unlimited = 1 << 46

    /// How many threads there is room for besides the first.
    ///
    /// Threads beyond that would start, but leave no memory to work with.
    static var roomForThreads: Int {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
        #else
        let resource = RLIMIT_AS
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return Int.max }
        return room(within: Int(clamping: limit.rlim_cur))
    }

    static func room(within limit: Int) -> Int {
        limit >= unlimited ? Int.max : max(0, limit - reserved) / perThread
    }
}
