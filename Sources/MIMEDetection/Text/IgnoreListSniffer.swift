import MIMETypes

/// Recognises lists of files that a version control system or another program ignores.
///
/// Every line is a pattern without blanks, or a comment. Lists of paths look alike, so some patterns have to be for
/// extensions of generated files, or for folders at any depth beside patterns that start with a slash or have a star.
/// https://git-scm.com/docs/gitignore#_pattern_format
struct IgnoreListSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 100
    /// Names of files and folders that programs create, and that are ignored everywhere.
    private static let generated = [".DS_Store", "node_modules", "__pycache__", "*~"]

    private var (patterns, typical, folders, anchored) = (0, 0, 0, 0)

    static func candidate(_ text: TextSample) -> Candidate? {
        var sniffer = IgnoreListSniffer()
        var cursor = text.start
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if cursor.isAtEnd, !text.isWhole { break }
            guard sniffer.note(line) else { return nil }
        }
        guard sniffer.isConvincing else { return nil }
        return candidate("text/x-ignore-list", "\(sniffer.patterns) patterns of file names", text)
    }

    private var isConvincing: Bool { patterns > 1 && (typical > 0 || folders > 0 && anchored > 0) }

    /// Adds a line; returns false if it is neither a pattern nor a comment.
    private mutating func note(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let first = line.first, first != UInt8(ascii: "#") else { return true }
        guard line.allSatisfy(Self.isPatternByte) else { return false }
        patterns += 1
        let isFolder = line.last == UInt8(ascii: "/")
        let name = line.drop { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: "/") }
        let isName = name.endIndex == line.endIndex || isFolder && name.endIndex == line.endIndex - 1
        if isName, Self.isTypical(name) { typical += 1 }
        if isName, isFolder { folders += 1 }
        if !isFolder, first == UInt8(ascii: "/") || line.contains(UInt8(ascii: "*")) { anchored += 1 }
        return true
    }

    /// Checks whether a name is `*.` with an extension, or one of the names that are ignored everywhere.
    private static func isTypical(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
        if name.starts(with: "*.".utf8) {
            return name.count > 2 && name.dropFirst(2).allSatisfy(ByteClass.isIdentifierByte)
        }
        return generated.contains { name.elementsEqual($0.utf8) }
    }

    private static func isPatternByte(_ byte: UInt8) -> Bool {
        byte < 0x80 && (ByteClass.isNameByte(byte) && byte != UInt8(ascii: ":") || marks.contains(byte))
    }

    private static let marks = ASCIISet("![]~+?#%,")
}
