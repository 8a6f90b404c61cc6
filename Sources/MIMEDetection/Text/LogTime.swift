/// The time that each line of a log starts with.
enum LogTime {
    /// Checks whether a line starts with a time as logs contain it: with a comma before its milliseconds, or with the
    /// name of a month.
    ///
    /// https://docs.python.org/3/library/logging.html#logging.Formatter.formatTime and
    /// https://www.rfc-editor.org/rfc/rfc3164#section-4.1.2
    static func stands(at start: ByteCursor) -> Bool {
        var cursor = start
        _ = cursor.consume("[")
        return isTime(cursor, "0000-00-00 00:00:00,000", before: " ]-:|")
            || isTime(cursor, "Aaa 00 00:00:00", before: " ")
    }

    /// Checks for the form of a time: `0` stands for a digit or a blank, and letters for letters.
    private static func isTime(_ start: ByteCursor, _ form: StaticString, before ends: StaticString) -> Bool {
        guard start.remaining > form.utf8CodeUnitCount else { return false }
        for place in 0..<form.utf8CodeUnitCount {
            let (wanted, found) = (form.utf8Start[place], start.peek(place) ?? 0)
            let isRight =
                switch wanted {
                case UInt8(ascii: "0"): ByteClass.isDigit(found) || found == 0x20
                case UInt8(ascii: "A"): found &- 0x41 < 26
                case UInt8(ascii: "a"): found &- 0x61 < 26
                default: found == wanted
                }
            if !isRight { return false }
        }
        let end = start.peek(form.utf8CodeUnitCount) ?? 0
        return (0..<ends.utf8CodeUnitCount).contains { ends.utf8Start[$0] == end }
    }
}
