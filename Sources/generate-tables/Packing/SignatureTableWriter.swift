import MIMETypes

/// Packs `signatures.tsv` into `SignatureTable`.
///
/// Rules whose bytes stand at one place are filed by place and their first two bytes, rules that search by the first two
/// bytes that they search for.
struct SignatureTableWriter {
    let rows: [SignatureRow]
    let ids: TypeNumbering

    /// Where most searches end.
    private static let nearEnd = 256

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

    /// A rule in the list of a place and a first byte.
    private struct Member {
        /// The byte that has to follow, from 1 on; 0 stands for any.
        let second: Int
        /// The key of the two bytes after that; 0 stands for any.
        let next: Int
        let root: Int
    }

    private func members(_ row: SignatureRow, _ root: Int) -> [Member] {
        let (next, seconds) = (nextKey(row), firstBytes(row, at: 1))
        return seconds.count == 256
            ? [Member(second: 0, next: next, root: root)]
            : seconds.map { Member(second: Int($0) + 1, next: next, root: root) }
    }

    /// The key of the third and fourth byte of a comparison, 0 if they are not fixed.
    private func nextKey(_ row: SignatureRow) -> Int {
        let (third, fourth) = (firstBytes(row, at: 2), firstBytes(row, at: 3))
        return third.count == 1 && fourth.count == 1 ? PackedFormat.pairKey(third[0], fourth[0]) : 0
    }

    private func addPlaces(_ roots: [Node], to source: inout SwiftSource) {
        var lists: [Int: [UInt8: [Member]]] = [:]
        for (position, root) in roots.enumerated() where root.row.offsets.count == 1 {
            for byte in firstBytes(root.row) {
                lists[root.row.offsets.lowerBound, default: [:]][byte, default: []] += members(root.row, position)
            }
        }
        var (places, filter) = (PackedNumbers(), PackedNumbers())
        var (entries, members, memberCount) = (PackedNumbers(), PackedNumbers(), 0)
        for (offset, bytes) in lists.sorted(by: { $0.key < $1.key }) {
            places.append(offset, width: 3)
            appendBits(Set(bytes.keys.map(Int.init)), of: 256, to: &filter)
            for byte in UInt8(0)...255 {
                let list = (bytes[byte] ?? []).sorted { ($0.second, $0.root) < ($1.second, $1.root) }
                entries.append(memberCount, width: 3)
                entries.append(list.count, width: 2)
                for member in list {
                    members.append(member.second, width: 2)
                    members.append(member.next, width: 2)
                    members.append(member.root, width: 3)
                }
                memberCount += list.count
            }
        }
        source.constant("placeCount", lists.count, summary: "The number of records in `places`.")
        source.member("places", places.text, summary: "The offsets of rules that do not search.")
        source.member("placeFilter", filter.text, summary: "256 bits a place: whether any rule starts with a byte.")
        source.member("placeEntries", entries.text, summary: "256 lists a place, one for each byte.")
        source.member(
            "placeMembers", members.text,
            summary: "The second byte, a key of the next two and the number of each rule, ordered by the byte.")
    }

    /// Appends a bit for each number below `count`, four a digit, so that no division is needed to find one.
    private func appendBits(_ set: Set<Int>, of count: Int, to digits: inout PackedNumbers) {
        for first in stride(from: 0, to: count, by: 4) {
            digits.append((0..<4).reduce(0) { $0 | (set.contains(first + $1) ? 1 << $1 : 0) }, width: 1)
        }
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
        for (pair, list) in lists.sorted(by: { $0.key < $1.key }) {
            keys.append(pair, width: 3)
            keys.append(memberCount, width: 3)
            keys.append(list.count, width: 2)
            for root in list {
                members.append(nextKey(roots[root].row), width: 2)
                members.append(root, width: 3)
            }
            memberCount += list.count
        }
        let farLists = lists.filter { $0.value.contains { roots[$0].row.offsets.upperBound > Self.nearEnd } }
        var (filter, farBytes) = (PackedNumbers(), PackedNumbers())
        appendBits(Set(lists.keys), of: 1 << 16, to: &filter)
        for byte in Set(farLists.keys.map { $0 >> 8 }).sorted() { farBytes.append(byte, width: 2) }
        source.constant("searchNearEnd", Self.nearEnd + 1, summary: "The first offset at which few searches look.")
        source.constant("searchEnd", end + 1, summary: "The first offset at which no search looks any more.")
        source.constant("searchKeyCount", lists.count, summary: "The number of records in `searchKeys`.")
        source.member(
            "searchFilter", filter.text, summary: "A bit for each pair of bytes that a search starts with.")
        source.member(
            "searchFarBytes", farBytes.text, summary: "The first bytes of the few searches that look further.")
        source.member("searchKeys", keys.text, summary: "A list of rules for each such pair, in order.")
        source.member(
            "searchMembers", members.text, summary: "A key of the next two bytes and the number of each rule.")
    }
}
