/// Checks that a document without an XML declaration is well-formed as far as its tags tell: one root element, and an
/// end tag for each start tag.
///
/// Characters, references and declarations are not checked; a document with a document type is none of these.
/// https://www.w3.org/TR/xml/#sec-well-formed
struct XMLGrammar {
    private var cursor: ByteCursor
    /// The names of the open elements.
    private var open: [UnsafeRawBufferPointer] = []
    private var hasRoot = false

    static func isFollowed(_ cursor: ByteCursor) -> Bool {
        var grammar = XMLGrammar(cursor: cursor)
        return grammar.follows()
    }

    private init(cursor: ByteCursor) { self.cursor = cursor }

    /// The maximum number of elements within elements; parsers have such limits too.
    private static let deepest = 1024

    private mutating func follows() -> Bool {
        while true {
            if open.isEmpty { cursor.skipWhitespace() } else { cursor.skip(to: UInt8(ascii: "<")) }
            if cursor.isAtEnd { return hasRoot && open.isEmpty }
            guard cursor.consume("<"), readMarkup() else { return false }
        }
    }

    private mutating func readMarkup() -> Bool {
        if cursor.consume("!--") { return cursor.skip(behind: "-->") }
        if cursor.consume("?") { return cursor.skip(behind: "?>") }
        if cursor.consume("![CDATA[") { return !open.isEmpty && cursor.skip(behind: "]]>") }
        if cursor.consume("/") { return readEnd() }
        return readStart()
    }

    private mutating func readEnd() -> Bool {
        let name = takeName()
        guard let last = open.popLast(), last.elementsEqual(name) else { return false }
        cursor.skipWhitespace()
        return cursor.consume(">")
    }

    private mutating func readStart() -> Bool {
        if open.isEmpty, hasRoot { return false }
        let name = takeName()
        guard !name.isEmpty, open.count < Self.deepest else { return false }
        hasRoot = true
        while true {
            cursor.skipWhitespace()
            if cursor.consume(">") {
                open.append(name)
                return true
            }
            if cursor.consume("/>") { return true }
            guard readAttribute() else { return false }
        }
    }

    private mutating func readAttribute() -> Bool {
        guard !takeName().isEmpty else { return false }
        cursor.skipWhitespace()
        guard cursor.consume("=") else { return false }
        cursor.skipWhitespace()
        guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        _ = cursor.take { $0 != quote && $0 != UInt8(ascii: "<") }
        return cursor.next() == quote
    }

    /// Takes a name, which starts with a letter, an underscore, a colon or a character beyond ASCII.
    private mutating func takeName() -> UnsafeRawBufferPointer {
        guard let first = cursor.peek(), ByteClass.isNameStart(first) || first == UInt8(ascii: ":") || first >= 0x80
        else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        return cursor.take {
            ByteClass.isNameStart($0) || (0x30...0x3A).contains($0) || "-.".utf8.contains($0) || $0 >= 0x80
        }
    }
}
