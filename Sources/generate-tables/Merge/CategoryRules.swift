import MIMETypes

/// Finds the category of each type: from its line in `categories.tsv`, its name, its language, or its parents.
struct CategoryRules {
    private let stated: [String: MIMEType.Category]
    private let languages: [String: MIMEType.Category]
    private let parents: [String: [String]]

    init(rows: [CategoryRow], languages: [LanguageFile], types: [TypeRow]) throws {
        stated = try Dictionary(rows.map { ($0.type, $0.category) }) { _, second in
            throw TableError(
                file: "categories.tsv", line: 0, reason: "a type has two categories, one is '\(second.rawValue)'")
        }
        self.languages = Dictionary(languages.map { ($0.type, Self.category(of: $0)) }) { first, second in
            first == .source ? first : second
        }
        parents = Dictionary(
            uniqueKeysWithValues: types.map { row in (row.type, row.parents.filter { !row.builtLike.contains($0) }) })
        let known = Set(types.map(\.type))
        if let unknown = rows.first(where: { !known.contains($0.type) }) {
            throw TableError(file: "categories.tsv", line: 0, reason: "'\(unknown.type)' is not in types.tsv")
        }
    }

    func category(of type: String) -> MIMEType.Category {
        if let category = stated[type] { return category }
        let implied = ImpliedCategory.of(type)
        if let implied, implied != .text, implied != .data { return implied }
        if let category = languages[type] { return category }
        // A type inherits the category of the format that it is built on: a template of a document is a document.
        for parent in parents[type] ?? [] where parent != "text/plain" {
            let inherited = category(of: parent)
            if inherited != .data, inherited != .other { return inherited }
        }
        return implied ?? .data
    }

    private static func category(of language: LanguageFile) -> MIMEType.Category {
        switch language.category {
        case .source: .source
        case .data: .data
        case .markup, .prose: .text
        }
    }
}
