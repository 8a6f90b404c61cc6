/// Recognises the JavaScript that programs for forms write into fields: one call of a function that every reader
/// brings along, with numbers and texts.
///
/// https://opensource.adobe.com/dc-acrobat-sdk-docs/library/jsapiref/JS_API_AcroJS.html
enum PDFFormScript {
    /// How far from the action's name its script may end.
    static let longest = 512

    /// Whether an action consists of `/S /JavaScript` and a `/JS` whose text is only such a call.
    ///
    /// A script that comes first, in another object or in hexadecimal digits is not recognised.
    ///
    /// - Parameters:
    ///   - kind: at the word `JavaScript`.
    ///   - start: the offset of the `/S` before it.
    /// - Returns: false for any other script, and for any that can't be recognised.
    static func isOnlyCall(after kind: ByteCursor, start: Int) -> Bool {
        guard isFirstEntry(kind.bytes, start) else { return false }
        var cursor = ByteCursor(kind.rest(longest))
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

    /// Whether numbers, words of the language and texts follow, up to the end of the call and that of the text.
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

    /// Whether the dictionary starts at an entry, or with its type before that.
    private static func isFirstEntry(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
        var end = start
        // Blanks are not followed further than a line is long.
        func skipBlanks() { while end > max(0, start - 80), bytes[end - 1] <= 0x20 { end -= 1 } }
        func skip(_ text: StaticString) -> Bool {
            guard end >= text.utf8CodeUnitCount, bytes.has(text, at: end - text.utf8CodeUnitCount) else { return false }
            end -= text.utf8CodeUnitCount
            return true
        }
        skipBlanks()
        if skip("/Action") {
            skipBlanks()
            guard skip("/Type") else { return false }
            skipBlanks()
        }
        return skip("<<")
    }

    /// Moves over a text between quotes that has no escape but of a bracket.
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

    /// Takes a bracket of the script, which is escaped in the text of a PDF unless brackets are balanced.
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
