import MIMETypes

/// One type of a name pattern.
struct GlobEntry {
    enum Kind {
        /// The whole name.
        case literal
        /// An asterisk, a dot and literal text, such as `*.txt`.
        case suffix
    }

    let type: TypeID
    let weight: Int
    let kind: Kind
    let isCaseSensitive: Bool
    let strength: Evidence.NameStrength
    /// The meaning of the pattern beyond its type.
    let meaning: NameMeaning
    /// The pattern as it is written in the table.
    let pattern: ConstantText

    /// The pattern without its asterisk.
    var literalPart: ConstantText {
        kind == .suffix ? ConstantText(dropping: 1, from: pattern) : pattern
    }
}

/// Look-ups of name patterns in `GlobTable`.
package enum PackedGlobs {
    private static var text: PackedReader { PackedReader(GlobTable.text) }

    /// Returns the position of the entries that are stored under the end of a name or a whole name; nil if there are
    /// none.
    package static func record(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        guard name.count <= GlobTable.longestKey else { return nil }
        let index = PackedReader(GlobTable.index)
        var slot = PackedFormat.hash(name) & GlobTable.indexMask
        while true {
            let record = index.number(at: slot * 4, width: 4)
            guard record > 0 else { return nil }
            if text.number(at: record - 1, width: 1) == name.count, key(record - 1).equalsFolded(name) {
                return record - 1
            }
            slot += 1
        }
    }

    /// Returns a bit for each pattern with a wildcard other than a leading asterisk before a dot, unless the name's
    /// first byte, last byte or dots rule the pattern out.
    static func wildcards(thatMayMatch name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let first = name.first, let last = name.last else { return 0 }
        let byEnds = wildcardsByFirst[Int(first.asciiLowercased)] & wildcardsByLast[Int(last.asciiLowercased)]
        let hasFewDots = byEnds & wildcardsWithDots != 0 && name.count { $0 == ASCII.dot } < 2
        return hasFewDots ? byEnds & ~wildcardsWithDots : byEnds
    }

    /// The patterns with at least two dots.
    private static let wildcardsWithDots = GlobTable.wildcards.indices.reduce(0 as UInt64) { mask, number in
        wildcard(number).bytes.count { $0 == ASCII.dot } < 2 ? mask : mask | 1 << UInt64(number)
    }

    private static let wildcardsByFirst = wildcards { UInt8(truncatingIfNeeded: $0) }
    private static let wildcardsByLast = wildcards { UInt8($0 >> 8) }

    /// Returns, for each small letter or other byte, a mask with a bit for each pattern that can have that byte at one
    /// end.
    private static func wildcards(_ end: (UInt16) -> UInt8) -> [UInt64] {
        let ends = GlobTable.wildcardEnds
        precondition(ends.count <= 64, "there is no bit for more patterns")
        let open = ends.indices.reduce(0 as UInt64) { end(ends[$1]) == 0 ? $0 | 1 << UInt64($1) : $0 }
        var masks = [UInt64](repeating: open, count: 256)
        for number in ends.indices where end(ends[number]) != 0 {
            masks[Int(end(ends[number]).asciiLowercased)] |= 1 << UInt64(number)
        }
        return masks
    }

    /// Returns the text of a pattern with a wildcard.
    static func wildcard(_ number: Int) -> ConstantText { key(Int(GlobTable.wildcards[number])) }

    /// Calls `body` with each entry of a pattern with a wildcard.
    static func forEachEntry(ofWildcard number: Int, _ body: (GlobEntry) -> Void) {
        forEachEntry(ofRecord: Int(GlobTable.wildcards[number]), body)
    }

    /// Returns the text under which a record is stored.
    @inline(__always)
    private static func key(_ record: Int) -> ConstantText {
        text.text(at: record + 3, count: text.number(at: record, width: 1))
    }

    /// Calls `body` with each entry of a record.
    @inline(__always)
    static func forEachEntry(ofRecord record: Int, _ body: (GlobEntry) -> Void) {
        let length = text.number(at: record, width: 1)
        var offset = record + 3 + length
        for _ in 0..<text.number(at: record + 1, width: 1) {
            let ownLength = text.number(at: offset + 8, width: 1)
            let bits = text.number(at: offset + 5, width: 2)
            let pattern =
                ownLength > 0
                ? text.text(at: offset + 9, count: ownLength)
                : text.text(at: record + 3 - bits & 1, count: length + bits & 1)
            body(entry(at: offset, bits, pattern))
            offset += 9 + ownLength
        }
    }

    /// Returns the entry at an offset.
    ///
    /// - Parameters:
    ///   - offset: the offset of the entry in the table.
    ///   - bits: the bits of the entry; the first is set for a suffix.
    ///   - pattern: the pattern, which is the record's key, after its asterisk for a suffix, unless the entry has its
    ///     own.
    /// - Returns: the entry.
    @inline(__always)
    private static func entry(at offset: Int, _ bits: Int, _ pattern: ConstantText) -> GlobEntry {
        GlobEntry(
            type: TypeID(number: text.number(at: offset, width: 3)),
            weight: text.number(at: offset + 3, width: 2),
            kind: bits & 1 == 0 ? .literal : .suffix,
            isCaseSensitive: bits & 2 != 0,
            strength: Evidence.NameStrength(rawValue: bits >> 2) ?? .ordinary,
            meaning: NameMeaning(rawValue: text.number(at: offset + 7, width: 1)),
            pattern: pattern)
    }
}
