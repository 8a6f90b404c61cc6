/// Makes the rows of `signatures.tsv` and `xml-roots.tsv` from the upstream tables.
struct SignatureMerger {
    let tables: [UpstreamTable]
    let corrections: [Correction]
    let aliases: AliasMerger

    /// Bytes after the head of a file are left to code.
    private static let headLength = 8192

    /// How far a rule may search; a search through the whole head would make every detection slow.
    private static let searchLength = 1024

    /// How many offsets a comparison that follows another may try.
    private static let longestSearch = 4096

    /// The start of a compound file, whose directory is read, not searched for.
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

    /// The start of a ZIP entry.
    ///
    /// Rules about it are left out: the directory and the entry called `mimetype` tell what an archive is.
    private static let zipEntry: [UInt8] = [0x50, 0x4B, 3, 4]

    /// The rules of the upstream tables.
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

    /// Corrections about rules that no table has.
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

    /// How much the bytes of a rule say so far.
    private struct Strength {
        var distinctive = 0
        var total = 0

        func adding(_ match: UpstreamMatch) -> Strength {
            var strength = self
            for (position, byte) in match.bytes.enumerated() where match.mask.map({ $0[position] >= 0xF0 }) ?? true {
                strength.total += 1
                // Zeros are what unknown formats are full of.
                if byte != 0 { strength.distinctive += 1 }
            }
            return strength
        }

        var tier: SignatureRow.Tier { total >= 4 && distinctive >= 3 ? .signature : .weak }
    }
}
