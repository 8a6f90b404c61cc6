import MIMETypes

/// Recognises SubRip subtitles: a number, a line with two times, and text.
///
/// https://www.matroska.org/technical/subtitles.html#srt-subtitles
enum SubRipSniffer: TextSniffer {
    static let tier = Evidence.Tier.signature

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        cursor.skipWhitespace()
        guard skipDigits(&cursor, 1...6) else { return nil }
        _ = cursor.take(while: ByteClass.isBlank)
        guard let end = cursor.peek(), end == 0x0A || end == 0x0D else { return nil }
        cursor.skipWhitespace()
        guard skipTime(&cursor) else { return nil }
        _ = cursor.take(while: ByteClass.isBlank)
        guard cursor.consume("-->") else { return nil }
        _ = cursor.take(while: ByteClass.isBlank)
        return skipTime(&cursor) ? candidate("application/x-subrip", "times of a first subtitle", text) : nil
    }

    /// Moves past a time such as `00:01:02,345`; the comma may be a full stop.
    private static func skipTime(_ cursor: inout ByteCursor) -> Bool {
        guard skipDigits(&cursor, 1...3), cursor.consume(":"), skipDigits(&cursor, 1...2), cursor.consume(":"),
            skipDigits(&cursor, 1...2)
        else { return false }
        return (cursor.consume(",") || cursor.consume(".")) && skipDigits(&cursor, 1...3)
    }

    private static func skipDigits(_ cursor: inout ByteCursor, _ count: ClosedRange<Int>) -> Bool {
        count.contains(cursor.take { (0x30...0x39).contains($0) }.count)
    }
}
