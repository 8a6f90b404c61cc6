#if Server
import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The resources that the process uses, under the names that Prometheus's own clients use.
///
/// https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics
struct ProcessMetrics: Sendable {
    private let startTime = time(nil)
    private let droppedLogLines: (@Sendable () -> Int)?

    init(droppedLogLines: (@Sendable () -> Int)? = nil) {
        self.droppedLogLines = droppedLogLines
    }

    /// Returns the metrics, including the files that wait for a thread and the memory that is held, each with the
    /// number of clients.
    func text(queue: (files: Int, clients: Int), memory: (bytes: Int, clients: Int)) -> String {
        var lines = [
            gauge("mimetype_build_info{version=\"\(PackageVersion.current)\",libmagic=\"\(Self.libmagic)\"}", 1),
            gauge("mimetype_queue_files", queue.files), gauge("mimetype_queue_clients", queue.clients),
            gauge("mimetype_memory_held_bytes", memory.bytes), gauge("mimetype_memory_clients", memory.clients),
            gauge("process_start_time_seconds", startTime),
            gauge("process_cpu_seconds_total", Self.processorTime, "counter"),
        ]
        if let droppedLogLines {
            lines.append(gauge("mimetype_log_lines_dropped_total", droppedLogLines(), "counter"))
        }
        var limit = rlimit()
        #if canImport(Glibc)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #else
        getrlimit(RLIMIT_NOFILE, &limit)
        #endif
        lines.append(gauge("process_max_fds", limit.rlim_cur))
        if let count = Self.openDescriptors { lines.append(gauge("process_open_fds", count)) }
        if let size = Self.memory {
            lines.append(gauge("process_resident_memory_bytes", size.resident))
            lines.append(gauge("process_virtual_memory_bytes", size.virtual))
        }
        return lines.joined()
    }

    private static let help = [
        "mimetype_build_info": "The versions of the service and of libmagic.",
        "mimetype_queue_files": "Files that wait for a thread for libmagic or a policy, or are on one.",
        "mimetype_queue_clients": "Clients that these files belong to.",
        "mimetype_memory_held_bytes": "Memory that is held for clients, which --max-memory limits.",
        "mimetype_memory_clients": "Clients that hold memory.",
        "mimetype_log_lines_dropped_total": "Log lines that were dropped because the reader was too slow.",
        "process_start_time_seconds": "When the process started, in seconds since 1970.",
        "process_cpu_seconds_total": "Processor time of the process.",
        "process_max_fds": "How many files may be open.",
        "process_open_fds": "How many files are open.",
        "process_resident_memory_bytes": "Memory that is in use.",
        "process_virtual_memory_bytes": "Address space that is in use.",
    ]

    private func gauge(_ name: String, _ value: some CustomStringConvertible, _ kind: String = "gauge") -> String {
        let family = String(name.prefix { $0 != "{" })
        let help = Self.help[family].map { "# HELP \(family) \($0)\n" } ?? ""
        return "\(help)# TYPE \(family) \(kind)\n\(name) \(value)\n"
    }

    /// The version of libmagic, which is looked up once; `none` without libmagic.
    private static let libmagic = (try? MagicResolver.libraryVersion()).map { "\($0 / 100).\($0 % 100)" } ?? "none"

    private static var processorTime: Double {
        var usage = rusage()
        // `RUSAGE_SELF`, which has another type in Swift on each system.
        getrusage(0, &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }

    /// The number of open descriptors; nil if the system has no folder that lists them.
    private static var openDescriptors: Int? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Two entries are the folder and its parent, and one is the descriptor used for counting.
        return count - 3
    }

    private static var memory: (virtual: Int, resident: Int)? {
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        guard fgets(&line, CInt(line.count), file) != nil else { return nil }
        let pages = line.split(separator: 0x20).prefix(2)
            .compactMap { Int(String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)) }
        guard pages.count == 2 else { return nil }
        let size = Int(getpagesize())
        return (pages[0] * size, pages[1] * size)
    }
}
#endif
