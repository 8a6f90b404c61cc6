#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The address space that the process can use, which `ulimit -v` may limit.
enum AddressSpace {
    /// The number of bytes for the program, its files, and libmagic with its database.
    private static let reserved = 96 << 20
    /// The number of bytes for a thread's stack, and for the memory that the C library reserves for the thread's
    /// allocations.
    private static let perThread = 136 << 20
    /// The lowest limit, in bytes, that is treated as no limit, because no process has that much memory.
    private static let unlimited = 1 << 46

    /// The number of threads for which there is room, in addition to the first thread.
    ///
    /// More threads could be started, but would leave too little memory to work with.
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
