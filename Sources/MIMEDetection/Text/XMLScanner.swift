import MIMETypes

/// Checks whether the start of text without an XML declaration is well-formed.
///
/// Elements must be closed in order and attributes quoted, and nothing but comments may follow the root element. The
/// scanner stores a stack of the offsets of names, so time is linear and memory is bounded by the depth that it
/// accepts.
/// https://www.w3.org/TR/xml/#sec-well-formed
struct XMLScanner {
    private static let deepest = 128
    /// The number of well-formed tags that identify text as XML even if its end is not known.
    private static let convincing = 8

    private var cursor: ByteCursor
    private var open: [UnsafeRawBufferPointer] = []
    private var tags = 0
    private var hasRoot = false

    /// Checks whether the available part of a text is well-formed XML.
    ///
    /// A root element without attributes and without other elements in it doesn't count: it may be just a word between
    /// angle brackets.
    static func isWellFormed(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Bool {
        var scanner = XMLScanner(cursor: ByteCursor(bytes))
        guard let isComplete = scanner.scan(isWhole: isWhole) else { return false }
        return scanner.tags >= (isComplete ? 3 : convincing)
    }

    /// Checks whether a complete text is one well-formed element, and nothing else.
    static func isDocument(_ cursor: ByteCursor) -> Bool {
        var scanner = XMLScanner(cursor: cursor)
        return scanner.scan(isWhole: true) == true && scanner.hasRoot
    }

    private init(cursor: ByteCursor) {
        self.cursor = cursor
    }

    /// Reads to the end; returns nil if the text is not XML, otherwise whether the root element was closed.
    private mutating func scan(isWhole: Bool) -> Bool? {
        _ = cursor.consume("\u{FEFF}")
        while true {
            if open.isEmpty { cursor.skipWhitespace() } else { cursor.skip(to: UInt8(ascii: "<")) }
            guard let byte = cursor.peek() else { break }
            guard byte == UInt8(ascii: "<"), open.count < Self.deepest else { return nil }
            // A tag that is truncated at the end of the head is not an error.
            guard readMarkup() else { return cursor.isAtEnd && !isWhole ? false : nil }
        }
        return open.isEmpty || !isWhole ? open.isEmpty : nil
    }

    /// Reads a tag, a comment, an instruction or a section; returns false if it is malformed, or if it is truncated, in
    /// which case the position is the end.
    private mutating func readMarkup() -> Bool {
        if cursor.starts(with: "<!--") { return cursor.skip(behind: "-->") }
        if cursor.starts(with: "<?") { return cursor.skip(behind: "?>") }
        if cursor.starts(with: "<![CDATA[") { return !open.isEmpty && cursor.skip(behind: "]]>") }
        cursor.skip(1)
        tags += 1
        if cursor.consume("/") { return readEndTag() }
        // There can be only one root element.
        guard !open.isEmpty || !hasRoot else { return false }
        hasRoot = true
        return readStartTag()
    }

    private mutating func readEndTag() -> Bool {
        let name = cursor.take(while: XMLProlog.isNameByte)
        cursor.skipWhitespace()
        guard cursor.consume(">") else { return false }
        return open.popLast().map { $0.elementsEqual(name) } ?? false
    }

    private mutating func readStartTag() -> Bool {
        let name = cursor.take(while: XMLProlog.isNameByte)
        guard let first = name.first, !(0x30...0x39).contains(first), first != UInt8(ascii: "-") else { return false }
        while true {
            cursor.skipWhitespace()
            if cursor.consume("/>") { return true }
            if cursor.consume(">") {
                open.append(name)
                return true
            }
            guard !cursor.take(while: XMLProlog.isNameByte).isEmpty, readValue() else { return false }
            // An attribute of the root element is as good evidence as a tag.
            if open.isEmpty { tags += 1 }
        }
    }

    private mutating func readValue() -> Bool {
        cursor.skipWhitespace()
        guard cursor.consume("=") else { return false }
        cursor.skipWhitespace()
        guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        _ = cursor.take { $0 != quote && $0 != UInt8(ascii: "<") }
        return cursor.next() == quote
    }
}
