/// What the lines of a text have in common with Markdown: headings, links, fences and sentences.
///
/// https://spec.commonmark.org/0.31.2
struct MarkdownMarks {
    /// The minimum number of spaces in a sentence.
    private static let spaces = 3

    private(set) var headings = 0
    private let hasFrontMatter: Bool
    private let startsWithHeading: Bool
    /// A bit for each level of a heading.
    private var levels = 0
    private var (links, fences, sentences, items) = (0, 0, 0, 0)
    /// The number of lines that have a few words, whether or not they end a sentence.
    private var texts = 0
    private var (isBehindEmpty, isBehindHeading) = (true, false)
    /// What the fence before quoted source text consists of; nil outside such text.
    private var fence: UInt8?
    /// Whether an empty line comes after each heading.
    private var areHeadingsApart = true

    init(hasFrontMatter: Bool, startsWithHeading: Bool) {
        self.hasFrontMatter = hasFrontMatter
        self.startsWithHeading = startsWithHeading
    }

    /// Whether the lines are enough evidence for Markdown.
    var areConvincing: Bool { isOutline || isMarkedUp }

    /// Headings of two levels, with sentences or lists.
    private var isOutline: Bool {
        (hasFrontMatter || startsWithHeading) && areHeadingsApart && sentences + items > 0
            && levels.nonzeroBitCount >= (hasFrontMatter ? 1 : 2)
    }

    /// A heading, and links or source code between fences.
    private var isMarkedUp: Bool {
        guard headings > 0 else { return false }
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
        if isBehindHeading, !line.isEmpty { areHeadingsApart = false }
        isBehindHeading = false
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
        guard let first = line.first, let last = line.last else { return true }
        let isWord = ByteClass.isIdentifierByte(first)
        if isWord, Self.isSetting(line) { return false }
        if Self.hasLink(line) { links += 1 }
        guard isWord || Self.openings.contains(first), line.count(where: { $0 == 0x20 }) >= Self.spaces else {
            return true
        }
        if !"{};".utf8.contains(last) { texts += 1 }
        if isWord, ".:!?".utf8.contains(last) { sentences += 1 }
        if line.starts(with: "* ".utf8) || line.starts(with: "- ".utf8) { items += 1 }
        return true
    }

    /// What a line of text may start with, apart from words: the marks of lists, quotations, links and emphasis.
    private static let openings = ASCIISet("-*>[`\"'")

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
