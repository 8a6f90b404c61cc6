/// Recognises the code of templates, which may be anywhere in a text of any format.
enum TemplateLine {
    /// Checks whether a line that isn't empty starts with a tag or a place-holder, or contains template code.
    static func isTemplate(_ line: UnsafeRawBufferPointer) -> Bool {
        if line[0] == UInt8(ascii: "@") || line[0] == UInt8(ascii: "<") { return true }
        for place in line.indices.dropLast() {
            let (first, second) = (line[place], line[place + 1])
            if first == UInt8(ascii: "{"), "{%#$".utf8.contains(second) { return true }
            if second == UInt8(ascii: "{"), first == UInt8(ascii: "$") || first == UInt8(ascii: "%") { return true }
        }
        return false
    }

    /// Checks whether the start of a text contains template code, which programs and settings seldom contain
    /// themselves.
    ///
    /// In other languages, two braces enclose numbers, and a per cent sign starts a comment that ends the line.
    static func isInside(_ start: ByteCursor) -> Bool {
        var cursor = ByteCursor(start.rest(min(start.remaining, longest)))
        while cursor.skip(behind: "{") {
            let mark = cursor.peek()
            guard mark == UInt8(ascii: "{") || mark == UInt8(ascii: "%"), let next = cursor.peek(1) else { continue }
            if next == 0x20 || next == UInt8(ascii: "-") || ByteClass.isIdentifierByte(next), !ByteClass.isDigit(next) {
                return true
            }
        }
        return false
    }

    private static let longest = 4096
}
