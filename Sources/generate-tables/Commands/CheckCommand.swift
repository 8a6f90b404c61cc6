import Foundation

/// Checks `data/` and the compiled tables, and, with upstream tables, that importing them would change nothing.
struct CheckCommand {
    private let root: URL
    private let data: DataFolder
    private let upstream: UpstreamOptions?

    init(root: URL, arguments: ArraySlice<String>) throws {
        self.root = root
        data = DataFolder(url: root.appendingPathComponent("data"))
        guard let first = arguments.first else {
            upstream = nil
            return
        }
        guard first == "--against" else {
            throw UsageError("unknown option '\(first)'; see generate-tables --help")
        }
        let options = try UpstreamOptions(arguments.dropFirst(), data: data)
        try UpstreamLock(data.url.appendingPathComponent(UpstreamLock.name)).check(options.files)
        upstream = options
    }

    func run() throws {
        let problems = try problems()
        for problem in problems { print(problem) }
        guard problems.isEmpty else { throw UsageError("\(problems.count) problems") }
        print("all is well")
    }

    private func problems() throws -> [String] {
        let facts = try Facts(data)
        var problems = DataCheck(types: facts.types, globs: facts.globs, descriptions: facts.descriptions).problems()
        problems += SourceCheck(facts.licences).problems(facts)
        problems += try TableOrder.all.compactMap { $0.problem(in: try data.text($0.name)) }
        problems += try CorrectionCheck(facts).problems()
        for file in try GeneratedFile.all(from: facts)
        where try file.isStale(at: root.appendingPathComponent(file.path)) {
            problems.append("\(file.path) is out of date; run generate-tables")
        }
        if let upstream {
            let imported = try ImportedTables(
                tables: upstream.tables, languages: upstream.languages, corrections: facts.corrections)
            problems += ImportCheck(data: data, imported: imported).problems()
        }
        return problems
    }
}
