/// Finds rows that name no source, one whose licence was not checked, or a link that leads to no document.
struct SourceCheck {
    private let listed: Set<String>
    private let licences: [LicenceRow]

    /// The source that represents every link in `licences.tsv`.
    private static let link = "https"

    init(_ licences: [LicenceRow]) {
        self.licences = licences
        listed = Set(licences.map(\.source))
    }

    /// Checks the rows of all tables.
    func problems(_ facts: Facts) -> [String] {
        var problems: [String] = []
        var used: Set<String> = []
        func check(_ table: String, _ subject: String, _ sources: [String]) {
            if sources.allSatisfy(\.isEmpty) { problems.append("\(table): '\(subject)' has no source") }
            for source in sources where !source.isEmpty {
                guard let key = key(of: source) else {
                    problems.append("\(table): '\(source)', the source of '\(subject)', is not in licences.tsv")
                    continue
                }
                used.insert(key)
                if key == Self.link, DocumentLink(source)?.namesDocument != true {
                    problems.append(
                        "\(table): '\(source)', the source of '\(subject)', is a whole site or repository; link to the "
                            + "page or file that states it")
                }
            }
        }
        for row in facts.types { check("types", row.type, row.sources) }
        for row in facts.globs { check("globs", "\(row.pattern) \(row.type)", row.sources) }
        for row in facts.signatures { check("signatures", row.type, [row.source]) }
        for row in facts.xmlRoots { check("xml-roots", "\(row.localName) \(row.namespace)", [row.source]) }
        for row in facts.zipContents { check("zip-contents", row.name, [row.source]) }
        for row in facts.identifiers { check("identifiers", row.identifier, [row.source]) }
        for row in facts.libmagicNames { check("libmagic-names", row.type, [row.source]) }
        for row in facts.languageWords { check("language-words", row.word, row.sources) }
        return problems + unused(used) + duplicates()
    }

    /// The line of `licences.tsv` that allows a source: its key up to a colon, or the one of links.
    private func key(of source: String) -> String? {
        let key = source.hasPrefix("https://") ? Self.link : String(source.prefix { $0 != ":" })
        return listed.contains(key) ? key : nil
    }

    /// A licence of nothing would say that the package holds what it does not.
    private func unused(_ used: Set<String>) -> [String] {
        licences.filter { !used.contains($0.source) && !$0.isTraining }
            .map { "licences.tsv: no row comes from '\($0.source)'; delete the line" }
    }

    private func duplicates() -> [String] {
        Dictionary(grouping: licences, by: \.source).filter { $0.value.count > 1 }.keys.sorted()
            .map { "licences.tsv: '\($0)' stands in two lines" }
    }
}

extension LicenceRow {
    /// Whether it is about what models and counts were made of, from which no row comes.
    var isTraining: Bool { source.hasPrefix("training-") }
}
