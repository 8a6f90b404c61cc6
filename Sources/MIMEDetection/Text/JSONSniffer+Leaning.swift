import MIMETypes

extension JSONSniffer {
    /// What supports the name of JSON where there are mistakes in it, or a template's marks: it starts like a value
    /// after any comments, or has nothing but them.
    static func leaning(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        skipComments(&cursor)
        guard startsLikeValue(cursor) else { return nil }
        return Candidate(
            type: PackedTypes.type(.json),
            evidence: Evidence(basis: .text, tier: .none, detail: ConstantText("starts like a value of JSON")),
            charset: text.charset)
    }

    /// Comments are not JSON's, but many readers pass over them.
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
            cursor.skipWhitespace()
            return cursor.peek().map { "\"'}{%#/$<@".utf8.contains($0) || ByteClass.isIdentifierByte($0) } ?? true
        case UInt8(ascii: "\""): return startsLikeString(cursor)
        // A program that writes it.
        case UInt8(ascii: "<"): return cursor.peek() == UInt8(ascii: "%")
        default:
            if let word = literals.first(where: { value.starts(with: $0) }) {
                cursor = value
                cursor.skip(word.utf8CodeUnitCount)
                return endsValue(cursor)
            }
            guard first == UInt8(ascii: "-") || ByteClass.isDigit(first) else { return false }
            _ = cursor.take { ByteClass.isDigit($0) || "+-.eE".utf8.contains($0) }
            return endsValue(cursor)
        }
    }

    /// Whether a quote follows in the line, and then what may come after a string.
    private static func startsLikeString(_ start: ByteCursor) -> Bool {
        var cursor = start
        while let byte = cursor.next(), byte != 0x0A {
            if byte == UInt8(ascii: "\"") { return endsValue(cursor) }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
        return false
    }

    private static func endsValue(_ cursor: ByteCursor) -> Bool {
        cursor.peek().map { $0 <= 0x20 || ",:]}".utf8.contains($0) } ?? true
    }

    private static let literals: [StaticString] = ["true", "false", "null", "NaN", "Infinity"]
}
