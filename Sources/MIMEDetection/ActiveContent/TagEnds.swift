/// What a search of all tags of a file remembers, so that no byte is read twice however many tags there are: where
/// blocks of server pages end, and where words of server pages are.
struct TagEnds {
    /// How far from its start a block may end.
    private static let longest = 4096

    private var end = -1
    private var searched = 0
    private var word = -1
    private var searchedForWords = 0

    /// How many bytes may still be parsed as code; a search that needs more counts as one that found code.
    var steps: Int

    /// Starts a search.
    ///
    /// - Parameter count: the number of bytes that are searched.
    init(count: Int) { steps = 65_536 + 4 * count }

    /// The offset of the `%>` after a position, if one is within reach; positions have to be asked for in their order.
    ///
    /// - Parameter cursor: the position after the `<%`.
    /// - Returns: the offset; nil if there is none within reach.
    mutating func end(after cursor: ByteCursor) -> Int? {
        if end >= cursor.position { return end - cursor.position < Self.longest ? end : nil }
        let limit = min(cursor.bytes.count, cursor.position + Self.longest)
        let start = max(cursor.position, searched)
        guard start < limit else { return nil }
        var rest = ByteCursor(UnsafeRawBufferPointer(rebasing: cursor.bytes[..<limit]), at: start)
        if rest.skip(behind: "%>") {
            end = rest.position - 2
            searched = rest.position
            return end
        }
        // The last byte may be the first of an end.
        searched = limit - 1
        return nil
    }

    /// Whether a word that only code of servers contains is between a position and the end of its block; positions have
    /// to be asked for in their order.
    mutating func hasWord(from cursor: ByteCursor, to end: Int) -> Bool {
        if word >= cursor.position { return word < end }
        var rest = ByteCursor(
            UnsafeRawBufferPointer(rebasing: cursor.bytes[..<end]), at: max(cursor.position, searchedForWords))
        while !rest.isAtEnd {
            _ = rest.take { !ByteClass.isNameStart($0) }
            let start = rest.position
            let letters = rest.take { ByteClass.isNameStart($0) || (0x30...0x39).contains($0) }
            guard letters.count > 4, Self.isBeforeCode(rest.peek()), ServerWords.isPageWord(letters) else { continue }
            (word, searchedForWords) = (start, rest.position)
            return true
        }
        searchedForWords = rest.position
        return false
    }

    /// Whether a byte may follow a word in code: a blank, a bracket, a quote, or what joins it with another.
    private static func isBeforeCode(_ byte: UInt8?) -> Bool {
        guard let byte else { return true }
        return byte <= 0x20 || "(.[\"'=;:".utf8.contains(byte)
    }
}
