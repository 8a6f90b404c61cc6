/// How much each name pattern says about each of its types.
///
/// Sources that copy each other have one vote. A pattern is strong for its heaviest type if at least two vote for it,
/// or if files with its name were found to be that, unless they were found to be something else as well.
///
/// Nearly all files have the right names, so the name of a format with a mark has to be nearly certain by itself before
/// its lack says anything. Those of two letters and the short ones of XML are used for much, so they are only strong if
/// several packages have such files, or by a correction.
///
/// A short extension is weak for a type that is not text, or has a mandatory signature, if no source votes for it but
/// the tables of servers, which repeat what IANA's templates say, or if others have more weight and one vote is all it
/// has: such extensions are used for much else. So are those that only lists of languages know. Corrections by hand
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
            return isDoubtful(row) ? .ordinary : .strong
        }
        if isShortExtension(row), votes == ["editors"] {
            return isHeaviest && isUsual(row, Set(sources)) ? .ordinary : .weak
        }
        return isShortExtension(row) && isRare(row, isHeaviest ? votes : votes.union(["others"])) ? .weak : .ordinary
    }

    /// Whether everybody expects the type, by the votes or by the files that were looked at.
    private func isExpected(_ row: GlobRow, _ votes: Int) -> Bool {
        guard votes < Self.neededVotes, let name = row.fileExtension, let count = counts[row.pattern],
            isMarkedUp(row.type)
        else {
            return votes >= Self.neededVotes
        }
        if isXML(row.type) { return count.agreeing >= Self.manyPackages }
        if isMedium(row.type) || name.count > 3 { return count.agreeing >= 1 }
        return count.agreeing >= (standsForText(row.pattern) ? Self.manyPackages : Self.twoPackages)
    }

    /// Whether files bear out what only lists of languages say, or two lists say it and no file is of another kind.
    private func isUsual(_ row: GlobRow, _ sources: Set<String>) -> Bool {
        let count = counts[row.pattern] ?? NameCountRow(pattern: row.pattern, agreeing: 0)
        let isShort = (row.fileExtension?.count ?? 0) < 3
        if count.isOftenOtherBytes || count.isTextWithBytes { return false }
        return count.agreeing >= (isShort ? Self.fewPackages : 1) || sources.count > 1 && !isShort && count.binary == 0
    }

    /// Whether a pattern represents a kind of text as well, which files that agree with it may be.
    private func standsForText(_ pattern: String) -> Bool {
        globs[pattern, default: []].contains { !isMarkedUp($0.type) }
    }

    /// Whether the extension is used for something else too, as far as is known.
    private func isDoubtful(_ row: GlobRow) -> Bool {
        guard let name = row.fileExtension else { return false }
        let count = counts[row.pattern] ?? NameCountRow(pattern: row.pattern, agreeing: 0)
        guard isMarkedUp(row.type) else { return count.isTextWithBytes }
        let needed = name.count > 3 ? 0 : name.count < 3 ? Self.manyPackages : isXML(row.type) ? Self.fewPackages : 0
        return count.isOftenText || count.isOftenOtherBytes || count.agreeing < needed
    }

    /// Whether it is an image, audio, video or a font: their extensions are hardly used for anything else, and what
    /// else is found is broken on purpose.
    private func isMedium(_ name: String) -> Bool {
        types[name]?.flags.contains(.text) != true
            && ["image/", "audio/", "video/", "font/"].contains { name.hasPrefix($0) }
    }

    /// How many independent lists have to agree.
    private static let neededVotes = 2

    /// In how many packages the files of an extension have to be what it states, by its length.
    private static let (twoPackages, fewPackages, manyPackages) = (2, 3, 8)

    /// Whether text alone is no file of the type.
    private func isMarkedUp(_ name: String) -> Bool {
        types[name]?.flags.contains(.text) != true || isXML(name)
            || name == "application/json" || graph.ancestors(of: name).contains("application/json")
    }

    /// Whether a format that is recognised by its content is known to too few people for its extension to say much.
    private func isRare(_ row: GlobRow, _ votes: Set<String>) -> Bool {
        if isXML(row.type) { return votes.subtracting(["others"]).count <= 1 && !votes.contains("documents") }
        guard types[row.type]?.flags.contains(.text) != true || hasSignature(row.type) else {
            return votes == ["servers"]
        }
        if votes.contains("others") { return votes.count <= 2 }
        return votes.isSubset(of: ["servers", "tika"]) && !hasSignature(row.type)
    }

    /// How many lists say so that don't copy each other, as Tika's and those of servers do.
    private static func independent(_ votes: Set<String>) -> Int {
        votes.subtracting(votes.contains("servers") ? ["correction", "tika"] : ["correction"]).count
    }

    /// The tables of servers copy each other and IANA's templates; those of editors are lists of one community; a
    /// format's own documents have one vote, however many there are.
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

    /// Whether it is XML, whose first tag is its mark.
    private func isXML(_ name: String) -> Bool {
        name == "application/xml" || graph.ancestors(of: name).contains("application/xml")
    }
}
