/// Recognises the JavaScript that form editors write into fields: a single call of a function that is built into all
/// PDF readers, with numbers and strings as arguments.
///
/// https://opensource.adobe.com/dc-acrobat-sdk-docs/library/jsapiref/JS_API_AcroJS.html
enum PDFFormScript {
    /// The maximum distance between the action's name and the end of its script.
    static let longest = 512

    /// Checks whether an action consists of `/S /JavaScript` and a `/JS` string that contains only such a call.
    ///
    /// A script is not recognised if it comes first, is in another object, or is written in hexadecimal digits.
    ///
    /// - Parameters:
    ///   - kind: the offset of the word `JavaScript`, which belongs to the first entry of a dictionary.
    ///   - bytes: the bytes of the objects.
    /// - Returns: false for any other script, and for one that can't be recognised.
    static func isOnlyCall(after kind: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(ByteCursor(bytes, at: kind).rest(longest))
        cursor.skip("JavaScript".utf8.count)
        cursor.skipWhitespace()
        guard cursor.consume("/JS") else { return false }
        cursor.skipWhitespace()
        guard cursor.consume("("), functions.contains(where: { cursor.consume($0) }) else { return false }
        _ = cursor.take { isLetter($0) || $0 == UInt8(ascii: "_") }
        cursor.skipWhitespace()
        guard consumeBracket("(", &cursor) else { return false }
        return areArguments(&cursor)
    }

    /// Checks whether numbers, keywords and strings follow, up to the end of the call and of the PDF string.
    private static func areArguments(_ cursor: inout ByteCursor) -> Bool {
        var depth = 1
        while depth > 0 {
            if consumeBracket("(", &cursor) {
                depth += 1
            } else if consumeBracket(")", &cursor) {
                depth -= 1
            } else if let byte = cursor.next() {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    guard skipText(byte, &cursor) else { return false }
                } else if isLetter(byte) {
                    let rest = cursor.take(while: isLetter)
                    guard words.contains(where: { Self.equals($0, byte, rest) }) else { return false }
                } else if !plain.contains(byte) {
                    return false
                }
            } else {
                return false
            }
        }
        _ = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
        guard cursor.consume(")") else { return false }
        cursor.skipWhitespace()
        return cursor.starts(with: ">>")
    }

    /// Moves past a quoted string in which only brackets are escaped.
    private static func skipText(_ quote: UInt8, _ cursor: inout ByteCursor) -> Bool {
        while let byte = cursor.next() {
            if byte == quote { return true }
            if byte == UInt8(ascii: "\\") {
                guard let next = cursor.next(), next == UInt8(ascii: "(") || next == UInt8(ascii: ")") else {
                    return false
                }
            }
        }
        return false
    }

    /// Takes a bracket of the script, which is escaped in a PDF string unless brackets are balanced.
    private static func consumeBracket(_ bracket: StaticString, _ cursor: inout ByteCursor) -> Bool {
        var escaped = cursor
        if escaped.consume("\\"), escaped.consume(bracket) {
            cursor = escaped
            return true
        }
        return cursor.consume(bracket)
    }

    private static func equals(_ word: StaticString, _ first: UInt8, _ rest: UnsafeRawBufferPointer) -> Bool {
        let text = UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return text[0] == first && text.dropFirst().elementsEqual(rest)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static let functions: [StaticString] = [
        "AFNumber", "AFDate", "AFTime", "AFPercent", "AFSpecial", "AFSimple", "AFRange", "AFMerge",
    ]
    private static let words: [StaticString] = ["true", "false", "new", "Array"]
    private static let plain = ASCIISet(", 0123456789.-[]")
}
