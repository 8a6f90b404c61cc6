import MIMETypes

/// Recognises R scripts by names at the margin to which functions or their results are assigned, as in `fit <- lm(y ~
/// x)`.
///
/// Every line at the margin must be an assignment, a call, a comment or the end of a block.
/// https://cran.r-project.org/doc/manuals/r-release/R-lang.html
enum RSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 60

    /// The kind of a line at the margin.
    private enum Kind { case function, result, value, other }

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        var (functions, results) = (0, 0)
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            guard let first = line.first else { continue }
            if ByteClass.isBlank(first) || first == UInt8(ascii: "#") || closing.contains(first) { continue }
            switch kind(line) {
            case .function: functions += 1
            case .result: results += 1
            case .value, .other: break
            case nil: return nil
            }
        }
        guard functions > 0 || results >= 2 else { return nil }
        return candidate("text/x-rsrc", "\(functions) functions and \(results) results have a name", text)
    }

    private static let closing = ASCIISet("})]")

    private static func kind(_ line: UnsafeRawBufferPointer) -> Kind? {
        var cursor = ByteCursor(line)
        guard !cursor.take(while: { ByteClass.isIdentifierByte($0) || $0 == UInt8(ascii: ".") }).isEmpty else {
            return nil
        }
        // A part of a table, as in `a$b[c, ]`.
        if cursor.peek() == UInt8(ascii: "["), !cursor.skip(behind: "]") { return nil }
        _ = cursor.take(while: ByteClass.isBlank)
        if cursor.peek() == UInt8(ascii: "(") { return .other }
        guard cursor.consume("<-") else { return nil }
        _ = cursor.take(while: ByteClass.isBlank)
        if cursor.starts(with: "function(") || cursor.starts(with: "function (") { return .function }
        let called = cursor.take {
            ByteClass.isIdentifierByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
        }
        return !called.isEmpty && cursor.peek() == UInt8(ascii: "(") ? .result : .value
    }
}
