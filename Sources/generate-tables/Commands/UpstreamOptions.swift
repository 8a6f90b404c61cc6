/// The upstream files that the command line names, such as `--tika FILE --iana FILE`.
struct UpstreamOptions {
    let files: [UpstreamFile]
    /// The tables of types, including those derived from the tables of languages.
    let tables: [UpstreamTable]
    let languages: LanguageMerger

    init(_ arguments: ArraySlice<String>, data: DataFolder) throws {
        var tables: [UpstreamTable] = []
        var languages: [LanguageTable] = []
        var files: [UpstreamFile] = []
        var rest = arguments
        while let option = rest.popFirst() {
            guard option.hasPrefix("--"), let source = UpstreamTable.Source(rawValue: String(option.dropFirst(2)))
            else {
                throw UsageError("unknown option '\(option)'; see generate-tables --help")
            }
            guard let path = rest.popFirst() else { throw UsageError("\(option) needs a file") }
            guard !files.contains(where: { $0.source == source }) else { throw UsageError("\(option) is given twice") }
            files.append(UpstreamFile(source: source, path: path))
            switch source {
            case .linguist, .pygments: languages.append(try LanguageTable.read(path, source: source))
            default: tables.append(try UpstreamTable.read(path, source: source))
            }
        }
        self.files = files
        guard !tables.isEmpty || !languages.isEmpty else {
            throw UsageError("name at least one upstream file; see generate-tables --help")
        }
        self.languages = LanguageMerger(files: try data.languages(), tables: languages, known: tables)
        self.tables = (tables + self.languages.upstream()).sorted { $0.source < $1.source }
    }
}
