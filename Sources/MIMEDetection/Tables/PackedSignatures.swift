import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A rule about content and what it proves where it holds.
struct SignatureMatch {
    let type: TypeID
    let priority: Int
    var tier: Evidence.Tier
    /// The bytes that were compared, which makes one rule more special than another of the same priority.
    let length: Int
    /// Where its first bytes stand.
    let offset: Int
    /// The number of the rule.
    let rule: Int
}

/// Finds the rules of `SignatureTable` that hold for a head.
///
/// The work is bounded by the table: a few dozen places are looked at, and the search through the first kilobyte compares a
/// rule only where two of its bytes have been found.
struct PackedSignatures {
    private static let nodeWidth = 17
    private static let rootWidth = 13

    private let nodes = PackedReader(SignatureTable.nodes)
    private let roots = PackedReader(SignatureTable.roots)
    private let bytes = SignatureTable.bytes.utf8Start
    private let head: UnsafeRawBufferPointer

    init(head: UnsafeRawBufferPointer) {
        self.head = head
    }

    /// Calls `body` with each rule at a given place that holds.
    func forEachPlacedMatch(_ body: (SignatureMatch) -> Void) {
        let places = PackedReader(SignatureTable.places)
        let entries = PackedReader(SignatureTable.placeEntries)
        let members = PackedReader(SignatureTable.placeMembers)
        for place in 0..<SignatureTable.placeCount {
            let offset = places.number(at: place * 6, width: 3)
            // The places are in order.
            guard offset < head.count else { return }
            let entry = (places.number(at: place * 6 + 3, width: 3) + Int(head[offset])) * 5
            let count = entries.number(at: entry + 3, width: 2)
            guard count > 0 else { continue }
            let first = entries.number(at: entry, width: 3)
            for position in first..<(first + count) {
                test(members.number(at: position * 3, width: 3), at: offset, body)
            }
        }
    }

    /// Calls `body` with each searching rule that holds, once for each place.
    func forEachFoundMatch(_ body: (SignatureMatch) -> Void) {
        let filter = SignatureTable.searchFilter.utf8Start
        var position = 0
        let end = min(SignatureTable.searchEnd, head.count - 1)
        while position < end {
            let pair = Int(head[position]) << 8 | Int(head[position + 1])
            if Int(filter[pair / 6] &- 0x30) >> (pair % 6) & 1 == 1 { search(pair, at: position, body) }
            position += 1
        }
    }

    private func search(_ pair: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let keys = PackedReader(SignatureTable.searchKeys)
        let members = PackedReader(SignatureTable.searchMembers)
        var (low, high) = (0, SignatureTable.searchKeyCount)
        while low < high {
            let middle = (low + high) / 2
            if keys.number(at: middle * 8, width: 3) < pair { low = middle + 1 } else { high = middle }
        }
        let first = keys.number(at: low * 8 + 3, width: 3)
        for position in first..<(first + keys.number(at: low * 8 + 6, width: 2)) {
            let root = members.number(at: position * 3, width: 3)
            let node = roots.number(at: root * Self.rootWidth, width: 3) * Self.nodeWidth
            let start = nodes.number(at: node, width: 3)
            if offset >= start, offset <= start + nodes.number(at: node + 3, width: 3) { test(root, at: offset, body) }
        }
    }

    private func test(_ root: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let node = roots.number(at: root * Self.rootWidth, width: 3)
        guard isEqual(node, at: offset), let proof = proof(node) else { return }
        body(
            SignatureMatch(
                type: TypeID(number: roots.number(at: root * Self.rootWidth + 3, width: 3)),
                priority: roots.number(at: root * Self.rootWidth + 6, width: 2),
                tier: proof.isSignature ? .signature : .weak, length: proof.length, offset: offset, rule: root))
    }

    /// How far the comparisons below a node, whose own holds, go; nil if none holds that has to.
    ///
    /// The depth of the recursion is the table's, at most six.
    private func proof(_ node: Int) -> (length: Int, isSignature: Bool)? {
        let record = node * Self.nodeWidth
        let length = nodes.number(at: record + 6, width: 2)
        let children = nodes.number(at: record + 15, width: 2)
        guard children > 0 else { return (length, nodes.number(at: record + 11, width: 1) & 4 != 0) }
        let first = nodes.number(at: record + 12, width: 3)
        var best: (length: Int, isSignature: Bool)?
        for child in first..<(first + children) where isFound(child) {
            if let found = proof(child), found.length + length > best?.length ?? -1 {
                best = (found.length + length, found.isSignature)
            }
        }
        return best
    }

    private func isFound(_ node: Int) -> Bool {
        let record = node * Self.nodeWidth
        let start = nodes.number(at: record, width: 3)
        let end = min(
            start + nodes.number(at: record + 3, width: 3), head.count - nodes.number(at: record + 6, width: 2))
        guard start <= end else { return false }
        if start == end || nodes.number(at: record + 11, width: 1) & 3 != 0 {
            return (start...end).contains { isEqual(node, at: $0) }
        }
        // A search for plain bytes looks for the first of them before it compares the rest.
        guard let base = head.baseAddress else { return false }
        let first = CInt(stored(nodes.number(at: record + 8, width: 3)))
        var position = start
        while position <= end, let found = memchr(base + position, first, end - position + 1) {
            position = UnsafeRawPointer(found) - base
            if isEqual(node, at: position) { return true }
            position += 1
        }
        return false
    }

    private func isEqual(_ node: Int, at offset: Int) -> Bool {
        let record = node * Self.nodeWidth
        let count = nodes.number(at: record + 6, width: 2)
        guard count <= head.count - offset else { return false }
        let data = nodes.number(at: record + 8, width: 3)
        let flags = nodes.number(at: record + 11, width: 1)
        for position in 0..<count {
            var byte = head[offset + position]
            if flags & 2 != 0 { byte = byte.asciiLowercased }
            if flags & 1 != 0 { byte &= stored(data + count + position) }
            if byte != stored(data + position) { return false }
        }
        return true
    }

    @inline(__always)
    private func stored(_ position: Int) -> UInt8 {
        (bytes[position * 2] &- 0x61) << 4 | (bytes[position * 2 + 1] &- 0x61)
    }
}

extension PackedSignatures {
    /// The bytes that a rule starts with, for a person: `89"PNG"0D0A1A0A`.
    static func text(ofRule rule: Int) -> ConstantText {
        PackedReader(SignatureTable.roots, text: SignatureTable.text).text(at: rule * rootWidth + 8)
    }
}
