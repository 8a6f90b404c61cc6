import MIMETypes

/// Recognises Markdown by its headings: empty lines come before and after them, and sentences follow.
///
/// In many languages, comments start with the same character, so there must be headings of two levels, and every line
/// that starts with the character must be a heading.
/// https://spec.commonmark.org/0.31.2/#atx-headings
enum MarkdownSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 120
    /// The minimum number of spaces in a sentence.
    private static let spaces = 3

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        let hasFrontMatter = skipFrontMatter(&cursor)
        while cursor.peek() == 0x0A || cursor.peek() == 0x0D { cursor.skip(1) }
        guard hasFrontMatter || cursor.starts(with: "# ") || cursor.starts(with: "## ") else { return nil }
        var (headings, levels, sentences) = (0, 0, 0)
        var (isBehindEmpty, isBehindHeading, isFenced) = (true, false, false)
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if cursor.isAtEnd, !text.isWhole { break }
            if line.starts(with: "```".utf8) { isFenced.toggle() }
            defer { isBehindEmpty = line.isEmpty }
            let isHeading = !isFenced && line.first == UInt8(ascii: "#")
            if isHeading {
                guard isBehindEmpty, let level = level(line) else { return nil }
                headings += 1
                levels |= 1 << level
            } else if isBehindHeading, !line.isEmpty {
                return nil
            } else if !isFenced, isSentence(line) {
                sentences += 1
            }
            isBehindHeading = isHeading
        }
        guard levels.nonzeroBitCount >= (hasFrontMatter ? 1 : 2), sentences > 0 else { return nil }
        return candidate("text/markdown", "\(headings) headings, and sentences below them", text)
    }

    /// Moves past front matter, which is keys between two lines of hyphens; returns false if there is none.
    ///
    /// https://jekyllrb.com/docs/front-matter
    private static func skipFrontMatter(_ cursor: inout ByteCursor) -> Bool {
        var ahead = cursor
        guard ahead.takeLine().elementsEqual("---".utf8) else { return false }
        for _ in 0..<lines where !ahead.isAtEnd {
            let line = ahead.takeTrimmedLine()
            if line.elementsEqual("---".utf8) {
                cursor = ahead
                return true
            }
            let isKey = line.contains(UInt8(ascii: ":"))
            guard isKey || line.first == 0x20 || line.first == UInt8(ascii: "-") else { return false }
        }
        return false
    }

    /// Returns the level of a heading, 1 to 6; nil if the line is not a heading.
    private static func level(_ line: UnsafeRawBufferPointer) -> Int? {
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        return marks <= 6 && line.count > marks + 1 && line[marks] == 0x20 ? marks : nil
    }

    /// Checks whether a line at the margin contains a few words and ends like a sentence.
    private static func isSentence(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let first = line.first, ByteClass.isIdentifierByte(first), let last = line.last else { return false }
        return ".:!?".utf8.contains(last) && line.count { $0 == 0x20 } >= spaces
    }
}
