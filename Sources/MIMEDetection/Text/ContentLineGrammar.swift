/// The grammar of calendars and contact cards: lines with a name and a value, in components with a begin and an end.
///
/// https://www.rfc-editor.org/rfc/rfc5545#section-3.1 and https://www.rfc-editor.org/rfc/rfc6350#section-3.2
enum ContentLineGrammar {
    /// Checks whether text consists of one or more components with a name and nothing else.
    static func isFollowed(_ name: StaticString, _ start: ByteCursor) -> Bool {
        var (cursor, depth, isContinued, isFolded) = (start, 0, false, false)
        while !cursor.isAtEnd {
            var line = ByteCursor(cursor.takeTrimmedLine())
            if isContinued {
                guard line.bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
                isContinued = line.bytes.last == UInt8(ascii: "=")
                continue
            }
            if line.isAtEnd { continue }
            if isFolded, !isFold(line) { return false }
            isFolded = false
            if line.consume("BEGIN:", ignoringCase: true) {
                guard depth > 0 || isName(name, line) else { return false }
                depth += 1
            } else if line.consume("END:", ignoringCase: true) {
                depth -= 1
                guard depth > 0 || depth == 0 && isName(name, line) else { return false }
            } else {
                guard depth > 0 else { return false }
                if isContent(line) {
                    isContinued = isEncodedPart(line)
                } else {
                    // Mozilla's calendar folded lines behind their names.
                    guard isAnyName(line) else { return false }
                    isFolded = true
                }
            }
        }
        return depth == 0 && !isFolded && start.remaining > 0
    }

    /// Checks whether the value of a line goes on in the next one, as phones write long names in version 2.1.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2045#section-6.7
    private static func isEncodedPart(_ line: ByteCursor) -> Bool {
        guard line.bytes.last == UInt8(ascii: "="), let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")) else {
            return false
        }
        let parameters = UnsafeRawBufferPointer(rebasing: line.bytes[..<colon])
        return ["quoted-printable", "QUOTED-PRINTABLE"].contains { (word: StaticString) in
            parameters.contains(word)
        }
    }

    private static func isName(_ name: StaticString, _ line: ByteCursor) -> Bool {
        var rest = line
        guard rest.consume(name, ignoringCase: true) else { return false }
        rest.skipWhitespace()
        return rest.isAtEnd
    }

    /// Checks whether a line continues the previous one, or consists of a name, parameters and a value.
    private static func isContent(_ line: ByteCursor) -> Bool {
        if isFold(line) { return true }
        var cursor = line
        let name = cursor.take(while: isNameByte)
        return !name.isEmpty && (cursor.peek() == UInt8(ascii: ":") || cursor.peek() == UInt8(ascii: ";"))
    }

    /// Checks whether a line continues the previous one.
    private static func isFold(_ line: ByteCursor) -> Bool { line.peek().map(ByteClass.isBlank) ?? false }

    /// Checks for the name of any line, and nothing else.
    private static func isAnyName(_ line: ByteCursor) -> Bool { line.bytes.allSatisfy(isNameByte) }

    /// Checks for a character of a name, after the group of a card, which ends with a dot; programs also use
    /// underscores.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.asciiLowercased &- 0x61 < 26 || ByteClass.isDigit(byte) || "-._".utf8.contains(byte)
    }
}
