import MIMETypes

/// Recognises RDF statements on one line each: N-Triples and N-Quads.
///
/// https://www.w3.org/TR/n-triples and https://www.w3.org/TR/n-quads
enum NTriplesSniffer: TextSniffer {
    static let tier = Evidence.Tier.weak

    /// The maximum number of lines that are examined.
    private static let lines = 20

    private static let starts = ASCIISet("<_#")

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = ByteCursor(text.bytes)
        guard let first = cursor.peek(), starts.contains(first) else { return nil }
        var (statements, quads) = (0, 0)
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeLine()
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            if line.isEmpty || line[0] == UInt8(ascii: "#") { continue }
            guard let terms = terms(line) else { return nil }
            statements += 1
            if terms == 4 { quads += 1 }
        }
        guard statements > 0 else { return nil }
        return candidate(
            quads > 0 ? "application/n-quads" : "application/n-triples", "\(statements) statements", text)
    }

    /// Returns the number of terms in a statement, three or four; nil if the line is not a statement.
    private static func terms(_ line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        var count = 0
        while count < 5 {
            _ = cursor.take(while: ByteClass.isBlank)
            if cursor.peek() == UInt8(ascii: ".") { return count == 3 || count == 4 ? count : nil }
            guard takeTerm(&cursor, isObject: count == 2) else { return nil }
            count += 1
        }
        return nil
    }

    private static func takeTerm(_ cursor: inout ByteCursor, isObject: Bool) -> Bool {
        if cursor.consume("<") {
            let name = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: ">") }
            return name.contains(UInt8(ascii: ":")) && cursor.consume(">")
        }
        if cursor.consume("_:") { return !cursor.take { $0 > 0x20 && $0 != UInt8(ascii: ".") }.isEmpty }
        guard isObject, cursor.consume("\"") else { return false }
        while let byte = cursor.next(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
        // A language or a data type.
        _ = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "<") }
        return cursor.peek() == UInt8(ascii: "<") ? takeTerm(&cursor, isObject: false) : true
    }
}
