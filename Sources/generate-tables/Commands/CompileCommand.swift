import Foundation

/// Compiles `data/` into Swift source.
struct CompileCommand {
    let root: URL

    func run() throws {
        let data = DataFolder(url: root.appendingPathComponent("data"))
        for file in try GeneratedFile.all(from: data) {
            let url = root.appendingPathComponent(file.path)
            if try file.isStale(at: url) {
                try Data(file.text.utf8).write(to: url, options: .atomic)
                print("wrote \(file.path)")
            }
        }
    }
}

/// A Swift file that is made from `data/`.
struct GeneratedFile {
    let path: String
    let text: String

    static func all(from data: DataFolder) throws -> [GeneratedFile] {
        let types = try data.types()
        let ids = try TypeNumbering(types)
        return [
            GeneratedFile(
                path: "Sources/MIMEDetection/Tables/TypeTable.generated.swift",
                text: try TypeTableWriter(
                    types: types, globs: try data.globs(), descriptions: try data.descriptions(), ids: ids
                ).source()),
            GeneratedFile(
                path: "Sources/MIMEDetection/Tables/GlobTable.generated.swift",
                text: try GlobTableWriter(globs: try data.globs(), ids: ids).source()),
            GeneratedFile(
                path: "Sources/MIMEDetection/Tables/SignatureTable.generated.swift",
                text: try SignatureTableWriter(rows: try data.signatures(), ids: ids).source()),
            GeneratedFile(
                path: "Sources/MIMEDetection/Tables/XMLRootTable.generated.swift",
                text: try XMLRootTableWriter(rows: try data.xmlRoots(), ids: ids).source()),
            try languages(data),
        ]
    }

    private static func languages(_ data: DataFolder) throws -> GeneratedFile {
        let languages = try data.languages()
        let words = LanguageWords(languages, imported: try data.languageWords())
        return GeneratedFile(
            path: "Sources/MIMEDetection/Tables/LanguageTable.generated.swift",
            text: try LanguageTableWriter(languages: languages, words: words).source())
    }

    func isStale(at url: URL) throws -> Bool {
        guard FileManager.default.fileExists(atPath: url.path) else { return true }
        return try Data(contentsOf: url) != Data(text.utf8)
    }
}
