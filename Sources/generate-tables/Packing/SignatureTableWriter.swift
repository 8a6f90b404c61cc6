import MIMETypes

/// Packs `signatures.tsv` into `SignatureTable`.
///
/// A record of a rule has its type, its priority, its text for a person, and its comparisons, each followed by those below it.
struct SignatureTableWriter {
    let rows: [SignatureRow]
    let ids: TypeNumbering

    private static let textCapacity = 384 << 10
    private static let ruleCapacity = 4096

    /// A rule and its number in the compiled table.
    struct Rule {
        let node: SignatureNode
        let number: Int

        /// The comparison that it starts with.
        var row: SignatureRow { node.row }

        /// How lists refer to it: by the bytes after its first one, and its number.
        var member: UInt64 { row.following | UInt64(number) << 48 }
    }

    func source() throws -> String {
        let named = try named()
        let slots = try SlotTable(named.map(\.name), capacity: Self.ruleCapacity, table: "SignatureTable.slots")
        let records = try named.map { (name: $0.name, record: try record($0.node)) }
        let pool = try RecordPool(records, capacity: Self.textCapacity, table: "SignatureTable.text")
        let rules = named.map { Rule(node: $0.node, number: slots.slots[$0.name] ?? 0) }

        var source = SwiftSource(
            type: "SignatureTable", summary: "The rules about content, packed; `PackedSignatures` reads it.")
        source.member("text", pool.text, summary: "The records of rules, each where the rule's hash points.")
        source.member(
            "slots", slots.text(width: 4, numbers: pool.offsets),
            summary: "Where the record of the rule of each number starts.")
        var lists = SignatureLists()
        SignaturePlaces(rules).add(to: &source, &lists)
        SignatureSearches(rules, ids).add(to: &source, &lists)
        try lists.add(to: &source)
        return source.text
    }

    private func record(_ node: SignatureNode) throws -> PackedText {
        guard let id = ids.number(of: node.row.type) else {
            throw TableError(file: "signatures.tsv", line: 0, reason: "'\(node.row.type)' is not in types.tsv")
        }
        let text = BytePattern.text(Array(node.row.bytes.prefix(16)))
        var record = PackedText()
        record.append(id, width: 3)
        record.append(node.row.priority, width: 2)
        record.append(node.row.isWord ? 1 : 0, width: 1)
        record.append(text.utf8.count, width: 1)
        record.append(text)
        record.append(node.packed)
        return record
    }

    /// All rules, in the order of the rows, under names by which they are filed: what they say.
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
        try SignatureMerger.rules(rows).flatMap { lines in
            var path: [SignatureNode] = []
            for row in lines {
                let node = SignatureNode(row)
                guard row.depth <= path.count else {
                    throw TableError(file: "signatures.tsv", line: 0, reason: "a rule of '\(row.type)' skips a depth")
                }
                path.removeSubrange(row.depth...)
                path.last?.children.append(node)
                path.append(node)
            }
            return hoisted(path[0])
        }
    }

    /// The same rule, with what has to stand at the start of the file first: far fewer files pass that comparison.
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
