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
    /// The number of the rule.
    let rule: Int32
    /// Where its first bytes stand.
    let offset: Int32
    /// The bytes that were compared, which makes one rule more special than another of the same priority.
    let length: Int32
    let priority: UInt8
    var tier: Evidence.Tier
}

/// Finds the rules of `SignatureTable` that hold for a head.
///
/// The work is bounded by the table: a few dozen places are looked at, and the search through the first kilobyte compares a
/// rule only where two of its bytes have been found.
struct PackedSignatures {
    private static let nodeWidth = 17
    private static let rootWidth = 13
    private static let memberWidth = 7

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
        let filter = SignatureTable.placeFilter.utf8Start
        for place in 0..<SignatureTable.placeCount {
            let offset = places.number(at: place * 3, width: 3)
            // The places are in order.
            guard offset < head.count else { return }
            let byte = Int(head[offset])
            if Self.isSet(place * 256 + byte, in: filter) { testMembers(place * 256 + byte, at: offset, body) }
        }
    }

    /// Tests the rules of a place and a first byte whose second byte is there as well.
    private func testMembers(_ list: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let entries = PackedReader(SignatureTable.placeEntries)
        let members = PackedReader(SignatureTable.placeMembers)
        let first = entries.number(at: list * 5, width: 3)
        let second = offset + 1 < head.count ? Int(head[offset + 1]) + 1 : 0
        let next = nextKey(behind: offset)
        for position in first..<(first + entries.number(at: list * 5 + 3, width: 2)) {
            let record = position * Self.memberWidth
            let wanted = members.number(at: record, width: 2)
            if wanted > second { return }
            guard wanted == second || wanted == 0 else { continue }
            let key = members.number(at: record + 2, width: 2)
            if key == 0 || key == next { test(members.number(at: record + 4, width: 3), at: offset, body) }
        }
    }

    /// The key of the two bytes behind the two at a place; 0 if there are none, and a rule that has a key needs them.
    @inline(__always)
    private func nextKey(behind offset: Int) -> Int {
        offset + 3 < head.count ? PackedFormat.pairKey(head[offset + 2], head[offset + 3]) : 0
    }

    @inline(__always)
    private static func isSet(_ bit: Int, in digits: UnsafePointer<UInt8>) -> Bool {
        (digits[bit >> 2] &- 0x30) >> UInt8(bit & 3) & 1 == 1
    }

    /// Calls `body` with each searching rule that holds, once for each place.
    func forEachFoundMatch(_ body: (SignatureMatch) -> Void) {
        guard head.count > 1, let base = head.baseAddress else { return }
        let filter = SignatureTable.searchFilter.utf8Start
        let near = min(SignatureTable.searchNearEnd, head.count - 1)
        var pair = Int(head[0])
        for position in 0..<near {
            pair = (pair << 8 | Int(head[position + 1])) & 0xFFFF
            if Self.isSet(pair, in: filter) { search(pair, at: position, body) }
        }
        let far = min(SignatureTable.searchEnd, head.count - 1)
        let farBytes = PackedReader(SignatureTable.searchFarBytes)
        for index in 0..<(farBytes.count / 2) {
            let byte = farBytes.number(at: index * 2, width: 2)
            var position = near
            while position < far, let found = memchr(base + position, CInt(byte), far - position) {
                position = UnsafeRawPointer(found) - base
                let pair = byte << 8 | Int(head[position + 1])
                if Self.isSet(pair, in: filter) { search(pair, at: position, body) }
                position += 1
            }
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
        let next = nextKey(behind: offset)
        for position in first..<(first + keys.number(at: low * 8 + 6, width: 2)) {
            let key = members.number(at: position * 5, width: 2)
            guard key == 0 || key == next else { continue }
            let root = members.number(at: position * 5 + 2, width: 3)
            let node = roots.number(at: root * Self.rootWidth, width: 3) * Self.nodeWidth
            let start = nodes.number(at: node, width: 3)
            if offset >= start, offset <= start + nodes.number(at: node + 3, width: 3) { test(root, at: offset, body) }
        }
    }

    private func test(_ root: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let node = roots.number(at: root * Self.rootWidth, width: 3)
        let comparison = comparison(node)
        guard isEqual(comparison, at: offset), let proof = proof(node, comparison) else { return }
        body(
            SignatureMatch(
                type: TypeID(number: roots.number(at: root * Self.rootWidth + 3, width: 3)), rule: Int32(root),
                offset: Int32(offset), length: Int32(proof.length),
                priority: UInt8(clamping: roots.number(at: root * Self.rootWidth + 6, width: 2)),
                tier: proof.isSignature ? .signature : .weak))
    }

    /// One comparison of a rule, read out of the table.
    private struct Comparison {
        let start: Int
        let span: Int
        let count: Int
        let data: Int
        let hasMask: Bool
        let ignoresCase: Bool
        let isSignature: Bool
    }

    @inline(__always)
    private func comparison(_ node: Int) -> Comparison {
        let record = node * Self.nodeWidth
        let flags = nodes.number(at: record + 11, width: 1)
        return Comparison(
            start: nodes.number(at: record, width: 3), span: nodes.number(at: record + 3, width: 3),
            count: nodes.number(at: record + 6, width: 2), data: nodes.number(at: record + 8, width: 3),
            hasMask: flags & 1 != 0, ignoresCase: flags & 2 != 0, isSignature: flags & 4 != 0)
    }

    /// How far the comparisons below a node, whose own holds, go; nil if none holds that has to.
    ///
    /// The depth of the recursion is the table's, at most six.
    private func proof(_ node: Int, _ comparison: Comparison) -> (length: Int, isSignature: Bool)? {
        let record = node * Self.nodeWidth
        let children = nodes.number(at: record + 15, width: 2)
        guard children > 0 else { return (comparison.count, comparison.isSignature) }
        let first = nodes.number(at: record + 12, width: 3)
        var best: (length: Int, isSignature: Bool)?
        for child in first..<(first + children) {
            let below = self.comparison(child)
            guard isFound(below), let found = proof(child, below) else { continue }
            if found.length + comparison.count > best?.length ?? -1 {
                best = (found.length + comparison.count, found.isSignature)
            }
        }
        return best
    }

    private func isFound(_ comparison: Comparison) -> Bool {
        let start = comparison.start
        let end = min(start + comparison.span, head.count - comparison.count)
        guard start <= end, let base = head.baseAddress else { return false }
        let first = stored(comparison.data)
        let isLetter = comparison.ignoresCase && first &- 0x61 < 26
        if start == end || comparison.hasMask || isLetter {
            return (start...end).contains { isEqual(comparison, at: $0) }
        }
        // A search looks for the first byte before it compares the rest.
        var position = start
        while position <= end, let found = memchr(base + position, CInt(first), end - position + 1) {
            position = UnsafeRawPointer(found) - base
            if isEqual(comparison, at: position) { return true }
            position += 1
        }
        return false
    }

    @inline(__always)
    private func isEqual(_ comparison: Comparison, at offset: Int) -> Bool {
        guard comparison.count <= head.count - offset, let start = head.baseAddress else { return false }
        if !comparison.hasMask, !comparison.ignoresCase { return isSame(comparison, start + offset) }
        for position in 0..<comparison.count {
            var byte = head[offset + position]
            if comparison.ignoresCase { byte = byte.asciiLowercased }
            if comparison.hasMask { byte &= stored(comparison.data + comparison.count + position) }
            if byte != stored(comparison.data + position) { return false }
        }
        return true
    }

    /// Compares byte by byte, as most rules want it; there are as many as the rule has.
    @inline(__always)
    private func isSame(_ comparison: Comparison, _ found: UnsafeRawPointer) -> Bool {
        var wanted = bytes + comparison.data &* 2
        for position in 0..<comparison.count {
            let byte = found.load(fromByteOffset: position, as: UInt8.self)
            if wanted[0] != 0x61 &+ byte >> 4 || wanted[1] != 0x61 &+ byte & 15 { return false }
            wanted += 2
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
    static func text(ofRule rule: Int32) -> ConstantText {
        PackedReader(SignatureTable.roots, text: SignatureTable.text).text(at: Int(rule) * rootWidth + 8)
    }
}
