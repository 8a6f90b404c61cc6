#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process in which the command runs.
enum Process {
    static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Returns the value of an environment variable; nil if it is not set.
    @Sendable static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The names of all environment variables.
    static var environmentNames: [String] { Array(ProcessInfo.processInfo.environment.keys) }

    static func print(_ text: String) {
        Swift.print(text)
    }

    /// Writes some of the bytes; blocks until the descriptor has room for them.
    ///
    /// - Returns: the number of bytes written; nil if writing failed.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int? {
        while true {
            let count = systemWrite(descriptor, bytes.baseAddress, bytes.count)
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // The parent process may have made standard error non-blocking.
                var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&event, 1, -1)
            default: return nil
            }
        }
    }

    /// Returns the current time in the form `2026-11-22T08:30:00.123Z`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3339
    static func timestamp() -> String {
        var (now, parts) = (timespec(), tm())
        clock_gettime(CLOCK_REALTIME, &now)
        gmtime_r(&now.tv_sec, &parts)
        func padded(_ number: Int, _ width: Int = 2) -> String {
            let digits = "\(number)"
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { padded($0) }
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded(Int($0)) }
        let milliseconds = padded(Int(now.tv_nsec) / 1_000_000, 3)
        return "\(day.joined(separator: "-"))T\(time.joined(separator: ":")).\(milliseconds)Z"
    }

    /// Prints one line to standard error and ends the process.
    static func exit(_ status: Int32, _ message: String) -> Never {
        let line = message.split(separator: "\n").joined(separator: " ") + "\n"
        _ = Array(line.utf8).withUnsafeBytes { write($0, to: STDERR_FILENO) }
        #if canImport(Glibc)
        Glibc.exit(status)
        #elseif canImport(Musl)
        Musl.exit(status)
        #else
        Darwin.exit(status)
        #endif
    }

    /// Opens the standard descriptors that are closed.
    ///
    /// If a standard descriptor stayed closed, a client's connection could get its number, and log lines would be
    /// written to the connection.
    static func openStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // With the opposite mode, reading or writing fails, as it would on the closed descriptor.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Limits glibc to two heaps in total, instead of eight per processor.
    ///
    /// Each heap retains the maximum amount of memory that it ever used. Large blocks have their own pages, which are
    /// returned to the system when the blocks are freed. While requests are served, glibc may keep free memory, since
    /// returning pages and getting them again takes longer than detecting a type. `releaseMemory()` returns that
    /// memory.
    /// https://man7.org/linux/man-pages/man3/mallopt.3.html
    static func shareArenas() {
        #if canImport(Glibc)
        typealias SetOption = @convention(c) (CInt, CInt) -> CInt
        guard let setOption: SetOption = function("mallopt") else { return }
        let (trimThreshold, mmapThreshold, arenaMaximum): (CInt, CInt, CInt) = (-1, -3, -8)
        _ = (setOption(arenaMaximum, 2), setOption(mmapThreshold, 256 << 10), setOption(trimThreshold, 64 << 20))
        #endif
    }

    /// Returns free memory to the system.
    ///
    /// https://man7.org/linux/man-pages/man3/malloc_trim.3.html
    @Sendable static func releaseMemory() {
        #if canImport(Glibc)
        typealias Trim = @convention(c) (Int) -> CInt
        guard let trim: Trim = function("malloc_trim") else { return }
        _ = trim(0)
        #endif
    }

    #if canImport(Glibc)
    /// Looks up a function declared in `malloc.h`, which Swift's module for glibc doesn't include.
    private static func function<Signature>(_ name: String) -> Signature? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Signature.self) }
    }
    #endif

    /// Raises the limit on open files so that it suffices for all connections, if the system permits that.
    ///
    /// Processes started by shells usually have a limit of about a thousand.
    ///
    /// - Returns: the number of files that may be open.
    static func raiseDescriptorLimit() -> Int {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return .max }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 65_536))
        _ = setrlimit(resource, &limit)
        getrlimit(resource, &limit)
        return Int(clamping: limit.rlim_cur)
    }
}

/// Calls the system's `write`, whose name is shadowed by a function of `Process`.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
