import MIMETypes

/// What every text in a language contains: a first line of a certain form, or somewhere such a line.
///
/// `data/languages/README.md` explains the patterns.
struct LineGrammar {
    /// What starts the comments that may come before the first line that counts, separated by spaces.
    let comments: ConstantText
    /// The patterns of lines, one of which must match, separated by `~|`.
    let patterns: ConstantText
    /// Whether any line may match, and not only the first one.
    let isAnywhere: Bool
    let ignoresCase: Bool

    /// The number of lines that are examined; if all of them are comments, the rest is ignored.
    private static let lines = 256

    /// Checks whether text can't be in the language.
    ///
    /// A truncated text may contain the missing line in the rest.
    func rulesOut(_ text: TextSample) -> Bool {
        guard isAnywhere else {
            guard let line = firstLine(text) else { return false }
            return !TemplateLine.isTemplate(line) && !allows(line)
        }
        guard text.isWhole else { return false }
        var cursor = text.start
        var isFirst = true
        while !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if line.isEmpty { continue }
            if allows(line) || isFirst && TemplateLine.isTemplate(line) { return false }
            isFirst = false
        }
        return !isFirst
    }

    /// Returns the first line that is neither empty nor in a comment, without its indentation; nil if there is none, or
    /// if it is truncated.
    private func firstLine(_ text: TextSample) -> UnsafeRawBufferPointer? {
        var cursor = text.start
        for _ in 0..<Self.lines {
            cursor.skipWhitespace()
            guard !cursor.isAtEnd else { return nil }
            switch Comment(at: cursor, comments) {
            case nil:
                let line = cursor.takeTrimmedLine()
                return cursor.isAtEnd && !text.isWhole ? nil : line
            case .line: _ = cursor.takeLine()
            case .block(let end): guard cursor.skip(behind: end) else { return nil }
            }
        }
        return nil
    }

    private func allows(_ line: UnsafeRawBufferPointer) -> Bool {
        let bytes = patterns.bytes
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, !Self.isSeparator(bytes, at: end) { end += 1 }
            let pattern = LinePattern(
                UnsafeBufferPointer(rebasing: bytes[start..<end]), startLength: 0, isIndented: false,
                ignoresCase: ignoresCase)
            if pattern.matches(line) { return true }
            start = end + 2
        }
        return false
    }

    private static func isSeparator(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        bytes[place] == UInt8(ascii: "~") && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "|")
    }
}

/// A comment before the first line of a text that counts.
private enum Comment {
    /// The rest of the line.
    case line
    /// The text up to certain characters.
    case block(end: StaticString)

    /// Finds out which of the comments that a language has, if any, starts at a position.
    init?(at cursor: ByteCursor, _ comments: ConstantText) {
        var rest = comments.bytes[...]
        while !rest.isEmpty {
            let start = rest.prefix { $0 != 0x20 }
            if cursor.rest(start.count).elementsEqual(start) {
                let block = Self.blocks.first { cursor.starts(with: $0.start) }
                self = block.map { .block(end: $0.end) } ?? .line
                return
            }
            rest = rest.dropFirst(start.count + 1)
        }
        return nil
    }

    /// The comments that may have several lines.
    private static let blocks: [(start: StaticString, end: StaticString)] = [
        ("/*", "*/"), ("#|", "|#"), ("#[[", "]]"), ("#[=", "=]"),
    ]
}
