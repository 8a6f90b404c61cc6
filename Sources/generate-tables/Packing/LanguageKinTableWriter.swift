/// Packs the labels that the model may assign to texts of each language's type into `LanguageKinTable`.
///
/// A type's own labels are those of the type, its subtypes and its supertypes. Its kin also includes the labels of its
/// families. A type whose language the model doesn't know has only kin. Languages of templates are left out, because
/// templates can contain any language.
struct LanguageKinTableWriter {
    /// The maximum number of labels in a set.
    private static let capacity = 320

    /// Types whose subtypes have little in common.
    private static let broad: Set<String> = [
        "text/plain", "application/xml", "application/json", "text/html", "text/sgml",
    ]

    private let labels: [String: Int]
    /// The labels of each type that has labels.
    private let labelled: [String: [String]]
    private let families: [FamilyRow]
    private let types: [TypeRow]
    /// The supertypes of each type.
    private let ancestors: [String: Set<String>]

    init(labels lines: [Substring], languages: [LanguageFile], families: [FamilyRow], types: [TypeRow]) throws {
        let names = lines.filter { $0.hasPrefix("label\t") }.map { String($0.split(separator: "\t")[1]) }
        labels = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
        guard names.count <= Self.capacity else {
            throw TableError(
                file: "language-model.tsv", line: 1, reason: "more than \(Self.capacity) labels; make sets larger")
        }
        let labelTypes = Dictionary(
            languages.filter { names.contains($0.name) }.map { ($0.name, $0.type) }, uniquingKeysWith: { $1 })
        labelled = Dictionary(grouping: labelTypes, by: \.value).mapValues { $0.map(\.key) }
        self.families = families
        self.types = types
        let graph = TypeGraph(types)
        ancestors = Dictionary(types.map { ($0.type, graph.ancestors(of: $0.type)) }) { first, _ in first }
        let known = Set(types.map(\.type)).union(names)
        for row in families where !known.contains(row.language) || row.role == .label && !known.contains(row.family) {
            throw row.line.error("'\(row.language)' is neither a label of the model nor a type")
        }
    }

    func source(ids: TypeNumbering) throws -> SwiftSource {
        let templates = Set(families.filter { $0.role == .template }.map(\.language))
        var sets: [[UInt64]] = []
        var rows: [(type: Int, set: Int)] = []
        for type in types.map(\.type) {
            let own = own(type)
            let kin = kin(of: type, own: own)
            guard !kin.isEmpty, templates.isDisjoint(with: own), let number = ids.number(of: type) else { continue }
            let set = packed(own) + packed(kin)
            let position = sets.firstIndex(of: set) ?? sets.count
            if position == sets.count { sets.append(set) }
            rows.append((number, position))
        }
        rows.sort { $0.type < $1.type }
        var source = SwiftSource(
            type: "LanguageKinTable",
            summary: "Which labels of the trained model texts of a type may get; `PackedKin` reads it.")
        source.array("types", rows.map { UInt16($0.type) }, summary: "The types' numbers, sorted.")
        source.array("sets", rows.map { UInt16($0.set) }, summary: "The number of each type's sets.")
        source.array(
            "labels", sets.flatMap(\.self),
            summary: "Ten numbers for each: a bit for each of its own labels, then for each of its kin.")
        return source
    }

    /// Returns a type's own labels; empty if the model does not know the type.
    private func own(_ type: String) -> Set<String> {
        Set(near(type).flatMap { labelled[$0] ?? [] })
            .union(families.filter { $0.role == .label && $0.family == type }.map(\.language))
    }

    /// Returns all labels that the model may assign to texts of a type.
    private func kin(of type: String, own: Set<String>) -> Set<String> {
        let homes = Set(
            families.filter { $0.role == .member && ($0.language == type || own.contains($0.language)) }.map(\.family))
        guard !homes.isEmpty else { return own }
        return own.union(families.filter { homes.contains($0.family) }.map(\.language))
    }

    /// Returns the type, its supertypes and its subtypes, without types whose subtypes have little in common, and
    /// without images in the syntax of a language.
    private func near(_ type: String) -> [String] {
        guard !Self.broad.contains(type) else { return [type] }
        let above = ancestors[type] ?? []
        let below = labelled.keys.filter { ancestors[$0]?.contains(type) ?? false }
        let isImage = type.hasPrefix("image/")
        return [type] + above.union(below).filter { !Self.broad.contains($0) && $0.hasPrefix("image/") == isImage }
    }

    private func packed(_ names: Set<String>) -> [UInt64] {
        var words = [UInt64](repeating: 0, count: Self.capacity / 64)
        for label in names.compactMap({ labels[$0] }) { words[label / 64] |= 1 << UInt64(label % 64) }
        return words
    }
}
