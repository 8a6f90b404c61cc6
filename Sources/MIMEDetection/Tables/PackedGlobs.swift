import MIMETypes

/// One type that a name pattern stands for.
struct GlobEntry {
    enum Kind {
        /// The whole name.
        case literal
        /// An asterisk, then a dot and the rest.
        case suffix
    }

    let type: TypeID
    let weight: Int
    let kind: Kind
    let isCaseSensitive: Bool
    /// The pattern as it is written in the table.
    let pattern: ConstantText

    /// The pattern without its asterisk.
    var literalPart: ConstantText {
        kind == .suffix ? ConstantText(dropping: 1, from: pattern) : pattern
    }
}

/// Looks name patterns up in `GlobTable`.
enum PackedGlobs {
    private static let keyWidth = 9
    private static let entryWidth = 11

    private static var keys: PackedReader { PackedReader(GlobTable.keys, text: GlobTable.text) }
    private static var entries: PackedReader { PackedReader(GlobTable.entries, text: GlobTable.text) }
    private static var wildcards: PackedReader { PackedReader(GlobTable.wildcards, text: GlobTable.text) }

    /// Calls `body` with each entry that is filed under the text of a name's end or of a whole name.
    @inline(__always)
    static func forEachEntry(under text: UnsafeBufferPointer<UInt8>, _ body: (GlobEntry) -> Void) {
        guard text.count <= GlobTable.longestKey else { return }
        let index = PackedReader(GlobTable.index)
        let mask = index.slotCount - 1
        var slot = PackedFormat.hash(text) & mask
        while true {
            let key = index.number(at: slot * 3, width: 3)
            guard key > 0 else { return }
            if keys.text(at: (key - 1) * keyWidth).equalsFolded(text) {
                return forEachEntry(of: keys, at: (key - 1) * keyWidth, body)
            }
            slot = (slot + 1) & mask
        }
    }

    /// The number of patterns with a wildcard that is not a leading asterisk before a dot.
    static var wildcardCount: Int { GlobTable.wildcardCount }

    /// Rules most names out by their first and last byte.
    static func wildcard(_ number: Int, mayMatch name: UnsafeBufferPointer<UInt8>) -> Bool {
        let ends = GlobTable.wildcardEnds[number]
        let (first, last) = (UInt8(truncatingIfNeeded: ends), UInt8(ends >> 8))
        return (first == 0 || first.asciiLowercased == name.first?.asciiLowercased)
            && (last == 0 || last.asciiLowercased == name.last?.asciiLowercased)
    }

    /// The text of such a pattern.
    static func wildcard(_ number: Int) -> ConstantText { wildcards.text(at: number * keyWidth) }

    /// Calls `body` with each entry of such a pattern.
    static func forEachEntry(ofWildcard number: Int, _ body: (GlobEntry) -> Void) {
        forEachEntry(of: wildcards, at: number * keyWidth, body)
    }

    @inline(__always)
    private static func forEachEntry(of keys: PackedReader, at offset: Int, _ body: (GlobEntry) -> Void) {
        let first = keys.number(at: offset + 5, width: 3)
        let count = keys.number(at: offset + 8, width: 1)
        for position in first..<(first + count) { body(entry(position)) }
    }

    private static func entry(_ position: Int) -> GlobEntry {
        let offset = position * entryWidth
        let kind = entries.number(at: offset + 5, width: 1)
        return GlobEntry(
            type: TypeID(number: entries.number(at: offset, width: 3)),
            weight: entries.number(at: offset + 3, width: 2),
            kind: kind & 1 == 0 ? .literal : .suffix,
            isCaseSensitive: kind & 2 != 0,
            pattern: entries.text(at: offset + 6))
    }
}
