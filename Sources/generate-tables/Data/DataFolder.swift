import Foundation

/// The tables in `data/`, the source of truth.
struct DataFolder {
    let url: URL

    func types() throws -> [TypeRow] {
        try declared(by: languages(), TSV.read(file("types.tsv"), columns: TypeRow.columns).map(TypeRow.init))
    }

    func globs() throws -> [GlobRow] {
        try weighed(by: languages(), TSV.read(file("globs.tsv"), columns: GlobRow.columns).map(GlobRow.init))
    }

    func signatures() throws -> [SignatureRow] {
        try TSV.read(file("signatures.tsv"), columns: SignatureRow.columns).map(SignatureRow.init)
    }

    func xmlRoots() throws -> [XMLRootRow] {
        try TSV.read(file("xml-roots.tsv"), columns: XMLRootRow.columns).map(XMLRootRow.init)
    }

    /// The rules that no upstream table has.
    func ownSignatures() throws -> [SignatureRow] {
        guard FileManager.default.fileExists(atPath: file("signatures.tsv").path) else { return [] }
        let rules = SignatureRow.rules(try signatures())
        return rules.filter { UpstreamTable.Source(rawValue: $0[0].source) == nil }.flatMap(\.self)
    }

    func ownXMLRoots() throws -> [XMLRootRow] {
        guard FileManager.default.fileExists(atPath: file("xml-roots.tsv").path) else { return [] }
        return try xmlRoots().filter { UpstreamTable.Source(rawValue: $0.source) == nil }
    }

    func names() throws -> [NameRow] {
        try TSV.read(file("own/names.tsv"), columns: NameRow.columns).map(NameRow.init)
    }

    func corrections() throws -> [Correction] {
        try Correction.all(TSV.read(file("corrections.tsv"), columns: Correction.columns))
    }

    func descriptions() throws -> [String: String] {
        let lines = try TSV.read(file("descriptions.tsv"), columns: ["type", "description"])
        let written = try Dictionary(lines.map { ($0.fields[0], $0.fields[1]) }) { _, second in
            throw TableError(
                file: "descriptions.tsv", line: 0, reason: "a type has two descriptions, one is '\(second)'")
        }
        return try descriptions(of: languages()).merging(written) { $1 }
    }

    func write(types: [TypeRow], globs: [GlobRow]) throws {
        try write(TSV.text(columns: TypeRow.columns, rows: types.map(\.fields)), to: "types.tsv")
        try write(TSV.text(columns: GlobRow.columns, rows: globs.map(\.fields)), to: "globs.tsv")
    }

    func write(signatures: [SignatureRow], xmlRoots: [XMLRootRow]) throws {
        try write(TSV.text(columns: SignatureRow.columns, rows: signatures.map(\.fields)), to: "signatures.tsv")
        try write(TSV.text(columns: XMLRootRow.columns, rows: xmlRoots.map(\.fields)), to: "xml-roots.tsv")
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: file(name), options: .atomic)
    }

    private func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
