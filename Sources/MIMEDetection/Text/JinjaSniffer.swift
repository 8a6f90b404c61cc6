import MIMETypes

/// Recognises templates of Jinja by the statements between their marks.
///
/// Other template languages have the same marks, so every statement must be one of Jinja's.
/// https://jinja.palletsprojects.com/en/stable/templates/#list-of-control-structures
enum JinjaSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        var (count, isClosed) = (0, false)
        while cursor.skip(behind: "{%") {
            if cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "+") { cursor.skip(1) }
            cursor.skipWhitespace()
            let word = cursor.take(while: ByteClass.isIdentifierByte)
            let isEnd = ends.contains { word.equals($0) }
            guard isEnd || starts.contains(where: { word.equals($0) }) else {
                // The last statement may be cut off.
                if cursor.isAtEnd, !text.isWhole { break }
                return nil
            }
            count += 1
            isClosed = isClosed || isEnd
            guard cursor.skip(behind: "%}") else { break }
        }
        return count >= 2 && isClosed ? candidate("text/x-jinja", "\(count) statements of a template", text) : nil
    }

    /// What statements start with; Twig and Liquid have some of them.
    private static let starts: [StaticString] = [
        "if", "elif", "else", "for", "block", "macro", "set", "call", "from", "import", "do", "raw", "filter",
    ]
    /// What the last statement of a block starts with, and statements that are complete.
    private static let ends: [StaticString] = [
        "endif", "endfor", "endblock", "endmacro", "endset", "endcall", "endraw", "endfilter", "extends", "include",
    ]
}
