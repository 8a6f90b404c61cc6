import MIMETypes

extension JSONSniffer {
    /// The control character before each text of a sequence.
    private static let separator: UInt8 = 0x1E

    /// Checks whether text starts like a sequence of JSON texts.
    static func startsSequence(_ text: TextSample) -> Bool { text.start.peek() == separator }

    /// Recognises a sequence of JSON texts by the first one; its start is enough if the rest is not in the head.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7464, https://www.rfc-editor.org/rfc/rfc8142
    static func sequence(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        cursor.skip(1)
        var scanner = JSONScanner(cursor)
        switch scanner.scan() {
        case .malformed:
            return nil
        case .truncated:
            guard !text.isWhole else { return nil }
        case .complete:
            var rest = scanner.end
            rest.skipWhitespace()
            guard rest.isAtEnd || rest.peek() == separator else { return nil }
        }
        let isGeographic = format(of: scanner.members)?.type.isEqual(to: "application/geo+json") == true
        return candidate(
            isGeographic ? "application/geo+json-seq" : "application/json-seq", "JSON after a record separator", text)
    }
}
