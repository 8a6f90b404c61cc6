/// Determines at little cost that an XML document can't contain a script, as nearly all don't.
///
/// The test may report something that is no script, for example in a comment. `XMLScriptSearch` reads the document
/// properly.
enum XMLScriptPrefilter {
    static func isPresent(in bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.containsOccurrence(of: UInt8(ascii: "<")) { isActiveTag(bytes, behind: $0 + 1) }
            || bytes.containsOccurrence(of: UInt8(ascii: "=")) { isActiveAttribute(bytes, before: $0) }
    }

    /// Checks whether the name of a tag starts like that of an element that runs or embeds something, regardless of its
    /// prefix.
    private static func isActiveTag(_ bytes: UnsafeRawBufferPointer, behind start: Int) -> Bool {
        guard start < bytes.count else { return false }
        if isActiveName(bytes, at: start) { return true }
        var position = start
        while position < bytes.count, bytes[position] > UInt8(ascii: ">") || (0x2D...0x3A).contains(bytes[position]) {
            position += 1
            if bytes[position - 1] == UInt8(ascii: ":") { return isActiveName(bytes, at: position) }
        }
        return false
    }

    /// Checks whether a name starts like that of an element that runs or embeds something.
    ///
    /// In a page that contains the drawing inline, names are case-insensitive.
    private static func isActiveName(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard start + 4 < bytes.count else { return start < bytes.count }
        return switch bytes[start] | 0x20 {
        case UInt8(ascii: "s"): bytes.hasFolded("scri", at: start) || bytes.hasFolded("styl", at: start)
        case UInt8(ascii: "h"): bytes.hasFolded("hand", at: start)
        case UInt8(ascii: "f"): bytes.hasFolded("for", at: start) || bytes.hasFolded("fram", at: start)
        case UInt8(ascii: "i"): bytes.hasFolded("ifra", at: start) || bytes.hasFolded("incl", at: start)
        case UInt8(ascii: "e"): bytes.hasFolded("embe", at: start)
        case UInt8(ascii: "o"): bytes.hasFolded("obje", at: start)
        case UInt8(ascii: "!"): isActiveDeclaration(bytes, at: start)
        case UInt8(ascii: "%"): true
        case UInt8(ascii: "?"): !bytes.has("?xml ", at: start) || XMLDeclarations.hidesMarkup(bytes, at: start)
        case UInt8(ascii: "u"): bytes.hasFolded("use ", at: start)
        case UInt8(ascii: "m"): bytes.hasFolded("meta", at: start) && !bytes.hasFolded("metadata", at: start)
        case UInt8(ascii: "l"): bytes.hasFolded("link", at: start)
        case UInt8(ascii: "b"): bytes.hasFolded("base", at: start)
        case UInt8(ascii: "a"): bytes.hasFolded("appl", at: start)
        case UInt8(ascii: "j"): bytes.hasFolded("jsp:", at: start)
        case UInt8(ascii: "c"): bytes[start + 1] | 0x20 == UInt8(ascii: "f")
        default: false
        }
    }

    private static func isActiveDeclaration(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        switch bytes[start + 1] {
        case UInt8(ascii: "E"), UInt8(ascii: "A"): true
        case UInt8(ascii: "D"): XMLDeclarations.hasForeignSubset(bytes, at: start)
        default: bytes.has("!--#", at: start)
        }
    }

    /// Checks whether the attribute before an equals sign is an event handler, or a link that is not a plain one.
    private static func isActiveAttribute(_ bytes: UnsafeRawBufferPointer, before sign: Int) -> Bool {
        var end = sign
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        var start = end
        while start > 0, end - start < 40, bytes[start - 1] > 0x2F, bytes[start - 1] != UInt8(ascii: ":") { start -= 1 }
        guard start < end else { return false }
        if bytes[start] | 0x20 == UInt8(ascii: "o") {
            return start + 1 < end && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
        }
        let name = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        var value = ByteCursor(bytes, at: sign + 1)
        value.skipWhitespace()
        if XMLStyle.isPossible(value, of: name) { return true }
        guard XMLValue.isLink(name) else { return false }
        guard let quote = value.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return true }
        if name.equals("attributeName") {
            return value.starts(with: "on", ignoringCase: true) || value.peek() == UInt8(ascii: "&")
        }
        if name.equals("href") || name.equals("src"), value.peek() != UInt8(ascii: "#") { return true }
        return XMLValue.mayHaveScheme(value.take { $0 != quote })
    }
}
