import MIMETypes

/// A matching rule for content, and the strength of the evidence.
struct SignatureMatch {
    let type: TypeID
    /// The number of the rule.
    let rule: Int32
    /// The offset of the rule's first bytes.
    var offset: Int32
    /// The number of bytes that were compared; of rules with the same priority, the one with more is more specific.
    let length: Int32
    let priority: UInt8
    /// Whether the type is text.
    let isText: Bool
    var tier: Evidence.Tier
}

/// Finds the rules in `SignatureTable` that match a head.
///
/// The work is bounded by the table: a few dozen offsets are examined, and the search through the first kilobyte
/// compares a rule only where two of its bytes have been found.
struct PackedSignatures {
    private let head: UnsafeRawBufferPointer

    init(head: UnsafeRawBufferPointer) {
        self.head = head
    }

    /// Calls `body` with each rule at a fixed offset that matches.
    func forEachPlacedMatch(_ body: (SignatureMatch) -> Void) {
        guard let base = head.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        let offsets = SignatureTable.fixedOffsets.start
        var places = places(base, offsets)
        while places != 0 {
            let offset = Int(offsets[places.trailingZeroBitCount])
            let second = offset &+ 1 < head.count ? Int(base[offset &+ 1] & 63) : 0
            let pair = Int(base[offset]) &<< 6 | second
            test(Self.list(UInt32(truncatingIfNeeded: offset &<< 14 | pair)), at: offset, body)
            places &= places &- 1
        }
    }

    /// A bit for each of the offsets at which there is a byte with which a rule for this offset starts.
    @inline(__always)
    private func places(_ base: UnsafePointer<UInt8>, _ offsets: UnsafePointer<UInt16>) -> UInt64 {
        let places = SignatureTable.placesByByte.start
        var end = SignatureTable.fixedOffsets.count
        // The offsets are in order.
        while end > 0, Int(offsets[end &- 1]) >= head.count { end &-= 1 }
        var (found, bit, place): (UInt64, UInt64, Int) = (0, 1, 0)
        while place < end {
            found |= places[Int(base[Int(offsets[place])])] & bit
            bit &<<= 1
            place &+= 1
        }
        return found
    }

    /// Calls `body` with each rule that searches a range and matches, once for each position.
    ///
    /// In a head that is not text, it is called at least with the rules for binary formats.
    func forEachFoundMatch(inText isText: Bool, _ body: (SignatureMatch) -> Void) {
        let (near, middle) = (SignatureTable.searchNearEnd, SignatureTable.searchMiddleEnd)
        if isText {
            search(SignatureTable.searchNearClasses, from: 0, to: near, body)
            search(SignatureTable.searchMiddleClasses, from: near, to: middle, body)
            search(
                SignatureTable.searchFarBytes, SignatureTable.searchFarFollowers, from: middle,
                to: SignatureTable.searchFarEnds, body)
        } else {
            search(SignatureTable.searchBinaryClasses, from: 0, to: near, body)
            search(
                SignatureTable.searchBinaryFarBytes, SignatureTable.searchBinaryFarFollowers, from: near,
                to: SignatureTable.searchBinaryFarEnds, body)
        }
    }

    /// Tests the rules of each pair of bytes in a range that is of some classes.
    @inline(__always)
    private func search(
        _ classes: ConstantTable<UInt8>, from start: Int, to end: Int, _ body: (SignatureMatch) -> Void
    ) {
        // The last byte has none after it.
        let end = min(end, head.count - 1)
        guard start < end else { return }
        head.forEachPair(classes.start, SignatureTable.searchFilter.start, in: start..<end) { testFound(at: $0, body) }
    }

    /// Tests the rules that search for one of some bytes and a byte after it, each up to an end of its own.
    private func search(
        _ bytes: ConstantTable<UInt8>, _ sets: ConstantTable<UInt64>, from start: Int, to ends: ConstantTable<UInt16>,
        _ body: (SignatureMatch) -> Void
    ) {
        for index in bytes.indices {
            let end = min(Int(ends[index]), head.count - 1)
            let followers = sets.start + index * 4
            var position = start
            while position < end, let found = head.firstOffset(of: bytes[index], before: followers, in: position..<end)
            {
                testFound(at: found, body)
                position = found + 1
            }
        }
    }

    /// Tests the rules that search for the two bytes at an offset.
    @inline(__always)
    private func testFound(at offset: Int, _ body: (SignatureMatch) -> Void) {
        let pair = Int(head[offset]) << 8 | Int(head[offset + 1])
        test(Self.list(UInt32(SignatureTable.searchMark | pair)), at: offset, body)
    }

    /// Returns the members of the list stored under a number; the list must exist.
    @inline(__always)
    private static func list(_ key: UInt32) -> Range<Int> {
        var slot = PackedFormat.hash(key) & SignatureTable.listMask
        while true {
            let entry = SignatureTable.listSlots[slot]
            let start = Int(entry >> 32 & 0xF_FFFF)
            if UInt32(truncatingIfNeeded: entry) == key { return start..<(start + Int(entry >> 52)) }
            guard entry != 0 else { return 0..<0 }
            slot += 1
        }
    }

    /// Tests the rules of a list whose first eight bytes match.
    @inline(__always)
    private func test(_ list: Range<Int>, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let word = word(at: offset)
        for position in list {
            let rule = Int(SignatureTable.members[position])
            if SignatureRecord(rule).comparison.agrees(word, number: 0) { test(rule, at: offset, body) }
        }
    }

    /// Tests a rule whose first eight bytes match.
    private func test(_ rule: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let record = SignatureRecord(rule)
        let comparison = record.comparison
        guard comparison.start <= offset, offset <= comparison.start + comparison.span,
            comparison.count <= head.count - offset, comparison.count <= 8 || isRestEqual(comparison, at: offset),
            let match = match(comparison)
        else { return }
        body(
            SignatureMatch(
                type: record.type, rule: Int32(rule), offset: Int32(offset), length: Int32(match.length),
                priority: record.priority, isText: record.isText, tier: match.isSignature ? .signature : .weak))
    }

    /// Returns the number of bytes compared by a matching comparison and those nested in it; nil if none of the nested
    /// ones matches.
    ///
    /// The depth of the recursion is the table's, at most six.
    private func match(_ comparison: SignatureComparison) -> (length: Int, isSignature: Bool)? {
        guard comparison.children > 0 else { return (comparison.count, comparison.isSignature) }
        var best: (length: Int, isSignature: Bool)?
        var below = comparison.firstChild
        for position in 0..<comparison.children {
            if position > 0 { below = below.next }
            guard isFound(below), let found = match(below) else { continue }
            if found.length + comparison.count > best?.length ?? -1 {
                best = (found.length + comparison.count, found.isSignature)
            }
        }
        return best
    }

    @inline(__always)
    private func isFound(_ comparison: SignatureComparison) -> Bool {
        comparison.span == 0 ? isEqual(comparison, at: comparison.start) : isFoundInRange(comparison)
    }

    private func isFoundInRange(_ comparison: SignatureComparison) -> Bool {
        let start = comparison.start
        let end = min(start + comparison.span, head.count - comparison.count)
        guard start <= end else { return false }
        guard let first = comparison.firstByte else {
            return (start...end).contains { isEqual(comparison, at: $0) }
        }
        // A search finds the first two bytes before it compares the rest.
        guard let second = comparison.secondByte else {
            return head.containsOccurrence(of: first, in: start..<(end + 1)) { isEqual(comparison, at: $0) }
        }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { followers in
            followers.initialize(repeating: 0)
            followers[Int(second >> 6)] = 1 << UInt64(second & 63)
            guard let set = followers.baseAddress else { return false }
            var position = start
            while position <= end, let found = head.firstOffset(of: first, before: set, in: position..<(end + 1)) {
                if isEqual(comparison, at: found) { return true }
                position = found + 1
            }
            return false
        }
    }

    @inline(__always)
    private func isEqual(_ comparison: SignatureComparison, at offset: Int) -> Bool {
        comparison.count <= head.count - offset && comparison.agrees(word(at: offset), number: 0)
            && (comparison.count <= 8 || isRestEqual(comparison, at: offset))
    }

    private func isRestEqual(_ comparison: SignatureComparison, at offset: Int) -> Bool {
        for number in 1..<comparison.wordCount where !comparison.agrees(word(at: offset + 8 * number), number: number) {
            return false
        }
        return true
    }

    /// Returns eight bytes of the head, the first in the lowest bits; zeros after the end.
    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        if offset + 8 <= head.count {
            return UInt64(littleEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        return head[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension PackedSignatures {
    /// Returns the bytes with which a rule starts, in readable form: `89"PNG"0D0A1A0A`.
    static func text(ofRule rule: Int32) -> ConstantText { SignatureRecord(Int(rule)).text }

    /// Checks whether the bytes with which a rule starts are ASCII characters.
    static func isASCIIText(rule: Int32) -> Bool { SignatureRecord(Int(rule)).isASCIIText }
}
