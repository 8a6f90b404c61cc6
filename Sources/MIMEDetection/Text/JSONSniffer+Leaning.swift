import MIMETypes

extension JSONSniffer {
    /// Returns support for a name of JSON if the text contains mistakes or template code: it must start like a value
    /// after any comments, or contain only comments.
    static func leaning(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        skipComments(&cursor)
        guard startsLikeValue(cursor) else { return nil }
        return Candidate(
            type: PackedTypes.type(.json),
            evidence: Evidence(basis: .text, tier: .none, detail: ConstantText("starts like a value of JSON")),
            charset: text.charset)
    }

    /// Skips comments, which are not part of JSON, but which many readers ignore.
    private static func skipComments(_ cursor: inout ByteCursor) {
        cursor.skipWhitespace()
        while !cursor.isAtEnd {
            if cursor.starts(with: "/*") {
                guard cursor.skip(behind: "*/") else { return }
            } else if cursor.starts(with: "//") || cursor.starts(with: "#") {
                _ = cursor.takeLine()
            } else {
                return
            }
            cursor.skipWhitespace()
        }
    }

    private static func startsLikeValue(_ start: ByteCursor) -> Bool {
        var cursor = start
        _ = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: "[") }
        let isInArray = start.peek() == UInt8(ascii: "[")
        let value = cursor
        guard let first = cursor.next() else { return true }
        if isInArray, "]'/#$<@%".utf8.contains(first) { return true }
        switch first {
        case UInt8(ascii: "{"):
            return startsLikeMember(cursor)
        case UInt8(ascii: "\""): return startsLikeString(cursor, isAlone: !isInArray)
        // A program that writes JSON.
        case UInt8(ascii: "<"): return cursor.peek() == UInt8(ascii: "%")
        default:
            if let word = literals.first(where: { value.starts(with: $0) }) {
                cursor = value
                cursor.skip(word.utf8CodeUnitCount)
                return isInArray ? endsValue(cursor) : isLastInLine(cursor)
            }
            guard first == UInt8(ascii: "-") || ByteClass.isDigit(first) else { return false }
            let rest = cursor.take { ByteClass.isDigit($0) || "+-.eE".utf8.contains($0) }
            let hasDigit = ByteClass.isDigit(first) || rest.first.map(ByteClass.isDigit) ?? false
            return hasDigit && (isInArray ? endsValue(cursor) : isLastInLine(cursor))
        }
    }

    /// Checks whether a member may follow: a key, template code, or nothing.
    private static func startsLikeMember(_ start: ByteCursor) -> Bool {
        var cursor = start
        cursor.skipWhitespace()
        guard let first = cursor.peek() else { return true }
        guard ByteClass.isIdentifierByte(first) else { return "\"'}{%#/$<@".utf8.contains(first) }
        _ = cursor.take { ByteClass.isIdentifierByte($0) || $0 == UInt8(ascii: "-") }
        _ = cursor.take { ByteClass.isBlank($0) }
        return cursor.peek().map { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "}") } ?? true
    }

    /// Checks whether only blanks follow in the line.
    private static func isLastInLine(_ start: ByteCursor) -> Bool {
        var cursor = start
        _ = cursor.take { ByteClass.isBlank($0) || $0 == 0x0D }
        return cursor.peek().map { $0 == 0x0A } ?? true
    }

    /// Checks whether a quote follows in the line, and after it what may come after a string.
    ///
    /// Outside an array, the string must be a key, or the text must end.
    private static func startsLikeString(_ start: ByteCursor, isAlone: Bool) -> Bool {
        var cursor = start
        while let byte = cursor.next(), byte != 0x0A {
            if byte == UInt8(ascii: "\"") {
                guard isAlone else { return endsValue(cursor) }
                _ = cursor.take { ByteClass.isBlank($0) }
                return cursor.peek() == UInt8(ascii: ":") || isLastInLine(cursor)
            }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
        return false
    }

    private static func endsValue(_ cursor: ByteCursor) -> Bool {
        cursor.peek().map { $0 <= 0x20 || ",:]}".utf8.contains($0) } ?? true
    }

    private static let literals: [StaticString] = ["true", "false", "null", "NaN", "Infinity"]
}
