import MIMETypes

/// Looks in a PDF for an action that runs a script or a program, or an address that is a script.
///
/// Only objects that are written out are found, not those in object streams. A document that merely mentions JavaScript
/// has no such action. https://pdfa.org/resource/iso-32000-2/ section 12.6
enum PDFScriptSearch {
    /// The first action, or nil if there is none.
    static func reading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var found: OtherReading?
        bytes.forEachPlace(of: UInt8(ascii: "/"), before: seconds) { place in
            if found == nil { found = action(at: ByteCursor(bytes, at: place)) }
        }
        return found
    }

    /// What the names of a kind of action and of an object that is one start with; any may be written as a number.
    private static let seconds = ASCIISet("SJU#")

    private static func action(at start: ByteCursor) -> OtherReading? {
        var cursor = start
        cursor.skip(1)
        // An object that is nothing but the name of the action, to which others refer.
        if isName("JavaScript", cursor), isWholeObject(start) {
            return reading("text/javascript", start.position, "an object that is /JavaScript")
        }
        if isName("URI", cursor), isScript(after: cursor) {
            return reading("text/javascript", start.position, "/URI with the scheme javascript")
        }
        guard isName("S", cursor) else { return nil }
        cursor.skip(cursor.peek() == UInt8(ascii: "#") ? 3 : 1)
        skipBlanks(&cursor)
        guard cursor.consume("/") else { return nil }
        if isName("JavaScript", cursor) { return reading("text/javascript", start.position, "/S /JavaScript") }
        if isName("Launch", cursor) { return reading("application/x-executable", start.position, "/S /Launch") }
        guard isName("Rendition", cursor), hasScript(around: start) else { return nil }
        return reading("text/javascript", start.position, "/S /Rendition with /JS")
    }

    /// Whether the string after the name of an entry is an address with the scheme `javascript`.
    private static func isScript(after name: ByteCursor) -> Bool {
        var cursor = name
        _ = cursor.take { $0 > 0x20 && !"(<".utf8.contains($0) }
        skipBlanks(&cursor)
        if cursor.consume("<") { return cursor.starts(with: "6a6176617363726970743a", ignoringCase: true) }
        guard cursor.consume("(") else { return false }
        cursor.skipWhitespace()
        return "javascript:".utf8.allSatisfy { character(&cursor)?.asciiLowercased == $0 }
    }

    /// The next character of a string, which may be written as a backslash and up to three octal digits.
    private static func character(_ cursor: inout ByteCursor) -> UInt8? {
        guard let byte = cursor.next() else { return nil }
        guard byte == UInt8(ascii: "\\") else { return byte }
        var (number, count) = (0, 0)
        while count < 3, let digit = cursor.peek(), digit &- 0x30 < 8 {
            number = number * 8 + Int(digit - 0x30)
            count += 1
            cursor.skip(1)
        }
        return count > 0 ? UInt8(truncatingIfNeeded: number) : cursor.next()
    }

    /// Moves over white space and comments.
    private static func skipBlanks(_ cursor: inout ByteCursor) {
        cursor.skipWhitespace()
        while cursor.peek() == UInt8(ascii: "%") || cursor.peek() == 0 {
            if cursor.next() != 0 { _ = cursor.takeLine() }
            cursor.skipWhitespace()
        }
    }

    private static func isWholeObject(_ start: ByteCursor) -> Bool {
        var end = start.position
        while end > 0, start.bytes[end - 1] <= 0x20 { end -= 1 }
        return start.bytes.has(" obj", at: end - 4)
    }

    /// Whether the dictionary of an action, which is short, has a script.
    private static func hasScript(around action: ByteCursor) -> Bool {
        var cursor = ByteCursor(ByteCursor(action.bytes, at: action.position - 512).rest(1024))
        while cursor.skip(behind: "/JS") {
            guard let end = cursor.peek(), end > 0x20, !"(<".utf8.contains(end) else { return true }
        }
        return false
    }

    private static func reading(_ type: StaticString, _ offset: Int, _ detail: String) -> OtherReading {
        OtherReading(kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail)
    }

    /// Whether a name stands at a cursor, any character of which may be written as `#` and two digits.
    private static func isName(_ name: String, _ start: ByteCursor) -> Bool {
        var cursor = start
        for wanted in name.utf8 {
            guard let byte = cursor.next() else { return false }
            if byte == wanted { continue }
            guard byte == UInt8(ascii: "#"), let high = cursor.next(), let low = cursor.next(),
                UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16) == wanted
            else { return false }
        }
        guard let end = cursor.peek() else { return true }
        return end <= 0x20 || "/<>()[]{}%".utf8.contains(end)
    }
}
