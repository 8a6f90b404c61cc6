import Foundation

/// A program that tells types, or does as much with files as such a program at least has to.
struct Peer {
    /// How a program takes the names of many files.
    enum Input {
        /// A list whose names end with a line feed, after these arguments.
        case lines([String])
        /// A list whose names end with a NUL, after these arguments.
        case nuls([String])
        /// As arguments, this many at a time.
        case arguments([String], count: Int)
        /// Not a program: the loop is in this one.
        case loop
    }

    let name: String
    let program: String
    let input: Input
    /// The maximum number of files that it is given, since some would take hours.
    let most: Int

    static func all(command: String) -> [Peer] {
        [
            Peer(name: "open, fstat, read, close", program: "", input: .loop, most: .max),
            Peer(
                name: "this mimetype, -j 1", program: command, input: .nuls(["-j", "1", "--files0-from"]), most: .max),
            Peer(
                name: "this mimetype, -j 2", program: command, input: .nuls(["-j", "2", "--files0-from"]), most: .max),
            Peer(
                name: "file --mime-type", program: "/usr/bin/file", input: .lines(["--mime-type", "-f"]), most: 10_000),
            Peer(name: "Perl's mimetype", program: "/usr/bin/mimetype", input: .lines(["-f"]), most: 5_000),
            Peer(
                name: "gio info", program: "/usr/bin/gio",
                input: .arguments(["info", "-a", "standard::content-type"], count: 500), most: 5_000),
            Peer(
                name: "xdg-mime query", program: "/usr/bin/xdg-mime",
                input: .arguments(["query", "filetype"], count: 1), most: 50),
            Peer(name: "magika", program: "/usr/local/bin/magika", input: .arguments(["-i"], count: 500), most: 1_000),
        ]
    }

    var isInstalled: Bool {
        if case .loop = input { return true }
        return FileManager.default.isExecutableFile(atPath: program)
    }

    /// Measures the median of several runs over the files, and of starts on one file.
    func measure(_ files: FileList) throws -> Result {
        let paths = files.sample(most)
        let list = try FileNameList(paths, isNULTerminated: isNULTerminated)
        _ = try run(list)
        let rounds = most == .max ? 3 : 1
        let runs = try (0..<rounds).map { _ in try run(list) }.sorted { $0.seconds < $1.seconds }
        let middle = runs[runs.count / 2]
        return Result(
            name: name, files: paths.count, seconds: middle.seconds, memory: middle.memory,
            start: try startTime(paths[0]))
    }

    private var isNULTerminated: Bool {
        if case .nuls = input { true } else { false }
    }

    private func run(_ list: FileNameList) throws -> Measurement {
        switch input {
        case .loop: LeastWork.measure(list.paths)
        case .lines(let options), .nuls(let options):
            try Measurement(running: program, options + [list.url.path], tellsMemory: true)
        case .arguments(let options, let count):
            try stride(from: 0, to: list.paths.count, by: count).map { start in
                try Measurement(running: program, options + list.paths[start..<min(start + count, list.paths.count)])
            }.reduce(Measurement()) { $0.adding($1) }
        }
    }

    /// The median time to answer one file, the process's start included; nil for what is no program.
    private func startTime(_ path: String) throws -> Double? {
        let options: [String]
        switch input {
        case .loop: return nil
        case .arguments(let given, _): options = given
        case .lines, .nuls: options = program.hasSuffix("file") ? ["--mime-type"] : []
        }
        let times = try (0..<15).map { _ in try Measurement(running: program, options + [path]).seconds }.sorted()
        return times[times.count / 2]
    }
}

/// What came out for a program.
struct Result {
    let name: String
    let files: Int
    let seconds: Double
    /// The maximum amount of memory that the process had, in bytes; nil for what is no program.
    let memory: Int?
    let start: Double?

    var filesPerSecond: Double { Double(files) / seconds }
}

/// Names in a file.
final class FileNameList {
    let url: URL
    let paths: [String]

    init(_ paths: [String], isNULTerminated: Bool) throws {
        self.paths = paths
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).list")
        let terminator = isNULTerminated ? "\0" : "\n"
        try Data(paths.map { $0 + terminator }.joined().utf8).write(to: url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
