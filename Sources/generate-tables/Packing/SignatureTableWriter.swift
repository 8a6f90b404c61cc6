import MIMETypes

/// Packs `signatures.tsv` into `SignatureTable`.
///
/// A rule is a number with its type, its priority and the position of its readable text, followed by its comparisons,
/// each of which is followed by its children.
struct SignatureTableWriter {
    let rows: [SignatureRow]
    let ids: TypeNumbering

    private static let textCapacity = 48 << 10
    private static let ruleCapacity = 28 << 10

    /// A rule and its number, which is the rule's position in the compiled table.
    struct Rule {
        let node: SignatureNode
        let number: Int

        /// The comparison with which the rule starts.
        var row: SignatureRow { node.row }

        /// The member that represents the rule in lists: its number.
        var member: UInt16 { UInt16(number) }
    }

    func source() throws -> SwiftSource {
        let named = try named()
        let texts = try texts(named.map(\.node.row))
        let (words, positions) = try packed(named, texts)
        let rules = named.map { Rule(node: $0.node, number: positions[$0.name] ?? 0) }
        var source = SwiftSource(
            type: "SignatureTable", summary: "The rules about content, packed; `PackedSignatures` reads it.")
        source.array("rules", words, summary: "The rules, each where its hash points, and its comparisons after it.")
        source.member("text", texts.text, summary: "The first bytes of rules, as a person reads them.")
        var lists = SignatureLists()
        SignatureOffsets(rules).add(to: &source, &lists)
        SignatureSearches(rules, ids).add(to: &source, &lists)
        try lists.add(to: &source)
        return source
    }

    private func texts(_ rows: [SignatureRow]) throws -> RecordPool {
        let records = Set(rows.map(\.startText)).map { text in
            var record = PackedText()
            record.append(text)
            return (name: text, record: record)
        }
        return try RecordPool(records, capacity: Self.textCapacity, table: "SignatureTable.text")
    }

    /// Returns the numbers of all rules, and the start of each rule.
    private func packed(
        _ named: [(name: String, node: SignatureNode)], _ texts: RecordPool
    ) throws -> (words: [UInt64], positions: [String: Int]) {
        var layout = SparseLayout(capacity: Self.ruleCapacity)
        let packed = try named.map { try [head($0.node.row, texts)] + $0.node.packed }
        for (rule, words) in zip(named, packed) {
            layout.add(rule.name, hash: PackedFormat.hash(rule.name), length: words.count)
        }
        let (positions, end) = try layout.positions(for: "SignatureTable.rules")
        var words = [UInt64](repeating: 0, count: end)
        for (rule, numbers) in zip(named, packed) {
            guard let start = positions[rule.name] else { continue }
            words.replaceSubrange(start..<(start + numbers.count), with: numbers)
        }
        return (words, positions)
    }

    /// Returns the first number of a rule: 16 bits of type, 8 bits of priority, 24 bits of the text's offset, 8 bits of
    /// the text's length, a bit that is set if the rule is about text, and a bit that is set if the type is text.
    private func head(_ row: SignatureRow, _ texts: RecordPool) throws -> UInt64 {
        guard let id = ids.number(of: row.type) else {
            throw row.error("'\(row.type)' is not in types.tsv")
        }
        return PackedWord.make(
            (id, 16), (row.priority, 8), (texts.offsets[row.startText] ?? 0, 24), (row.startText.utf8.count, 8),
            (row.isASCIIText ? 1 : 0, 1), (ids.isText(row.type) ? 1 : 0, 1))
    }

    /// Returns all rules in the order of the rows, with names that are made from what the rules compare.
    private func named() throws -> [(name: String, node: SignatureNode)] {
        var counts: [String: Int] = [:]
        return try trees().map { node in
            let name = Self.lines(node).joined(separator: "\n")
            counts[name, default: 0] += 1
            return ("\(name)#\(counts[name] ?? 0)", node)
        }
    }

    private static func lines(_ node: SignatureNode) -> [String] {
        [node.row.fields.dropLast().joined(separator: " ")] + node.children.flatMap(lines)
    }

    private func trees() throws -> [SignatureNode] {
        try SignatureRow.rules(rows).flatMap { lines in
            var path: [SignatureNode] = []
            for row in lines {
                let node = SignatureNode(row)
                guard row.depth <= path.count else {
                    throw row.error("the depth is more than one below that of the line before")
                }
                path.removeSubrange(row.depth...)
                path.last?.children.append(node)
                path.append(node)
            }
            return hoisted(path[0])
        }
    }

    /// Returns the same rule, split into rules that start with a comparison at the start of the file if the rule
    /// contains such comparisons; far fewer files match there.
    private func hoisted(_ root: SignatureNode) -> [SignatureNode] {
        guard root.row.offsets.lowerBound > 0, root.row.offsets.count == 1, !root.children.isEmpty,
            root.children.allSatisfy({ $0.row.offsets == 0...0 })
        else { return [root] }
        return root.children.map { child in
            var row = root.row
            if child.children.isEmpty { row.tier = child.row.tier }
            return SignatureNode(child.row, children: [SignatureNode(row, children: child.children)])
        }
    }
}

extension SignatureRow {
    /// The first 16 bytes of the comparison, in the notation of `signatures.tsv`.
    fileprivate var startText: String { BytePattern.text(Array(bytes.prefix(16))) }
}
