/// Distinguishes PHP tags from bytes that occur by chance, and from XML processing instructions.
///
/// https://www.php.net/manual/en/language.basic-syntax.phptags.php
enum PHPTag {
    /// The number of bytes of code that are examined.
    private static let window = 64

    /// Checks whether the tag whose `<?` is at a cursor starts code.
    ///
    /// - Parameters:
    ///   - cursor: the position of the tag.
    ///   - ends: the state of the search for all tags.
    ///   - isText: whether all bytes are text. In other bytes, what follows a short tag must parse as code.
    /// - Returns: true if the tag starts code.
    static func isPresent(at cursor: ByteCursor, ends: inout TagEnds, isText: Bool) -> Bool {
        if cursor.starts(with: "<?php", ignoringCase: true) {
            return cursor.peek(5).map { $0 <= 0x20 && EmbeddedTag.isPrintable($0) } ?? true
        }
        if !isText { return isCode(at: cursor, &ends) }
        var code = ByteCursor(cursor.rest(window))
        code.skip(2)
        if code.consume("=") { return doesAnything(code, valueSigns) }
        guard let first = code.peek(), EmbeddedTag.isPrintable(first) else { return false }
        // An XML processing instruction starts with its name, and none of these characters can follow a name.
        if first > 0x20, !"/#@".utf8.contains(first) { guard startsWithCall(code) else { return false } }
        return doesAnything(code, actionSigns)
    }

    private static let valueSigns = ASCIISet("$(`\"'")
    private static let actionSigns = ASCIISet("$(`")

    private static func startsWithCall(_ start: ByteCursor) -> Bool {
        var cursor = start
        _ = cursor.take { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
        return cursor.peek().map { "$(`".utf8.contains($0) } ?? false
    }

    /// Checks whether code contains a variable, a call or a command, which hardly ever occur in image samples, and is
    /// long enough or ends.
    private static func doesAnything(_ start: ByteCursor, _ signs: ASCIISet) -> Bool {
        var cursor = start
        let text = cursor.take(while: EmbeddedTag.isPrintable)
        guard text.contains(where: signs.contains) else { return false }
        var end = ByteCursor(text)
        return text.count >= 12 || end.skip(behind: "?>")
    }

    private static func isCode(at cursor: ByteCursor, _ ends: inout TagEnds) -> Bool {
        guard ends.steps > 0 else { return true }
        var code = ByteCursor(cursor.bytes, at: cursor.position + 2)
        let isExpression = code.consume("=")
        return ServerCode.isPHP(code, isExpression: isExpression, steps: &ends.steps)
    }
}
