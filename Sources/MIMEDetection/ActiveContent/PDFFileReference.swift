/// The file that an action in a PDF opens.
///
/// https://pdfa.org/resource/iso-32000-2/ sections 7.11 and 12.6.4.3
struct PDFFileReference {
    /// The maximum distance of the file's name from that of the action.
    static let longest = 512

    /// Checks whether a dictionary refers to a file on another computer, or to one that can't be determined.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - position: the offset of a name in the dictionary.
    /// - Returns: false if the dictionary refers only to files on the reader's computer.
    static func isRemote(in bytes: UnsafeRawBufferPointer, around position: Int) -> Bool {
        let start = start(of: bytes, before: position)
        var cursor = ByteCursor(ByteCursor(bytes, at: start).rest(2 * longest))
        var depth = 1
        while depth > 0 {
            guard let byte = cursor.next() else { return start + 2 * longest < bytes.count }
            switch byte {
            case UInt8(ascii: "<"): if cursor.consume("<") { depth += 1 }
            case UInt8(ascii: ">"): if cursor.consume(">") { depth -= 1 }
            case UInt8(ascii: "("): skipText(&cursor)
            case UInt8(ascii: "/"): if isRemote(entry: &cursor) { return true }
            default: break
            }
        }
        return false
    }

    /// Returns the offset after the brackets before a name that open the dictionary with it.
    private static func start(of bytes: UnsafeRawBufferPointer, before position: Int) -> Int {
        var (start, depth) = (position, 0)
        while start > max(1, position - longest) {
            if bytes.has("<<", at: start - 2) {
                if depth == 0 { return start }
                (depth, start) = (depth - 1, start - 2)
            } else if bytes.has(">>", at: start - 2) {
                (depth, start) = (depth + 1, start - 2)
            } else {
                start -= 1
            }
        }
        return start
    }

    private static func skipText(_ cursor: inout ByteCursor) {
        var depth = 1
        while depth > 0, let byte = cursor.next() {
            switch byte {
            case UInt8(ascii: "\\"): cursor.skip(1)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
        }
    }

    /// Reads the name of an entry and, if the entry is for a file, the start of its value.
    private static func isRemote(entry cursor: inout ByteCursor) -> Bool {
        var value = cursor
        value.skipName()
        value.skipWhitespace()
        if PDFScriptSearch.isName("FS", cursor) { return value.consume("/") && PDFScriptSearch.isName("URL", value) }
        guard ["F", "UF", "DOS", "Unix", "Mac"].contains(where: { isName($0, cursor) }) else { return false }
        switch value.peek() {
        case UInt8(ascii: "("):
            value.skip(1)
            return isRemote(path: (0..<64).map { _ in PDFScriptSearch.character(&value) })
        case UInt8(ascii: "<") where value.peek(1) != UInt8(ascii: "<"):
            value.skip(1)
            return isRemote(path: (0..<64).map { _ in PDFScriptSearch.digits(&value) })
        case .some(0x30...0x39): return value.isReference
        default: return false
        }
    }

    private static func isName(_ name: StaticString, _ cursor: ByteCursor) -> Bool {
        PDFScriptSearch.isName(name, cursor)
    }

    /// Checks whether a path, given by its first bytes, names a server or has a scheme; the path may be UTF-16.
    private static func isRemote(path: [UInt8?]) -> Bool {
        let text = path.prefix { $0 != nil }.compactMap(\.self).filter { $0 != 0 && $0 < 0x80 }
        if [UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(where: { text.starts(with: [$0, $0]) }) { return true }
        let scheme = text.prefix { (0x61...0x7A).contains($0 | 0x20) }
        return scheme.count > 1 && text.dropFirst(scheme.count).first == UInt8(ascii: ":")
    }
}

extension ByteCursor {
    fileprivate mutating func skipName() { _ = take { $0 > 0x20 && !"/<>()[]{}%".utf8.contains($0) } }

    /// Whether two numbers and an `R` follow, rather than only a number.
    fileprivate var isReference: Bool {
        var cursor = self
        for _ in 0..<2 {
            guard !cursor.take(while: { (0x30...0x39).contains($0) }).isEmpty else { return false }
            cursor.skipWhitespace()
        }
        return cursor.consume("R")
    }
}
