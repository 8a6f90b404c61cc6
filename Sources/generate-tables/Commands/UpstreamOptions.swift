/// Reads `--freedesktop F --tika F ...`.
enum UpstreamOptions {
    static func tables(_ arguments: ArraySlice<String>) throws -> [UpstreamTable] {
        var tables: [UpstreamTable] = []
        var rest = arguments
        while let option = rest.popFirst() {
            guard option.hasPrefix("--"), let source = UpstreamTable.Source(rawValue: String(option.dropFirst(2)))
            else {
                throw UsageError("unknown option '\(option)'; see generate-tables --help")
            }
            guard let path = rest.popFirst() else { throw UsageError("\(option) needs a file") }
            tables.append(try UpstreamTable.read(path, source: source))
        }
        guard !tables.isEmpty else { throw UsageError("name at least one upstream file; see generate-tables --help") }
        return tables.sorted { $0.source < $1.source }
    }
}
