import MIMETypes

/// Recognises Prolog programs that are not modules: facts and rules with names of their own.
///
/// Every line at the margin must start or end a clause, and one of them must be a rule.
/// https://www.swi-prolog.org/pldoc/man?section=syntax
enum PrologSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 40

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        var (clauses, rules) = (0, 0)
        for _ in 0..<lines where !cursor.isAtEnd {
            if cursor.starts(with: "/*") {
                guard cursor.skip(behind: "*/") else { return nil }
                continue
            }
            let line = cursor.takeTrimmedLine()
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            guard let first = line.first else { continue }
            if ByteClass.isBlank(first) || first == UInt8(ascii: "%") { continue }
            guard let isRule = isRule(line) else { return nil }
            clauses += 1
            if isRule { rules += 1 }
        }
        guard clauses >= 3, rules > 0 else { return nil }
        return candidate("text/x-prolog", "\(clauses) clauses, \(rules) rules", text)
    }

    /// Checks whether a line at the margin contains the head and the neck (`:-`) of a rule; nil if it isn't part of a
    /// clause.
    private static func isRule(_ line: UnsafeRawBufferPointer) -> Bool? {
        var cursor = ByteCursor(line)
        if cursor.consume(":- ") { return true }
        guard let first = cursor.peek(), (0x61...0x7A).contains(first) else { return nil }
        _ = cursor.take(while: ByteClass.isIdentifierByte)
        guard let behind = cursor.peek(), behind == UInt8(ascii: "(") || behind == 0x20, let last = line.last else {
            return nil
        }
        var (neck, arrow) = (cursor, cursor)
        let isRule = neck.skip(behind: ":-") || arrow.skip(behind: "-->")
        if behind == 0x20, !cursor.starts(with: " :-"), !cursor.starts(with: " -->") { return nil }
        let isEnd = last == UInt8(ascii: ".") || last == UInt8(ascii: ",") || last == UInt8(ascii: "-")
        guard isEnd || isRule && last == UInt8(ascii: ">") else { return nil }
        return isRule
    }
}
