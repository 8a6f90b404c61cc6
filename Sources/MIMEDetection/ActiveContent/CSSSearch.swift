/// Searches the styles of a drawing for anything that runs a script or is loaded from elsewhere.
///
/// Only old browsers run scripts in styles; all of them load what a style refers to.
/// https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
struct CSSSearch {
    /// The text that runs a script, without blanks; nil if there is none.
    private(set) var script: String?
    /// Whether the style loads a style sheet, an image or a font.
    private(set) var isLoading = false

    /// Searches the text of a style.
    ///
    /// - Parameter text: the text as it is written in an XML document.
    init(_ text: UnsafeRawBufferPointer) {
        // Comments may occur within words, and quotes may contain what looks like a comment.
        for skipsComments in [true, false] {
            Self.plain(text, skipsComments: skipsComments).withUnsafeBytes { search($0) }
        }
    }

    /// Checks whether a style may contain any of this; most don't.
    ///
    /// Words can be broken only by escapes, references and comments.
    static func isPossible(_ text: UnsafeRawBufferPointer) -> Bool {
        text.indices.contains { offset in
            switch text[offset].asciiLowercased {
            case UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "*"): true
            case UInt8(ascii: "u"): text.hasFolded("url(", at: offset) && !text.has("#", at: offset + 4)
            case UInt8(ascii: "x"): text.hasFolded("xpress", at: offset)
            case UInt8(ascii: "j"): text.hasFolded("javas", at: offset)
            case UInt8(ascii: "v"): text.hasFolded("vior", at: offset) || text.hasFolded("vbscr", at: offset)
            case UInt8(ascii: "z"): text.hasFolded("z-bind", at: offset)
            case UInt8(ascii: "g"): text.hasFolded("ge-set", at: offset)
            default: false
            }
        }
    }

    private mutating func search(_ text: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(text)
        while let byte = cursor.peek() {
            switch byte {
            case UInt8(ascii: "e"): if isName("expression(", cursor) { script = "expression()" }
            case UInt8(ascii: "b"):
                if isName("behavior:", cursor) || cursor.starts(with: "behavior:") && has("-ms-", before: cursor) {
                    script = "behavior:"
                }
            case UInt8(ascii: "-"): if cursor.starts(with: "-moz-binding:") { script = "-moz-binding:" }
            case UInt8(ascii: "j"): if cursor.starts(with: "javascript:") { script = "javascript:" }
            case UInt8(ascii: "v"): if cursor.starts(with: "vbscript:") { script = "vbscript:" }
            case UInt8(ascii: "@"):
                if cursor.consume("@import"), let next = cursor.peek(), "\"'u".utf8.contains(next) { isLoading = true }
                // The URL of a namespace is only a name.
                if cursor.starts(with: "@namespace") { _ = cursor.take { !";{}".utf8.contains($0) } }
            case UInt8(ascii: "u"): judgeAddress(behind: "url(", cursor)
            case UInt8(ascii: "i"): judgeAddress(behind: "image-set(", cursor)
            default: break
            }
            cursor.skip(1)
        }
    }

    /// Checks whether a word is at a cursor and isn't the end of a longer one, such as `scroll-behavior:`.
    private func isName(_ word: StaticString, _ cursor: ByteCursor) -> Bool {
        guard cursor.starts(with: word) else { return false }
        guard cursor.position > 0 else { return true }
        let before = cursor.bytes[cursor.position - 1]
        return before != UInt8(ascii: "-") && before != UInt8(ascii: "_") && !ByteClass.isNameStart(before)
    }

    private func has(_ word: StaticString, before cursor: ByteCursor) -> Bool {
        cursor.bytes.has(word, at: cursor.position - word.utf8CodeUnitCount)
    }

    /// References to parts of the same document and to inline data that is only shown load nothing.
    private mutating func judgeAddress(behind function: StaticString, _ start: ByteCursor) {
        var cursor = start
        guard cursor.consume(function) else { return }
        while let byte = cursor.peek(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { cursor.skip(1) }
        if let first = cursor.peek(), first != UInt8(ascii: "#"), first != UInt8(ascii: ")"),
            !cursor.starts(with: "data:")
        {
            isLoading = true
        }
    }

    /// Returns the text in lower case, with references and escapes resolved and without blanks.
    private static func plain(_ text: UnsafeRawBufferPointer, skipsComments: Bool) -> [UInt8] {
        var (cursor, result) = (ByteCursor(text), [UInt8]())
        result.reserveCapacity(text.count)
        while let byte = cursor.next() {
            switch byte {
            case UInt8(ascii: "&"): result.append(XMLValue.reference(&cursor).asciiLowercased)
            case UInt8(ascii: "\\"): if let character = escaped(&cursor) { result.append(character) }
            case UInt8(ascii: "/") where skipsComments && cursor.peek() == UInt8(ascii: "*"):
                _ = cursor.skip(behind: "*/")
            case 0...0x20: break
            default: result.append(byte.asciiLowercased)
            }
        }
        return result
    }

    /// Returns the character of an escape, given the cursor after the backslash; nil unless it is an ASCII character
    /// that is kept.
    private static func escaped(_ cursor: inout ByteCursor) -> UInt8? {
        var (value, digits) = (0, 0)
        while digits < 6, let byte = cursor.peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue {
            value = value << 4 | digit
            digits += 1
            cursor.skip(1)
        }
        if digits == 0 { return cursor.next().flatMap { $0 > 0x20 ? $0.asciiLowercased : nil } }
        if let byte = cursor.peek(), byte <= 0x20 { cursor.skip(1) }
        return (0x21..<0x7F).contains(value) ? UInt8(value).asciiLowercased : nil
    }
}
