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
        var filter = SignatureTable.offsetFilter.start
        // The offsets are in order.
        var places = SignatureTable.fixedOffsets.count
        while places > 0, offsets[places - 1] >= head.count { places -= 1 }
        for place in 0..<places {
            let byte = base[Int(offsets[place])]
            if filter[Int(byte &>> 6)] &>> UInt64(byte & 63) & 1 == 1 {
                let offset = Int(offsets[place])
                testPlaced(Self.list(UInt32(offset << 8 | Int(byte))), offset, body)
            }
            filter += 4
        }
    }

    /// Tests the rules for an offset and a first byte whose next bytes also match.
    private func testPlaced(_ list: Range<Int>, _ offset: Int, _ body: (SignatureMatch) -> Void) {
        let next = word(at: offset) >> 8
        var position = list.lowerBound
        // Rules with any second byte come first, then they are ordered by it.
        while position < list.upperBound, SignatureTable.members[position] & 0xFF00_0000 == 0 {
            testPlaced(position, next, offset, body)
            position += 1
        }
        position = Self.firstMember(in: position..<list.upperBound, from: next & 0xFF)
        while position < list.upperBound, SignatureTable.members[position] & 0xFF == next & 0xFF {
            testPlaced(position, next, offset, body)
            position += 1
        }
    }

    @inline(__always)
    private func testPlaced(_ position: Int, _ next: UInt64, _ offset: Int, _ body: (SignatureMatch) -> Void) {
        let member = SignatureTable.members[position]
        if Self.follows(member, next) { test(Int(member >> 48), at: offset, body) }
    }

    /// Returns the index of the first member of a sorted list whose second byte is not less than a given one.
    private static func firstMember(in list: Range<Int>, from byte: UInt64) -> Int {
        var (first, end) = (list.lowerBound, list.upperBound)
        while first < end {
            let middle = (first + end) / 2
            if SignatureTable.members[middle] & 0xFF < byte { first = middle + 1 } else { end = middle }
        }
        return first
    }

    /// Checks whether the next bytes match those of a rule, as far as the rule compares them.
    @inline(__always)
    private static func follows(_ member: UInt64, _ next: UInt64) -> Bool {
        (member ^ next) & member >> 24 & 0xFF_FFFF == 0
    }

    /// Calls `body` with each rule that searches a range and matches, once for each position.
    ///
    /// In a head that is not text, it is called at least with the rules for binary formats.
    func forEachFoundMatch(inText isText: Bool, _ body: (SignatureMatch) -> Void) {
        guard isText else {
            for index in SignatureTable.searchBinaryBytes.indices {
                let end = Int(SignatureTable.searchBinaryEnds[index])
                search(for: SignatureTable.searchBinaryBytes[index], 0, min(end, head.count - 1), body)
            }
            return
        }
        guard head.count > 1 else { return }
        let near = min(SignatureTable.searchNearEnd, head.count - 1)
        SignatureTable.searchFilter.withUnsafeBufferPointer { filter in
            // Neither index leaves its buffer: a pair has 16 bits, and the last byte is after the last position.
            guard filter.count == 1024, let base = head.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            var pair = Int(base[0])
            for position in 0..<near {
                pair = (pair &<< 8 | Int(base[position + 1])) & 0xFFFF
                if filter[pair &>> 6] &>> UInt64(truncatingIfNeeded: pair & 63) & 1 == 1 {
                    search(pair, at: position, body)
                }
            }
        }
        for index in SignatureTable.searchFarBytes.indices {
            let place = Int(SignatureTable.searchFarOffsets[index])
            let far = min(Int(SignatureTable.searchFarEnds[index]), head.count - 1)
            search(for: SignatureTable.searchFarBytes[index], at: place, near, far, body)
        }
    }

    /// Tests the rules that search for a pair of bytes, at every offset of one of them.
    private func search(
        for byte: UInt8, at place: Int = 0, _ start: Int, _ end: Int, _ body: (SignatureMatch) -> Void
    ) {
        guard let base = head.baseAddress.map({ $0 + place }) else { return }
        let followers = SignatureTable.searchFilter.start + Int(byte) * 4
        var position = start
        while position < end,
            let found = place == 0
                ? head.firstOffset(of: byte, before: followers, in: position..<end)
                : (base + position).firstOccurrence(of: byte, count: end - position).map({ $0 - base })
        {
            let pair = Int(head[found]) << 8 | Int(head[found + 1])
            if place == 0 || Self.isSearched(pair) { search(pair, at: found, body) }
            position = found + 1
        }
    }

    @inline(__always)
    private static func isSearched(_ pair: Int) -> Bool {
        SignatureTable.searchFilter[pair >> 6] >> UInt64(pair & 63) & 1 == 1
    }

    private func search(_ pair: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let next = word(at: offset) >> 8
        for position in Self.list(UInt32(SignatureTable.searchMark | pair)) {
            let member = SignatureTable.members[position]
            guard Self.follows(member, next) else { continue }
            let rule = Int(member >> 48)
            let comparison = SignatureRecord(rule).comparison
            guard offset >= comparison.start, offset <= comparison.start + comparison.span else { continue }
            test(rule, at: offset, body)
        }
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

    private func test(_ rule: Int, at offset: Int, _ body: (SignatureMatch) -> Void) {
        let record = SignatureRecord(rule)
        let comparison = record.comparison
        guard isEqual(comparison, at: offset), let match = match(comparison) else { return }
        body(
            SignatureMatch(
                type: record.type, rule: Int32(rule), offset: Int32(offset), length: Int32(match.length),
                priority: record.priority, tier: match.isSignature ? .signature : .weak))
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

    private func isFound(_ comparison: SignatureComparison) -> Bool {
        let start = comparison.start
        let end = min(start + comparison.span, head.count - comparison.count)
        guard start <= end, let base = head.baseAddress else { return false }
        if start == end { return isEqual(comparison, at: start) }
        guard let first = comparison.firstByte else {
            return (start...end).contains { isEqual(comparison, at: $0) }
        }
        // A search finds the first byte before it compares the rest.
        var position = start
        while position <= end, let found = (base + position).firstOccurrence(of: first, count: end - position + 1) {
            position = found - base
            if isEqual(comparison, at: position) { return true }
            position += 1
        }
        return false
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
