/// Writes for each type of a language which labels of the trained model its texts may get, as `LanguageKinTable`.
///
/// Its own labels are those of the type itself, of its kinds and of what it is a kind of. Its kin are those of its
/// families as well. A type whose language the model does not know has kin alone. Languages of templates are left
/// out, because anything can be in them.
struct LanguageKinTableWriter {
    /// As many labels as a set has room for.
    private static let capacity = 256

    /// The types of which many things are kinds that have nothing else in common.
    private static let broad: Set<String> = [
        "text/plain", "application/xml", "application/json", "text/html", "text/sgml",
    ]

    private let labels: [String: Int]
    /// The labels of each type that has some.
    private let labelled: [String: [String]]
    private let families: [FamilyRow]
    private let types: [TypeRow]
    /// What each type is a kind of.
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
            summary: "Eight numbers for each: a bit for each of its own labels, then for each of its kin.")
        return source
    }

    /// The labels of a type; empty if the model does not know it.
    private func own(_ type: String) -> Set<String> {
        Set(near(type).flatMap { labelled[$0] ?? [] })
            .union(families.filter { $0.role == .label && $0.family == type }.map(\.language))
    }

    /// The labels that texts of a type may get.
    private func kin(of type: String, own: Set<String>) -> Set<String> {
        let homes = Set(
            families.filter { $0.role == .member && ($0.language == type || own.contains($0.language)) }.map(\.family))
        guard !homes.isEmpty else { return own }
        return own.union(families.filter { homes.contains($0.family) }.map(\.language))
    }

    /// The type, what it is a kind of, and its kinds, but for types that hold much else, and images in the syntax of
    /// a language.
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
