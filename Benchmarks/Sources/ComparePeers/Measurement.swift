import Foundation

/// The time and memory of a process.
struct Measurement {
    var seconds = 0.0
    var memory: Int?

    init() {}

    init(seconds: Double) {
        self.seconds = seconds
    }

    /// Runs a program to its end with its output thrown away.
    ///
    /// It is spawned without Foundation's `Process`, which takes longer. Its own usage would count the memory of this
    /// program from before it became another one, so GNU `time` tells the memory, where it is installed.
    init(running program: String, _ arguments: [String], tellsMemory: Bool = false) throws {
        let timer = "/usr/bin/time"
        guard tellsMemory, access(timer, X_OK) == 0 else {
            try self.init(spawning: program, arguments)
            return
        }
        let report = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).memory")
        defer { try? FileManager.default.removeItem(at: report) }
        try self.init(spawning: timer, ["-q", "-f", "%M", "-o", report.path, program] + arguments)
        let text = try? String(contentsOf: report, encoding: .utf8)
        memory = text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.map { $0 << 10 }
    }

    private init(spawning program: String, _ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        let strings = ([program] + arguments).map { strdup($0) }
        defer { for string in strings { free(string) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        let error = posix_spawn(&process, program, &actions, nil, strings + [nil], environ)
        guard error == 0 else { throw CocoaError(.executableNotLoadable) }
        var status: CInt = 0
        waitpid(process, &status, 0)
        seconds = (ContinuousClock.now - start) / .seconds(1)
    }

    func adding(_ other: Measurement) -> Measurement {
        var sum = self
        sum.seconds += other.seconds
        sum.memory = [memory, other.memory].compactMap(\.self).max()
        return sum
    }
}

/// The minimum that a program has to do with each file: open it, ask for its size, read its start, close it.
enum LeastWork {
    static func measure(_ paths: [String]) -> Measurement {
        let strings = paths.map { strdup($0) }
        defer { for string in strings { free(string) } }
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: 8192, alignment: 16)
        defer { buffer.deallocate() }
        let start = ContinuousClock.now
        for string in strings {
            guard let string else { continue }
            let descriptor = open(string, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            var status = stat()
            fstat(descriptor, &status)
            _ = read(descriptor, buffer, 8192)
            close(descriptor)
        }
        return Measurement(seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
