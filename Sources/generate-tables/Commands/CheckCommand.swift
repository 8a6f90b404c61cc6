import Foundation

/// Checks `data/`, the compiled tables, and upstream tables against `data/`.
struct CheckCommand {
    let root: URL
    let upstream: [UpstreamTable]

    init(root: URL, arguments: ArraySlice<String>) throws {
        self.root = root
        if let first = arguments.first {
            guard first == "--against" else {
                throw UsageError("unknown option '\(first)'; see generate-tables --help")
            }
            upstream = try UpstreamOptions(
                arguments.dropFirst(), data: DataFolder(url: root.appendingPathComponent("data"))
            ).tables
        } else {
            upstream = []
        }
    }

    func run() throws {
        let data = DataFolder(url: root.appendingPathComponent("data"))
        let facts = try Facts(data)
        var problems = DataCheck(types: facts.types, globs: facts.globs, descriptions: facts.descriptions).problems()
        for file in try GeneratedFile.all(from: facts)
        where try file.isStale(at: root.appendingPathComponent(file.path)) {
            problems.append("\(file.path) is out of date; run generate-tables")
        }
        problems += UpstreamCheck(
            types: try data.types(), globs: try data.globs(), corrections: try data.corrections()
        ).problems(upstream)
        for problem in problems { print(problem) }
        guard problems.isEmpty else { throw UsageError("\(problems.count) problems") }
        print("all is well")
    }
}
