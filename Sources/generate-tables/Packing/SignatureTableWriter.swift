import MIMETypes

/// Packs `signatures.tsv` into `SignatureTable`.
struct SignatureTableWriter {
    let rows: [SignatureRow]
    let ids: TypeNumbering

    private final class Node {
        let row: SignatureRow
        var children: [Node] = []
        var firstChild = 0

        init(_ row: SignatureRow) {
            self.row = row
        }
    }

    func source() throws -> String {
        let roots = try trees()
        var nodes = SignatureNodes()
        for node in numbered(roots) {
            nodes.append(node.row, firstChild: node.firstChild, children: node.children.count)
        }
        var texts = TextPool()
        let rules = try roots.map { try rule($0.row, &texts) }

        var source = SwiftSource(
            type: "SignatureTable", summary: "The rules about content, packed; `PackedSignatures` reads it.")
        nodes.add(to: &source)
        source.array(
            "rules", rules,
            summary:
                "A number a rule: its type, its priority, its text, and whether a text may have its bytes as a word.")
        source.member("text", texts.text, summary: "The first bytes of rules, as a person reads them.")
        SignaturePlaces(roots.map(\.row)).add(to: &source)
        SignatureSearches(roots.map(\.row), ids).add(to: &source)
        return source.text
    }

    /// 16 bits of type, 8 of priority, 24 of the text's offset, 8 of its length, one for whether it looks like a word.
    private func rule(_ row: SignatureRow, _ texts: inout TextPool) throws -> UInt64 {
        guard let id = ids.number(of: row.type) else {
            throw TableError(file: "signatures.tsv", line: 0, reason: "'\(row.type)' is not in types.tsv")
        }
        let text = BytePattern.text(Array(row.bytes.prefix(16)))
        return PackedWord.make(
            (id, 16), (row.priority, 8), (texts.offset(of: text), 24), (text.utf8.count, 8),
            (row.isWord ? 1 : 0, 1))
    }

    private func trees() throws -> [Node] {
        try SignatureMerger.rules(rows).flatMap { lines in
            var path: [Node] = []
            for row in lines {
                let node = Node(row)
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
    private func hoisted(_ root: Node) -> [Node] {
        guard root.row.offsets.lowerBound > 0, root.row.offsets.count == 1, !root.children.isEmpty,
            root.children.allSatisfy({ $0.row.offsets == 0...0 })
        else { return [root] }
        return root.children.map { child in
            var row = root.row
            if child.children.isEmpty { row.tier = child.row.tier }
            let condition = Node(row)
            condition.children = child.children
            let start = Node(child.row)
            start.children = [condition]
            return start
        }
    }

    /// All nodes, the children of each side by side, the roots first.
    private func numbered(_ roots: [Node]) -> [Node] {
        var nodes = roots
        var next = 0
        while next < nodes.count {
            nodes[next].firstChild = nodes.count
            nodes += nodes[next].children
            next += 1
        }
        return nodes
    }
}
