/// Makes the rows of `signatures.tsv` and `xml-roots.tsv` from the upstream tables.
struct SignatureMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger

    /// The number of bytes at the start of a file that rules can compare; code reads whatever comes later.
    private static let headLength = 8192

    /// The last offset at which a rule may search.
    ///
    /// Searching the whole head would make every detection slow.
    private static let searchLength = 1024

    /// The maximum number of offsets that a comparison may try if it follows another comparison.
    private static let longestSearch = 4096

    /// The first bytes of an OLE2 compound file.
    ///
    /// Code reads the file's directory, so rules don't search for its entries.
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

    /// The first bytes of a ZIP entry.
    ///
    /// Rules that start with these bytes are left out: the directory and the entry named `mimetype` identify the type
    /// of an archive.
    private static let zipEntry: [UInt8] = [0x50, 0x4B, 3, 4]

    /// Returns the rules of the upstream tables.
    func rows() -> [SignatureRow] {
        let refused = Set(
            corrections.filter { $0.kind == .notSignature }.map { [aliases.canonical($0.subject), $0.value] })
        var seen: Set<[[String]]> = []
        var rules: [[SignatureRow]] = []
        for table in tables {
            for (name, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
                let type = aliases.canonical(name)
                for signature in entry.signatures where !refused.contains([type, table.source.rawValue]) {
                    var match = signature.match
                    match.offsets = match.offsets.clamped(to: 0...max(match.offsets.lowerBound, Self.searchLength))
                    let rule = flatten(match, type, signature.priority, table.source.rawValue)
                    if !rule.isEmpty, seen.insert(rule.map(\.identity)).inserted { rules.append(rule) }
                }
            }
        }
        return SignatureRow.rows(of: rules)
    }

    /// Returns the corrections about rules that no table contains.
    func needless() -> [Correction] {
        corrections.filter { correction in
            guard correction.kind == .notSignature else { return false }
            return !tables.contains { table in
                table.source.rawValue == correction.value
                    && table.entries.contains { name, entry in
                        !entry.signatures.isEmpty && aliases.canonical(name) == aliases.canonical(correction.subject)
                    }
            }
        }
    }

    func xmlRoots() -> [XMLRootRow] {
        var rows: [XMLRootRow] = []
        for table in tables {
            for (name, entry) in table.entries {
                for root in entry.roots
                where !rows.contains(where: {
                    $0.localName == root.localName && $0.namespace == root.namespace
                        && $0.type == aliases.canonical(name)
                }) {
                    rows.append(
                        XMLRootRow(
                            localName: root.localName, namespace: root.namespace, type: aliases.canonical(name),
                            source: table.source.rawValue))
                }
            }
        }
        return rows.sorted { ($0.localName, $0.namespace, $0.type) < ($1.localName, $1.namespace, $1.type) }
    }

    private func flatten(_ match: UpstreamMatch, _ type: String, _ priority: Int, _ source: String) -> [SignatureRow] {
        if Self.zipEntry.starts(with: match.bytes), match.bytes.count >= 2, !match.children.isEmpty { return [] }
        var rows: [SignatureRow] = []
        let isCompoundFile = match.bytes.starts(with: Self.compoundFile)
        func add(_ match: UpstreamMatch, _ depth: Int, _ strength: Strength) -> Bool {
            guard match.offsets.lowerBound + match.bytes.count <= Self.headLength,
                match.offsets.count == 1 || !isCompoundFile
            else { return false }
            let first = match.offsets.lowerBound
            let offsets = first...min(match.offsets.upperBound, first + Self.longestSearch)
            let strength = strength.adding(match)
            let start = rows.count
            rows.append(
                SignatureRow(
                    type: type, priority: priority, tier: strength.tier, depth: depth, offsets: offsets,
                    bytes: match.bytes, mask: match.mask, ignoresCase: match.ignoresCase, source: source))
            let children = match.children.map { add($0, depth + 1, strength) }
            if children.isEmpty || children.contains(true) { return true }
            rows.removeSubrange(start...)
            return false
        }
        return add(match, 0, Strength()) ? rows : []
    }

    /// The strength of the comparisons of a rule up to a line.
    private struct Strength {
        var distinctive = 0
        var total = 0

        func adding(_ match: UpstreamMatch) -> Strength {
            var strength = self
            for (position, byte) in match.bytes.enumerated() where match.mask.map({ $0[position] >= 0xF0 }) ?? true {
                strength.total += 1
                // Unknown formats contain many zeros.
                if byte != 0 { strength.distinctive += 1 }
            }
            return strength
        }

        var tier: SignatureRow.Tier { total >= 4 && distinctive >= 3 ? .signature : .weak }
    }
}
