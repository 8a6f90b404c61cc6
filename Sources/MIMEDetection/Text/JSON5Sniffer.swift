import MIMETypes

/// Recognises JSON with comments or a trailing comma, and JSON5, in text that `JSONScanner` doesn't accept as JSON.
///
/// https://json5.org and https://jsonc.org
struct JSON5Sniffer: TextSniffer {
    private static let deepest = 128

    private var cursor: ByteCursor
    private var open: [UInt8] = []
    private var tokens = 0
    /// Whether the text contains syntax that even JSON with comments doesn't allow.
    private var isJSON5 = false

    static func candidate(_ text: TextSample) -> Candidate? {
        let cursor = text.start
        var scanner = JSON5Sniffer(cursor: cursor)
        scanner.skipBlanks()
        // Square brackets may enclose many other things.
        guard scanner.cursor.peek() == UInt8(ascii: "{") else { return nil }
        let isRight = scanner.scanValue()
        let isCutOff = !text.isWhole && scanner.cursor.isAtEnd
        guard isRight || isCutOff, scanner.tokens >= (isCutOff ? 8 : 2) else { return nil }
        if isRight {
            scanner.skipBlanks()
            guard scanner.cursor.isAtEnd else { return nil }
        }
        if scanner.isJSON5 { return candidate("application/json5", "JSON5 grammar", text) }
        return candidate("text/x-json-with-comments", "JSON grammar with comments", text)
    }

    /// Checks for one object or array, with comments and trailing commas but without other extensions, and nothing
    /// after it.
    static func isCommentedJSON(_ cursor: ByteCursor) -> Bool {
        var scanner = JSON5Sniffer(cursor: cursor)
        scanner.skipBlanks()
        guard let first = scanner.cursor.peek(), "{[".utf8.contains(first), scanner.scanValue() else { return false }
        scanner.skipBlanks()
        return scanner.cursor.isAtEnd && !scanner.isJSON5
    }

    private init(cursor: ByteCursor) {
        self.cursor = cursor
    }

    /// Moves past white space and comments.
    private mutating func skipBlanks() {
        while true {
            cursor.skipWhitespace()
            if cursor.starts(with: "//") {
                _ = cursor.takeLine()
            } else if cursor.starts(with: "/*") {
                _ = cursor.skip(behind: "*/")
            } else {
                return
            }
        }
    }

    /// Reads to the end of the first value; returns false if it is malformed or truncated.
    private mutating func scanValue() -> Bool {
        repeat {
            skipBlanks()
            guard let byte = cursor.peek() else { return false }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                guard open.popLast() == byte - 2 else { return false }
                cursor.skip(1)
                guard skipComma() else { return false }
                continue
            }
            guard readElement(byte) else { return false }
        } while !open.isEmpty
        return true
    }

    private mutating func readElement(_ byte: UInt8) -> Bool {
        if open.last == UInt8(ascii: "{") {
            guard readName(byte) else { return false }
            skipBlanks()
            guard cursor.consume(":") else { return false }
            skipBlanks()
        }
        guard let value = cursor.peek() else { return false }
        tokens += 1
        if value == UInt8(ascii: "{") || value == UInt8(ascii: "[") {
            guard open.count < Self.deepest else { return false }
            open.append(value)
            cursor.skip(1)
            return true
        }
        let isString = value == UInt8(ascii: "\"") || value == UInt8(ascii: "'")
        return (isString ? readString(value) : readWord()) && skipComma()
    }

    /// Moves past a comma; returns false if neither a comma nor a closing bracket follows.
    private mutating func skipComma() -> Bool {
        skipBlanks()
        guard !open.isEmpty else { return true }
        guard let byte = cursor.peek() else { return false }
        if byte == UInt8(ascii: ",") {
            cursor.skip(1)
            return true
        }
        return byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    private mutating func readName(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readString(byte) }
        isJSON5 = true
        return !cursor.take { ByteClass.isIdentifierByte($0) }.isEmpty
    }

    private mutating func readString(_ quote: UInt8) -> Bool {
        if quote == UInt8(ascii: "'") { isJSON5 = true }
        cursor.skip(1)
        while let byte = cursor.next() {
            if byte == quote { return true }
            if byte == 0x0A { return false }
            if byte == UInt8(ascii: "\\") {
                if cursor.peek() == 0x0A { isJSON5 = true }
                cursor.skip(1)
            }
        }
        return false
    }

    /// Reads a number or a literal.
    private mutating func readWord() -> Bool {
        let start = cursor.position
        _ = cursor.take { byte in
            ByteClass.isIdentifierByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
        let word = UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<cursor.position])
        if ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) { return true }
        guard let first = word.first else { return false }
        let isNumber = (0x30...0x39).contains(first) || "+-.".utf8.contains(first)
        let isPlain = word.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        if !isPlain || "+.".utf8.contains(first) || word.last == UInt8(ascii: ".") { isJSON5 = true }
        return isNumber || word.elementsEqual("Infinity".utf8) || word.elementsEqual("NaN".utf8)
    }
}
