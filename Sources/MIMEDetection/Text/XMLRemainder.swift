/// Recognises text that goes on after its first element, as no XML document does: Markdown may start with a drawing.
enum XMLRemainder {
    /// Checks whether anything but comments and instructions follows the end of the first element.
    ///
    /// - Parameters:
    ///   - root: the name of the first element without its prefix.
    ///   - start: the start of the text.
    /// - Returns: false if that isn't known because the element doesn't end in the head.
    static func isPresent(behind root: String, _ start: ByteCursor) -> Bool {
        var (cursor, depth) = (start, 0)
        while cursor.skip(behind: "<") {
            let isEnd = cursor.consume("/")
            let tag = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
            let name = tag.lastIndex(of: UInt8(ascii: ":")).map { tag[($0 + 1)...] } ?? tag[...]
            guard name.elementsEqual(root.utf8) else { continue }
            guard cursor.skip(behind: ">") else { return false }
            let isEmpty = cursor.bytes[cursor.position - 2] == UInt8(ascii: "/")
            depth += isEnd ? -1 : isEmpty ? 0 : 1
            guard depth == 0 else { continue }
            cursor.skipWhitespace()
            return !cursor.isAtEnd && !cursor.starts(with: "<!--") && !cursor.starts(with: "<?")
        }
        return false
    }
}
