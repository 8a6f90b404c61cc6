/// The state of a search for all tags in a file: where blocks of server pages end, and where words of server pages are.
///
/// Thanks to this state, no byte is read twice, however many tags there are.
struct TagEnds {
    /// The maximum length of a block.
    private static let longest = 4096

    private var end = -1
    private var searched = 0
    private var word = -1
    private var searchedForWords = 0

    /// The number of bytes that may still be parsed as code; a search that needs more is treated as if it had found
    /// code.
    var steps: Int

    /// Starts a search.
    ///
    /// - Parameter count: the number of bytes that are searched.
    init(count: Int) { steps = 65_536 + 4 * count }

    /// Returns the offset of the `%>` after a position, if one is within reach; positions must be passed in ascending
    /// order.
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
        // The last byte may be the first one of a `%>`.
        searched = limit - 1
        return nil
    }

    /// Checks whether a word that occurs only in server code is between a position and the end of its block; positions
    /// must be passed in ascending order.
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

    /// Checks whether a byte may follow a word in code: a blank, a bracket, a quote, or a character that joins two
    /// words.
    private static func isBeforeCode(_ byte: UInt8?) -> Bool {
        guard let byte else { return true }
        return byte <= 0x20 || "(.[\"'=;:".utf8.contains(byte)
    }
}
