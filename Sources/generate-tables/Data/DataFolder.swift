import Foundation

/// The tables in `data/`, from which everything is compiled.
struct DataFolder {
    let url: URL

    func types() throws -> [TypeRow] {
        try declared(by: languages(), read("types.tsv", TypeRow.columns).map(TypeRow.init))
    }

    func globs() throws -> [GlobRow] {
        try weighed(by: languages(), read("globs.tsv", GlobRow.columns).map { try GlobRow($0) })
    }

    func signatures() throws -> [SignatureRow] {
        try imported("signatures.tsv", SignatureRow.columns).map(SignatureRow.init)
    }

    func xmlRoots() throws -> [XMLRootRow] {
        try imported("xml-roots.tsv", XMLRootRow.columns).map { try XMLRootRow($0) }
    }

    func ownGlobs() throws -> [GlobRow] {
        try read("own/globs.tsv", GlobRow.ownColumns).map(GlobRow.init(own:))
    }

    func ownSignatures() throws -> [SignatureRow] {
        try read("own/signatures.tsv", SignatureRow.columns).map { line in
            let row = try SignatureRow(line)
            guard row.priority % 10 == 0 else {
                throw line.error("the priority must be one of those that data/README.md explains, 40, 50, 60 or 70")
            }
            return row
        }
    }

    func ownXMLRoots() throws -> [XMLRootRow] {
        try read("own/xml-roots.tsv", XMLRootRow.ownColumns).map(XMLRootRow.init(own:))
    }

    /// Returns the lines of a file that an import rewrites.
    ///
    /// A line that was added by hand is an error, because an import would remove it.
    private func imported(_ name: String, _ columns: [String]) throws -> [TSV.Line] {
        let lines = try read(name, columns)
        let imported = Set(UpstreamSource.allCases.map(\.rawValue))
        for line in lines where !imported.contains(line.fields.last ?? "") {
            throw line.error("an import takes this line away; move it to own/\(name)")
        }
        return lines
    }

    private func read(_ name: String, _ columns: [String]) throws -> [TSV.Line] {
        try TSV.read(file(name), name: name, columns: columns)
    }

    func ownTypes() throws -> [OwnTypeRow] {
        try read("own/types.tsv", OwnTypeRow.columns).map(OwnTypeRow.init)
    }

    func licences() throws -> [LicenceRow] {
        try read("licences.tsv", LicenceRow.columns).map(LicenceRow.init)
    }

    /// Returns the text of a licence, by its name in `licences.tsv`; nil if `licences/` contains no text of that name.
    func licenceText(_ name: String) -> String? {
        try? String(contentsOf: file("licences/\(name).txt"), encoding: .utf8)
    }

    func names() throws -> [NameRow] {
        try read("own/names.tsv", NameRow.columns).map(NameRow.init)
    }

    func zipContents() throws -> [ZIPContentRow] {
        try read("own/zip-contents.tsv", ZIPContentRow.columns).map(ZIPContentRow.init)
    }

    func identifiers() throws -> [IdentifierRow] {
        try read("own/identifiers.tsv", IdentifierRow.columns).map(IdentifierRow.init)
    }

    func families() throws -> [FamilyRow] {
        try read("own/families.tsv", FamilyRow.columns).map(FamilyRow.init)
    }

    func magicAnswers() throws -> [MagicAnswerRow] {
        var types: Set<String> = []
        return try read("own/libmagic.tsv", MagicAnswerRow.columns).map { line in
            let row = try MagicAnswerRow(line)
            guard types.insert(row.type).inserted else { throw line.error("'\(row.type)' stands in a line above") }
            return row
        }
    }

    func libmagicNames() throws -> [LibmagicNameRow] {
        var types: Set<String> = []
        return try read("own/libmagic-names.tsv", LibmagicNameRow.columns).map { line in
            let row = try LibmagicNameRow(line)
            guard types.insert(row.type).inserted else { throw line.error("'\(row.type)' has another line above") }
            return row
        }
    }

    func flags() throws -> [FlagRow] {
        try read("own/flags.tsv", FlagRow.columns).map(FlagRow.init)
    }

    func forms() throws -> [FormRow] {
        try read("own/forms.tsv", FormRow.columns).map(FormRow.init)
    }

    func nameCounts() throws -> [NameCountRow] {
        try read("name-counts.tsv", NameCountRow.columns).map(NameCountRow.init)
    }

    func alarmConfidence() throws -> [AlarmConfidenceRow] {
        try read("alarm-confidence.tsv", AlarmConfidenceRow.columns).map(AlarmConfidenceRow.init)
    }

    func corrections() throws -> [Correction] {
        try Correction.all(read("corrections.tsv", Correction.columns))
    }

    func categories() throws -> [CategoryRow] {
        try read("categories.tsv", CategoryRow.columns).map(CategoryRow.init)
    }

    func descriptions() throws -> [String: String] {
        let lines = try read("descriptions.tsv", ["type", "description"])
        let written = try Dictionary(lines.map { ($0.fields[0], $0.fields[1]) }) { _, second in
            throw TableError(
                file: "descriptions.tsv", line: 0, reason: "a type has two descriptions, one is '\(second)'")
        }
        return try descriptions(of: languages()).merging(written) { $1 }
    }

    /// Returns the text of a file.
    func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: file(name), options: .atomic)
    }

    private func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
