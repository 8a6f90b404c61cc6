/// How much each name pattern says about each of its types.
///
/// Sources that copy each other have one vote. A pattern is strong for its heaviest type if at least three vote for it.
/// A short extension is weak for a type that is not text, or has a mark that has to be there, if nobody votes for it
/// but the tables of servers, which repeat what IANA's templates say, or if others have more weight and one vote is all
/// it has: such extensions are used for much else. So are those that only lists of languages know. Corrections by hand
/// come with a reason.
struct NameStrengths {
    /// The numbers are those of `Evidence.NameStrength`.
    enum Strength: String {
        case weak, ordinary, strong

        var number: Int {
            switch self {
            case .weak: 1
            case .ordinary: 2
            case .strong: 3
            }
        }
    }

    private let types: [String: TypeRow]
    private let globs: [String: [GlobRow]]
    private let graph: TypeGraph
    private let corrected: [String: Strength]

    init(types: [TypeRow], globs: [GlobRow], corrections: [Correction]) throws {
        self.types = Dictionary(types.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        self.globs = Dictionary(grouping: globs, by: \.pattern)
        graph = TypeGraph(types)
        corrected = try Self.corrected(corrections)
    }

    private static func corrected(_ corrections: [Correction]) throws -> [String: Strength] {
        try Dictionary(
            corrections.filter { $0.kind == .strength }.map { correction in
                let words = correction.value.split(separator: " ").map(String.init)
                guard words.count == 2, let strength = Strength(rawValue: words[1]) else {
                    throw TableError(
                        file: "corrections.tsv", line: correction.line,
                        reason: "a strength needs a type, or * for all of the pattern's, and weak, ordinary or strong")
                }
                return ("\(correction.subject) \(words[0])", strength)
            }, uniquingKeysWith: { first, _ in first })
    }

    func strength(of row: GlobRow) -> Strength {
        if let strength = corrected["\(row.pattern) \(row.type)"] ?? corrected["\(row.pattern) *"] { return strength }
        let rows = globs[row.pattern, default: []]
        let isHeaviest = rows.allSatisfy { $0.weight <= row.weight }
        let votes = Set(rows.filter { graph.areRelated($0.type, row.type) }.flatMap(\.sources).map(Self.vote))
        if isHeaviest, votes.subtracting(["correction"]).count >= 3 { return .strong }
        if isShortExtension(row), votes == ["editors"] { return .weak }
        return isShortExtension(row) && isRare(row, isHeaviest ? votes : votes.union(["others"])) ? .weak : .ordinary
    }

    /// Whether a format that is told by its content is known to too few for its extension to say much.
    private func isRare(_ row: GlobRow, _ votes: Set<String>) -> Bool {
        if isXML(row.type) { return votes.subtracting(["others"]).count <= 1 && !votes.contains("freedesktop") }
        guard types[row.type]?.flags.contains(.text) != true || hasMark(row.type) else { return false }
        if votes.contains("others") { return votes.count <= 2 }
        return votes.isSubset(of: ["servers", "tika"]) && !hasMark(row.type)
    }

    /// The tables of servers copy each other and IANA's templates; those of editors are lists of one community.
    private static func vote(_ source: String) -> String {
        switch source {
        case "iana", "mime-db", "apache", "debian": "servers"
        case "linguist", "pygments": "editors"
        default: source
        }
    }

    private func isShortExtension(_ row: GlobRow) -> Bool {
        row.fileExtension.map { $0.count <= 4 } ?? false
    }

    private func hasMark(_ name: String) -> Bool {
        types[name]?.flags.contains(.signature) ?? false
    }

    /// Whether it is XML, whose first tag is its mark.
    private func isXML(_ name: String) -> Bool {
        name == "application/xml" || graph.ancestors(of: name).contains("application/xml")
    }
}
