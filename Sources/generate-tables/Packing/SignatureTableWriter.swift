import MIMETypes

/// Packs `signatures.tsv` into `SignatureTable`.
///
/// Rules whose bytes stand at one place are filed by place and first byte; rules that search are filed by the first two
/// bytes that they search for.
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
        let nodes = numbered(roots)
        var pool: [UInt8] = []
        var nodeRecords = PackedNumbers()
        for node in nodes { append(node, to: &nodeRecords, &pool) }
        var rootRecords = PackedNumbers()
        var texts = TextPool()
        for (position, root) in roots.enumerated() {
            guard let id = ids.number(of: root.row.type) else {
                throw TableError(file: "signatures.tsv", line: 0, reason: "'\(root.row.type)' is not in types.tsv")
            }
            rootRecords.append(position, width: 3)
            rootRecords.append(id, width: 3)
            rootRecords.append(root.row.priority, width: 2)
            rootRecords.append(BytePattern.text(Array(root.row.bytes.prefix(16))), in: &texts)
        }

        var source = SwiftSource(
            type: "SignatureTable", summary: "The rules about content, packed; `PackedSignatures` reads it.")
        source.member(
            "nodes", nodeRecords.text, summary: "A record a comparison; those of a rule's first level come first.")
        source.member("roots", rootRecords.text, summary: "A record a rule: its comparison, type, priority and text.")
        source.member("text", texts.text, summary: "The first bytes of rules, as a person reads them.")
        source.member("bytes", nibbles(pool), summary: "The bytes and masks of all comparisons, two letters a byte.")
        addPlaces(roots, to: &source)
        addSearches(roots, to: &source)
        return source.text
    }

    private func trees() throws -> [Node] {
        try SignatureMerger.rules(rows).map { lines in
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
            return path[0]
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

    private func append(_ node: Node, to records: inout PackedNumbers, _ pool: inout [UInt8]) {
        let row = node.row
        records.append(row.offsets.lowerBound, width: 3)
        records.append(row.offsets.count - 1, width: 3)
        records.append(row.bytes.count, width: 2)
        records.append(pool.count, width: 3)
        records.append(
            (row.mask == nil ? 0 : 1) | (row.ignoresCase ? 2 : 0) | (row.tier == .signature ? 4 : 0), width: 1)
        records.append(node.firstChild, width: 3)
        records.append(node.children.count, width: 2)
        pool += row.ignoresCase ? row.bytes.map(ASCII.lowercased) : row.bytes
        pool += row.mask ?? []
    }

    private func nibbles(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.flatMap { [UInt8(ascii: "a") + $0 >> 4, UInt8(ascii: "a") + $0 & 15] }, as: UTF8.self)
    }

    /// The bytes that a comparison may start with.
    private func firstBytes(_ row: SignatureRow, at position: Int = 0) -> [UInt8] {
        guard position < row.bytes.count else { return Array(0...255) }
        let byte = row.bytes[position]
        if row.ignoresCase { return (0...255).filter { ASCII.lowercased($0) == ASCII.lowercased(byte) } }
        guard let mask = row.mask?[position] else { return [byte] }
        return (0...255).filter { $0 & mask == byte & mask }
    }

    private func addPlaces(_ roots: [Node], to source: inout SwiftSource) {
        var lists: [Int: [UInt8: [Int]]] = [:]
        for (position, root) in roots.enumerated() where root.row.offsets.count == 1 {
            for byte in firstBytes(root.row) {
                lists[root.row.offsets.lowerBound, default: [:]][byte, default: []].append(position)
            }
        }
        var (places, entries, members) = (PackedNumbers(), PackedNumbers(), PackedNumbers())
        var (entryCount, memberCount) = (0, 0)
        for (offset, bytes) in lists.sorted(by: { $0.key < $1.key }) {
            places.append(offset, width: 3)
            places.append(entryCount, width: 3)
            for byte in UInt8(0)...255 {
                let list = bytes[byte] ?? []
                entries.append(memberCount, width: 3)
                entries.append(list.count, width: 2)
                for root in list { members.append(root, width: 3) }
                memberCount += list.count
            }
            entryCount += 256
        }
        source.constant("placeCount", lists.count, summary: "The number of records in `places`.")
        source.member("places", places.text, summary: "The offsets of rules that do not search.")
        source.member("placeEntries", entries.text, summary: "256 lists a place, one for each byte.")
        source.member("placeMembers", members.text, summary: "The numbers of rules in these lists.")
    }

    private func addSearches(_ roots: [Node], to source: inout SwiftSource) {
        var lists: [Int: [Int]] = [:]
        var end = 0
        for (position, root) in roots.enumerated() where root.row.offsets.count > 1 {
            end = max(end, root.row.offsets.upperBound)
            for first in firstBytes(root.row) {
                for second in firstBytes(root.row, at: 1) {
                    lists[Int(first) << 8 | Int(second), default: []].append(position)
                }
            }
        }
        var (keys, members, memberCount) = (PackedNumbers(), PackedNumbers(), 0)
        var bits = [Int](repeating: 0, count: (1 << 16) / 6 + 1)
        for (pair, list) in lists.sorted(by: { $0.key < $1.key }) {
            bits[pair / 6] |= 1 << (pair % 6)
            keys.append(pair, width: 3)
            keys.append(memberCount, width: 3)
            keys.append(list.count, width: 2)
            for root in list { members.append(root, width: 3) }
            memberCount += list.count
        }
        var digits = PackedNumbers()
        for bit in bits { digits.append(bit, width: 1) }
        source.constant("searchEnd", end + 1, summary: "The first offset at which no search looks any more.")
        source.constant("searchKeyCount", lists.count, summary: "The number of records in `searchKeys`.")
        source.member("searchFilter", digits.text, summary: "A bit for each pair of bytes that a search starts with.")
        source.member("searchKeys", keys.text, summary: "A list of rules for each such pair, in order.")
        source.member("searchMembers", members.text, summary: "The numbers of rules in these lists.")
    }
}
