import MIMETypes

/// Recognises Markdown by its headings, and by what stands between them.
///
/// In many languages, comments start with the same character, so every line that starts with the character must be a
/// heading, with an empty line before it; `MarkdownMarks` has the other conditions.
/// https://spec.commonmark.org/0.31.2/#atx-headings
enum MarkdownSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 120

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        let hasFrontMatter = skipFrontMatter(&cursor)
        while cursor.peek() == 0x0A || cursor.peek() == 0x0D { cursor.skip(1) }
        while cursor.starts(with: "<!--"), cursor.skip(behind: "-->") { cursor.skipWhitespace() }
        let startsWithHeading = cursor.starts(with: "# ") || cursor.starts(with: "## ")
        guard hasFrontMatter || startsWithHeading || hasMark(cursor) else { return nil }
        var marks = MarkdownMarks(hasFrontMatter: hasFrontMatter, startsWithHeading: startsWithHeading)
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if cursor.isAtEnd, !text.isWhole { break }
            guard marks.note(line) else { return nil }
        }
        guard marks.areConvincing else { return nil }
        let detail =
            marks.headings > 0 ? "\(marks.headings) headings, and sentences below them" : "sentences with links"
        return candidate("text/markdown", detail, text)
    }

    /// Checks whether a line after the first one starts like a heading, or whether there may be a link.
    private static func hasMark(_ cursor: ByteCursor) -> Bool {
        var (heading, link) = (cursor, cursor)
        return heading.skip(behind: "\n#") || link.skip(behind: "](")
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
}
