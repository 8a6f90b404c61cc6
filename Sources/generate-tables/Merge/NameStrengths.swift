/// Calculates how strongly each name pattern implies each of its types.
///
/// Sources that copy each other share one vote. A pattern is strong for the type with its highest weight if at least
/// two votes are for this type, or if enough counted files with the pattern have the type. It is only ordinary if too
/// many counted files have other content.
///
/// Nearly all files have the right names. A missing signature is therefore evidence against a name only if the name
/// alone makes the type nearly certain. Extensions of one or two letters, and XML extensions of three letters, have
/// many uses, so they are strong only if several packages contain files of the type, or if a correction makes them
/// strong.
///
/// A short extension is weak for a binary type, or for a type with a mandatory signature, if only the servers' tables
/// list it, which repeat IANA's templates, or if the type has a lower weight than another type and at most one vote. It
/// is also weak if only lists of languages contain it. `data/README.md` states all rules. Corrections take precedence.
struct NameStrengths {
    /// The strengths, with the numbers of `Evidence.NameStrength`.
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
    private let counts: [String: NameCountRow]
    private let corrected: [String: Strength]

    init(types: [TypeRow], globs: [GlobRow], counts: [NameCountRow], corrections: [Correction]) throws {
        self.types = Dictionary(types.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        self.globs = Dictionary(grouping: globs, by: \.pattern)
        self.counts = Dictionary(counts.map { ($0.pattern, $0) }, uniquingKeysWith: { first, _ in first })
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
        let sources = rows.filter { graph.areRelated($0.type, row.type) }.flatMap(\.sources)
        let votes = Set(sources.map(Self.vote))
        if isHeaviest, isExpected(row, Self.independent(votes)) {
            return !isDoubtful(row) ? .strong : isContradicted(row, votes) ? .weak : .ordinary
        }
        if isHeaviest, isContradicted(row, votes) { return .weak }
        if isShortExtension(row), votes == ["editors"] {
            return isHeaviest && isUsual(row, Set(sources)) ? .ordinary : .weak
        }
        return isShortExtension(row) && isRare(row, isHeaviest ? votes : votes.union(["others"])) ? .weak : .ordinary
    }

    /// Checks whether enough votes or enough counted files are for the type.
    private func isExpected(_ row: GlobRow, _ votes: Int) -> Bool {
        guard votes < Self.neededVotes, let name = row.fileExtension, let count = counts[row.pattern],
            isMarkedUp(row.type)
        else {
            return votes >= Self.neededVotes
        }
        if isXML(row.type) {
            let isAlone = count.isUnanimous && name.count > 2 && !standsForText(row.pattern)
            return count.agreeing >= (isAlone ? Self.twoPackages : Self.manyPackages)
        }
        if isMedium(row.type) || name.count > 3 { return count.agreeing >= 1 }
        return count.agreeing >= (standsForText(row.pattern) ? Self.manyPackages : Self.twoPackages)
    }

    /// Checks whether an extension from lists of languages is confirmed: by counted files, or by two lists if no
    /// counted file is binary.
    private func isUsual(_ row: GlobRow, _ sources: Set<String>) -> Bool {
        let count = counts[row.pattern] ?? NameCountRow(pattern: row.pattern, agreeing: 0)
        let isShort = (row.fileExtension?.count ?? 0) < 3
        if count.isOftenOtherBytes || count.isTextWithBytes { return false }
        return count.agreeing >= (isShort ? Self.fewPackages : 1) || sources.count > 1 && !isShort && count.binary == 0
    }

    /// Checks whether a pattern is also used for a text format, so that any text agrees with it.
    private func standsForText(_ pattern: String) -> Bool {
        globs[pattern, default: []].contains { !isMarkedUp($0.type) }
    }

    /// Checks whether the counts show that the extension is also used for something else, or is too rare.
    private func isDoubtful(_ row: GlobRow) -> Bool {
        guard let name = row.fileExtension else { return false }
        let count = counts[row.pattern] ?? NameCountRow(pattern: row.pattern, agreeing: 0)
        guard isMarkedUp(row.type) else { return count.isTextWithBytes }
        let forXML = count.isUnanimous ? Self.twoPackages : Self.fewPackages
        let needed = name.count > 3 ? 0 : name.count < 3 ? Self.manyPackages : isXML(row.type) ? forXML : 0
        return count.isOftenText || count.isOftenOtherBytes || count.agreeing < needed
    }

    /// Checks whether counted files speak against a short extension that has one vote, for a format that is not text
    /// and has no signature.
    private func isContradicted(_ row: GlobRow, _ votes: Set<String>) -> Bool {
        guard isShortExtension(row), isMarkedUp(row.type), !isXML(row.type), !hasSignature(row.type),
            Self.independent(votes) < Self.neededVotes, let count = counts[row.pattern], !count.isOfOneFormat
        else { return false }
        return count.other >= Self.twoPackages && count.other > count.agreeing
    }

    /// Checks whether a type is an image, audio, video or a font.
    ///
    /// The extensions of such types are hardly used for anything else; most other content is in files that are broken
    /// on purpose.
    private func isMedium(_ name: String) -> Bool {
        types[name]?.flags.contains(.text) != true
            && ["image/", "audio/", "video/", "font/"].contains { name.hasPrefix($0) }
    }

    /// The minimum number of independent votes.
    private static let neededVotes = 2

    /// The minimum numbers of packages with files of the type, for different kinds of extensions.
    private static let (twoPackages, fewPackages, manyPackages) = (2, 3, 8)

    /// Checks whether text by itself is never a file of the type: the type is binary, XML or JSON.
    private func isMarkedUp(_ name: String) -> Bool {
        types[name]?.flags.contains(.text) != true || isXML(name)
            || name == "application/json" || graph.ancestors(of: name).contains("application/json")
    }

    /// Checks whether too few sources know a format for its short extension to imply it.
    ///
    /// Only formats that are recognised by their content are considered, and text formats that only servers list.
    private func isRare(_ row: GlobRow, _ votes: Set<String>) -> Bool {
        if isXML(row.type) { return votes.subtracting(["others"]).count <= 1 && !votes.contains("documents") }
        guard types[row.type]?.flags.contains(.text) != true || hasSignature(row.type) else {
            return votes == ["servers"]
        }
        if votes.contains("others") { return votes.count <= 2 }
        return votes.isSubset(of: ["servers", "tika"]) && !hasSignature(row.type)
    }

    /// Returns the number of independent votes.
    ///
    /// A correction has no vote; Tika has one only if no server's table votes.
    private static func independent(_ votes: Set<String>) -> Int {
        votes.subtracting(votes.contains("servers") ? ["correction", "tika"] : ["correction"]).count
    }

    /// Returns the vote to which a source belongs.
    ///
    /// The servers' tables copy each other and IANA's templates; the editors' tables are lists of one community. A
    /// format's documents share one vote, however many there are.
    private static func vote(_ source: String) -> String {
        switch source {
        case "iana", "mime-db", "apache", "debian": "servers"
        case "linguist", "pygments": "editors"
        case _ where source.hasPrefix("https://"): "documents"
        default: String(source.prefix { $0 != ":" })
        }
    }

    private func isShortExtension(_ row: GlobRow) -> Bool {
        row.fileExtension.map { $0.count <= 4 } ?? false
    }

    private func hasSignature(_ name: String) -> Bool {
        types[name]?.flags.contains(.signature) ?? false
    }

    /// Checks whether a type is XML, which is recognised by its first tag.
    private func isXML(_ name: String) -> Bool {
        name == "application/xml" || graph.ancestors(of: name).contains("application/xml")
    }
}
