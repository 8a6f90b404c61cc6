/// Recognises the JavaScript that form editors write into fields: a single call of a function that is built into all
/// PDF readers, with numbers and strings as arguments.
///
/// https://opensource.adobe.com/dc-acrobat-sdk-docs/library/jsapiref/JS_API_AcroJS.html
enum PDFFormScript {
    /// The maximum number of bytes of such a script.
    static let longest = 1024

    /// Checks whether a script contains only such a call, in ASCII, in UTF-8 or in UTF-16.
    static func isOnlyCall(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= longest else { return false }
        return bytes.withUnsafeBytes { bytes in
            guard let form = XMLDeclarations.wideForm(of: bytes) else { return isOnlyCall(ByteCursor(bytes)) }
            return WideText(bytes, form).narrowed.withUnsafeBytes { isOnlyCall(ByteCursor($0)) }
        }
    }

    private static func isOnlyCall(_ start: ByteCursor) -> Bool {
        var cursor = start
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        guard functions.contains(where: { cursor.consume($0) }) else { return false }
        _ = cursor.take { isLetter($0) || $0 == UInt8(ascii: "_") }
        cursor.skipWhitespace()
        guard cursor.consume("("), areArguments(&cursor) else { return false }
        _ = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
        return cursor.isAtEnd
    }

    /// Checks whether numbers, keywords and strings follow, up to the bracket that ends the call.
    private static func areArguments(_ cursor: inout ByteCursor) -> Bool {
        var depth = 1
        while depth > 0 {
            guard let byte = cursor.next() else { return false }
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): guard skipText(byte, &cursor) else { return false }
            case _ where isLetter(byte):
                let rest = cursor.take(while: isLetter)
                guard words.contains(where: { equals($0, byte, rest) }) else { return false }
            default: guard plain.contains(byte) else { return false }
            }
        }
        return true
    }

    /// Moves past a quoted string.
    private static func skipText(_ quote: UInt8, _ cursor: inout ByteCursor) -> Bool {
        while let byte = cursor.next() {
            if byte == quote { return true }
            guard byte >= 0x20 else { return false }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
        return false
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
