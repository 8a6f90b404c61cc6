/// Where the blocks of server pages end, remembered so that a search of many of them reads no byte twice.
struct TagEnds {
    /// How far from its start a block may end.
    private static let longest = 4096

    private var end = -1
    private var searched = 0

    /// Whether `%>` comes within reach of a place; places have to be asked for in their order.
    ///
    /// - Parameter cursor: the place after the `<%`.
    /// - Returns: true if the block ends.
    mutating func hasEnd(after cursor: ByteCursor) -> Bool {
        if end >= cursor.position { return end - cursor.position < Self.longest }
        let limit = min(cursor.bytes.count, cursor.position + Self.longest)
        let start = max(cursor.position, searched)
        guard start < limit else { return false }
        var rest = ByteCursor(UnsafeRawBufferPointer(rebasing: cursor.bytes[..<limit]), at: start)
        if rest.skip(behind: "%>") {
            end = rest.position - 2
            searched = rest.position
            return true
        }
        // The last byte may be the first of an end.
        searched = limit - 1
        return false
    }
}
