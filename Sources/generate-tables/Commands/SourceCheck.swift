/// Finds rows without a source, sources that `licences.tsv` doesn't list, and links that don't lead to a document.
struct SourceCheck {
    private let listed: Set<String>
    private let licences: [LicenceRow]

    /// The key in `licences.tsv` that represents all links.
    private static let link = "https"

    init(_ licences: [LicenceRow]) {
        self.licences = licences
        listed = Set(licences.map(\.source))
    }

    /// Returns messages about the rows of all tables.
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
        for row in facts.forms { check("forms", row.type, [row.source]) }
        for row in facts.identifiers { check("identifiers", row.identifier, [row.source]) }
        for row in facts.libmagicNames { check("libmagic-names", row.type, [row.source]) }
        for row in facts.languageWords { check("language-words", row.word, row.sources) }
        return problems + unused(used) + duplicates()
    }

    /// Returns the key of a source in `licences.tsv`: the part before a colon, or `https` for links; nil if
    /// `licences.tsv` doesn't list the key.
    private func key(of source: String) -> String? {
        let key = source.hasPrefix("https://") ? Self.link : String(source.prefix { $0 != ":" })
        return listed.contains(key) ? key : nil
    }

    /// Returns messages about lines of `licences.tsv` that no row uses; such a line would claim that the package
    /// contains something it doesn't.
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
    /// Whether the source was used only for training and counting, so that no row names it.
    var isTraining: Bool { source.hasPrefix("training-") }
}
