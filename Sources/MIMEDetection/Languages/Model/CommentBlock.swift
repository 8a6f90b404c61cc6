/// The comments at the start of a text, which mostly contain a licence.
enum CommentBlock {
    /// The minimum number of lines in a row that are comments: fewer may be something else that starts alike.
    private static let minLines = 4

    /// Returns the offset from which on a text is worth reading: behind a C-style comment, or at the last two lines of
    /// some blocks of lines that are comments; 0 if the text starts with neither.
    ///
    /// The two lines show what starts a comment.
    static func end(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard bytes.count > 1 else { return 0 }
        if bytes.has("/*", at: 0) {
            var cursor = ByteCursor(bytes)
            return cursor.skip(behind: "*/") ? cursor.position : 0
        }
        return endOfLines(bytes)
    }

    private static func endOfLines(_ bytes: UnsafeRawBufferPointer) -> Int {
        var (end, count, position) = (0, 0, 0)
        // The starts of the last lines of a block.
        var (last, lastButOne) = (0, 0)
        while position < bytes.count {
            let isBlank = bytes[position] == 0x0A || bytes[position] == 0x0D
            guard isBlank || isComment(bytes, position) else { break }
            if isBlank {
                count = 0
            } else {
                count += 1
                (lastButOne, last) = (last, position)
                if count >= minLines { end = lastButOne }
            }
            guard let next = endOfLine(bytes, position) else { break }
            position = next
        }
        return end
    }

    /// Returns the offset of the next line; nil for the last line.
    private static func endOfLine(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let found = (base + position).firstOccurrence(of: 0x0A, count: bytes.count - position)
        return found.map { $0 - base + 1 }
    }

    /// Checks whether the line at an offset is a comment in some language.
    private static func isComment(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> Bool {
        let first = bytes[position]
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0x0A
        switch first {
        case UInt8(ascii: "/"), UInt8(ascii: "-"): return next == first
        case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "%"), UInt8(ascii: "!"):
            return next == first || ByteClass.isBlank(next) || next == 0x0A || next == 0x0D
        case UInt8(ascii: "d"): return bytes.has("dnl", at: position)
        default: return false
        }
    }
}
