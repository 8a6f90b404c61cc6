/// Recognises programs that consist of data: variables whose values are lists or tables.
///
/// The words of such data say nothing about the language.
enum CompoundValue {
    /// The number of bytes at the start that are examined.
    private static let limit = 4096

    /// Checks whether a line assigns the start of a list or table to a variable, as in `COLOURS: dict = {`.
    static func isAssigned(in start: ByteCursor) -> Bool {
        var cursor = ByteCursor(start.rest(min(start.remaining, limit)))
        while !cursor.isAtEnd {
            if isAssigned(inLine: ByteCursor(cursor.takeLine())) { return true }
        }
        return false
    }

    private static func isAssigned(inLine line: ByteCursor) -> Bool {
        guard let first = line.peek(), ByteClass.isIdentifierByte(first), !ByteClass.isDigit(first) else {
            return false
        }
        var cursor = line
        _ = cursor.take(while: isVariable)
        guard cursor.consume("=") else { return false }
        _ = cursor.take(while: ByteClass.isBlank)
        return cursor.peek().map { "[{(".utf8.contains($0) } ?? false
    }

    /// Checks for the characters of a variable, with the words before it and the type after it.
    private static func isVariable(_ byte: UInt8) -> Bool {
        ByteClass.isIdentifierByte(byte) || ByteClass.isBlank(byte) || ".:,[]<>".utf8.contains(byte)
    }
}
