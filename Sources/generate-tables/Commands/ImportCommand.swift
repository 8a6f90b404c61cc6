import Foundation

/// Rewrites the imported tables of `data/` from upstream tables and `corrections.tsv`; what stands in `own/` stays as
/// it is.
struct ImportCommand {
    let data: DataFolder
    let tables: [UpstreamTable]
    let languages: LanguageMerger
    /// The files to import.
    private let lock: UpstreamLock

    init(root: URL, arguments: ArraySlice<String>) throws {
        data = DataFolder(url: root.appendingPathComponent("data"))
        let options = try UpstreamOptions(arguments.filter { $0 != "--update-lock" }[...], data: data)
        (tables, languages) = (options.tables, options.languages)
        lock = try UpstreamLock(of: options.files)
        if !arguments.contains("--update-lock") {
            try UpstreamLock(data.url.appendingPathComponent(UpstreamLock.name)).check(options.files)
        }
    }

    func run() throws {
        let corrections = try data.corrections()
        let aliases = AliasMerger(tables, corrections: corrections)
        let types = TypeMerger(tables: tables, corrections: corrections, aliases: aliases).rows()
        let registered = Set(types.filter { $0.flags.contains(.registered) }.map(\.type))
        let globs = try GlobMerger(
            tables: tables, corrections: corrections, aliases: aliases, registered: registered
        ).rows()
        try data.write(types: types, globs: globs)
        try data.write(languageWords: languages.words())
        for file in languages.missingFiles() { try data.write(file) }
        let merger = SignatureMerger(tables: tables, corrections: corrections, aliases: aliases)
        let signatures = merger.rows()
        let roots = merger.xmlRoots()
        try data.write(signatures: signatures, xmlRoots: roots)
        try data.write(lock.text, to: UpstreamLock.name)
        print(
            "\(types.count) types, \(types.map(\.aliases.count).reduce(0, +)) aliases, \(globs.count) globs, "
                + "\(signatures.count { $0.depth == 0 }) signatures, \(roots.count) XML roots")
    }
}
