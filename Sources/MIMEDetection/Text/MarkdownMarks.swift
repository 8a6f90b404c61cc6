/// What the lines of a text have in common with Markdown: headings, links, fences and sentences.
///
/// https://spec.commonmark.org/0.31.2
struct MarkdownMarks {
    /// The minimum number of spaces in a sentence.
    private static let spaces = 3

    /// The number of headings, including those that are underlined.
    private(set) var headings = 0
    private let hasFrontMatter: Bool
    private let startsWithHeading: Bool
    /// A bit for each level of a heading.
    private var levels = 0
    private var (links, fences, sentences, items) = (0, 0, 0, 0)
    /// The number of lines that have a few words, whether or not they end a sentence.
    private var texts = 0
    /// The number of items with an asterisk, which means other things in settings.
    private var bullets = 0
    /// The number of other lines.
    private var others = 0
    private var (isBehindEmpty, isBehindHeading) = (true, false)
    /// What the fence before quoted source text consists of; nil outside such text.
    private var fence: UInt8?
    /// Whether an empty line or a list comes after each heading.
    private var areHeadingsApart = true
    /// Whether the line before was one of text, which the next one may underline.
    private var isBehindText = false

    init(hasFrontMatter: Bool, startsWithHeading: Bool) {
        self.hasFrontMatter = hasFrontMatter
        self.startsWithHeading = startsWithHeading
    }

    /// Whether the lines are enough evidence for Markdown.
    var areConvincing: Bool { isOutline || isMarkedUp || isLog || isProse }

    /// Headings of two levels, with sentences or lists.
    private var isOutline: Bool {
        (hasFrontMatter || startsWithHeading) && areHeadingsApart && sentences + items > 0
            && levels.nonzeroBitCount >= (hasFrontMatter ? 1 : 2)
    }

    /// Versions with the changes of each.
    private var isLog: Bool { startsWithHeading && areHeadingsApart && headings > 2 && bullets > 2 }

    /// Headings, and little else than sentences.
    private var isProse: Bool {
        areHeadingsApart && headings > (startsWithHeading ? 0 : 1) && sentences > 0 && texts > 2 && others * 4 <= texts
    }

    /// A heading, and links or source code between fences; or sentences with links.
    ///
    /// reStructuredText has such underlines, too, but no such links.
    private var isMarkedUp: Bool {
        guard headings > 0 else { return texts > 3 && sentences > 0 && links > 1 }
        return startsWithHeading
            ? texts > 0 && (links > 0 || fences > 1) : texts > 2 && (links > 1 || fences > 1)
    }

    /// Adds a line without blanks at its end; returns false if Markdown has no such line.
    mutating func note(_ line: UnsafeRawBufferPointer) -> Bool {
        defer { isBehindEmpty = line.isEmpty }
        if let mark = CodeFence.mark(of: line), fence.map({ $0 == mark }) ?? CodeFence.opens(line) {
            fence = fence == nil ? mark : nil
            fences += 1
            // The fences of R Markdown are followed by the language in braces.
            return mark == CodeFence.tilde || !line.dropFirst(3).starts(with: "{".utf8)
        }
        if fence != nil { return true }
        if line.first == UInt8(ascii: "#") { return noteHeading(line) }
        if isBehindHeading, !line.isEmpty, !Self.isItem(line) { areHeadingsApart = false }
        isBehindHeading = false
        let isUnderline = isBehindText && Self.isUnderline(line)
        if isUnderline { headings += 1 }
        isBehindText = !isUnderline && line.first.map(ByteClass.isIdentifierByte) ?? false
        return noteText(line)
    }

    private mutating func noteHeading(_ line: UnsafeRawBufferPointer) -> Bool {
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        guard isBehindEmpty, level <= 6, line.count > level + 1, line[level] == 0x20 else { return false }
        headings += 1
        levels |= 1 << level
        isBehindHeading = true
        return true
    }

    /// Adds a line of text; returns false if the line sets a value.
    private mutating func noteText(_ line: UnsafeRawBufferPointer) -> Bool {
        // The lines of lists and quotations are indented.
        let indentation = line.prefix(4).prefix { $0 == 0x20 }.count
        guard let last = line.last, indentation < line.count else { return true }
        let first = line[indentation]
        let isWord = ByteClass.isIdentifierByte(first)
        if isWord, Self.isSetting(line) { return false }
        if Self.hasLink(line) { links += 1 }
        guard isWord || Self.openings.contains(first), line.count(where: { $0 == 0x20 }) >= Self.spaces else {
            others += 1
            return true
        }
        if "{};".utf8.contains(last) { others += 1 } else { texts += 1 }
        if isWord, ".:!?".utf8.contains(last) { sentences += 1 }
        if Self.isItem(line) { items += 1 }
        if line.starts(with: "* ".utf8), ByteClass.isIdentifierByte(line[2]), !ByteClass.isDigit(line[2]) {
            bullets += 1
        }
        return true
    }

    /// What a line of text may start with, apart from words: the marks of lists, quotations, links and emphasis.
    private static let openings = ASCIISet("-*>[`\"'")

    /// Checks whether a line starts with the mark of a list, indented or not.
    private static func isItem(_ line: UnsafeRawBufferPointer) -> Bool {
        let item = line.drop { $0 == 0x20 }
        return item.starts(with: "* ".utf8) || item.starts(with: "- ".utf8)
    }

    /// Checks whether a line consists of equals signs or of hyphens.
    ///
    /// https://spec.commonmark.org/0.31.2/#setext-heading-underline
    private static func isUnderline(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let mark = line.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
        return line.count >= 3 && line.allSatisfy { $0 == mark }
    }

    /// Checks whether a line is a name, blanks, `=`, and more.
    private static func isSetting(_ line: UnsafeRawBufferPointer) -> Bool {
        let rest = line.drop(while: ByteClass.isNameByte).drop(while: ByteClass.isBlank)
        return rest.starts(with: "= ".utf8)
    }

    /// Checks whether a line contains `[text](address)`.
    private static func hasLink(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        guard cursor.skip(behind: "["), cursor.skip(behind: "](") else { return false }
        let address = cursor.take { $0 != UInt8(ascii: ")") && $0 != 0x20 }
        return !address.isEmpty && address.first != UInt8(ascii: "&") && !cursor.isAtEnd
    }
}
