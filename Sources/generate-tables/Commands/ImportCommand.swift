import Foundation

/// Rewrites the imported tables in `data/` from upstream tables and `corrections.tsv`; `own/` is left unchanged.
struct ImportCommand {
    let data: DataFolder
    let tables: [UpstreamTable]
    let languages: LanguageMerger
    /// The lock of the upstream files to import.
    private let lock: UpstreamLock

    init(root: URL, arguments: ArraySlice<String>) throws {
        data = DataFolder(url: root.appendingPathComponent("data"))
        let options = try UpstreamOptions(arguments.filter { $0 != "--update-lock" }[...], data: data)
        (tables, languages) = (options.tables, options.languages)
        let pinned = try UpstreamLock(data.url.appendingPathComponent(UpstreamLock.name))
        if !arguments.contains("--update-lock") { try pinned.check(options.files) }
        lock = try pinned.pinning(options.files)
    }

    func run() throws {
        let imported = try ImportedTables(
            tables: tables, languages: languages, corrections: try data.corrections())
        for file in imported.files { try data.write(file.text, to: file.name) }
        try data.write(lock.text, to: UpstreamLock.name)
        print(imported.summary)
        for correction in imported.needless {
            print("corrections.tsv:\(correction.line): the line about '\(correction.subject)' changes nothing")
        }
    }
}
