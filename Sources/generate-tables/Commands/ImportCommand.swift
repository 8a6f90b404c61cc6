import Foundation

/// Rewrites `types.tsv` and `globs.tsv` from upstream tables and `corrections.tsv`.
struct ImportCommand {
    let data: DataFolder
    let tables: [UpstreamTable]
    let languages: LanguageMerger

    init(root: URL, arguments: ArraySlice<String>) throws {
        data = DataFolder(url: root.appendingPathComponent("data"))
        let options = try UpstreamOptions(arguments, data: data)
        (tables, languages) = (options.tables, options.languages)
    }

    func run() throws {
        let corrections = try data.corrections()
        let (ownSignatures, ownRoots) = (try data.ownSignatures(), try data.ownXMLRoots())
        let spelling = SpellingMerger(
            tables, corrections: corrections, own: ownSignatures.map(\.type) + ownRoots.map(\.type))
        let types = TypeMerger(tables: tables, corrections: corrections, spelling: spelling).rows()
        let registered = Set(types.filter { $0.flags.contains(.registered) }.map(\.type))
        let globs = try GlobMerger(
            tables: tables, corrections: corrections, spelling: spelling, registered: registered
        ).rows()
        try data.write(types: types, globs: globs)
        try data.write(languageWords: languages.words())
        for file in languages.missingFiles() { try data.write(file) }
        let merger = SignatureMerger(tables: tables, corrections: corrections, spelling: spelling)
        let signatures = merger.rows(own: ownSignatures)
        let roots = merger.xmlRoots(own: ownRoots)
        try data.write(signatures: signatures, xmlRoots: roots)
        print(
            "\(types.count) types, \(types.map(\.aliases.count).reduce(0, +)) aliases, \(globs.count) globs, "
                + "\(signatures.count { $0.depth == 0 }) signatures, \(roots.count) XML roots")
    }
}
