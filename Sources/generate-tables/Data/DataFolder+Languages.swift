import Foundation

extension DataFolder {
    /// The languages, in the order of their files' names.
    func languages() throws -> [LanguageFile] {
        let folder = url.appendingPathComponent("languages")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".rules") }.sorted()
        return try names.map { name in
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            return try LanguageFile(file: String(name.dropLast(6)), text: String(decoding: data, as: UTF8.self))
        }
    }

    /// Words of imported tables for languages.
    func languageWords() throws -> [LanguageWordRow] {
        let file = url.appendingPathComponent("language-words.tsv")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try TSV.read(file, columns: LanguageWordRow.columns).map(LanguageWordRow.init)
    }
}
