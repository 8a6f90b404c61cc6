import MIMETypes

/// Recognises sequences with the quality of each letter, as machines read them (FASTQ).
///
/// Four lines are a record: a name after `@`, the letters, a line that starts with `+`, and a character for the quality
/// of each letter.
/// https://en.wikipedia.org/wiki/FASTQ_format
enum ReadsSniffer: TextSniffer {
    /// The number of letters that are convincing if the rest of the record is not in the head.
    private static let plenty = 64

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        guard cursor.next() == UInt8(ascii: "@"), !cursor.takeTrimmedLine().isEmpty else { return nil }
        let letters = cursor.takeTrimmedLine()
        guard !letters.isEmpty, letters.allSatisfy(isLetter) else { return nil }
        guard isFollowed(cursor, letters.count, text) else { return nil }
        return candidate("chemical/seq-na-fastq", "letters of a sequence with their quality", text)
    }

    /// Checks whether a line with `+` and the quality of some letters come next, as far as the text is known.
    private static func isFollowed(_ start: ByteCursor, _ letters: Int, _ text: TextSample) -> Bool {
        var cursor = start
        if cursor.isAtEnd { return !text.isWhole && letters >= plenty }
        guard cursor.takeLine().first == UInt8(ascii: "+") else { return false }
        let quality = cursor.takeTrimmedLine().count
        return quality == letters || cursor.isAtEnd && !text.isWhole && quality < letters && letters >= plenty
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        SequenceSniffer.bases.contains(byte) || byte == UInt8(ascii: ".")
    }
}
