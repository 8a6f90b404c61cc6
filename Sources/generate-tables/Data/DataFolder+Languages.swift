import Foundation

extension DataFolder {
    /// Returns the languages, ordered by the names of their files.
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

    /// Returns the words for languages from the imported tables.
    func languageWords() throws -> [LanguageWordRow] {
        let file = url.appendingPathComponent("language-words.tsv")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try TSV.read(file, name: "language-words.tsv", columns: LanguageWordRow.columns).map(
            LanguageWordRow.init)
    }

    /// Returns the lines of the trained model.
    func languageModel() throws -> [Substring] {
        let data = try Data(contentsOf: url.appendingPathComponent("language-model.tsv"))
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

}

extension DataFolder {
    /// Returns the types of the imported tables, and the types that only the languages' files define.
    func declared(by languages: [LanguageFile], _ rows: [TypeRow]) -> [TypeRow] {
        var known = Set(rows.flatMap { [$0.type] + $0.aliases })
        let own = languages.filter { known.insert($0.type).inserted }.map { language in
            var row = TypeRow(type: language.type)
            row.sources = ["own"]
            row.flags = [.text, .mayBeEmpty]
            row.parents = language.type.hasPrefix("text/") ? [] : ["text/plain"]
            return row
        }
        return (rows + own).sorted { $0.type < $1.type }
    }

    /// Returns the patterns of the imported tables with the weights that the languages' files set, and the patterns
    /// that only these files contain.
    func weighed(by languages: [LanguageFile], _ rows: [GlobRow]) -> [GlobRow] {
        var rows = rows
        for language in languages {
            for (pattern, weight) in language.globs {
                if let index = rows.firstIndex(where: { $0.pattern == pattern && $0.type == language.type }) {
                    rows[index].weight = weight
                    continue
                }
                let rank = (rows.filter { $0.type == language.type }.compactMap(\.rank).max() ?? 0) + 1
                rows.append(
                    GlobRow(
                        pattern: pattern, type: language.type, weight: weight,
                        rank: pattern.hasPrefix("*.") ? rank : nil,
                        isCaseSensitive: false, sources: ["own"]))
            }
        }
        let own = Set(languages.flatMap { language in language.globs.map { [$0.pattern, language.type] } })
        return Self.withoutTies(rows, first: own).sorted {
            ($0.pattern, -$0.weight, $0.type) < ($1.pattern, -$1.weight, $1.type)
        }
    }

    /// Lowers weights so that no two types of a pattern have the same weight.
    ///
    /// Of two types with the same weight, the one in `first` keeps its weight, and the other gets a lower one.
    private static func withoutTies(_ rows: [GlobRow], first: Set<[String]>) -> [GlobRow] {
        let patterns = Set(first.map { $0[0] })
        var used: [String: Set<Int>] = [:]
        let order = rows.indices.sorted { left, right in
            let keys = [left, right].map {
                (-rows[$0].weight, first.contains([rows[$0].pattern, rows[$0].type]) ? 0 : 1)
            }
            return keys[0] == keys[1] ? left < right : keys[0] < keys[1]
        }
        var result = rows
        for index in order where patterns.contains(rows[index].pattern) {
            let pattern = rows[index].pattern
            while result[index].weight > 1, used[pattern]?.contains(result[index].weight) == true {
                result[index].weight -= 1
            }
            used[pattern, default: []].insert(result[index].weight)
        }
        return result
    }

    /// Returns a description of each language's type, for types without a line in `descriptions.tsv`.
    func descriptions(of languages: [LanguageFile]) -> [String: String] {
        // If several languages have the same type, the language with rules gives the type its description.
        let named = languages.filter { !$0.rules.isEmpty } + languages
        return Dictionary(named.map { ($0.type, $0.summary) }) { first, _ in first }
    }
}

extension LanguageFile {
    /// The contents of a new file for a language that has no rules yet.
    var header: String { "name \(name)\ntype \(type)\ncategory \(category.rawValue)\n" }

    /// A description of texts in the language.
    fileprivate var summary: String {
        switch category {
        case .source: "source code in \(name)"
        case .data: "data in the format \(name)"
        case .markup: "text with the markup of \(name)"
        case .prose: "text in \(name)"
        }
    }
}
