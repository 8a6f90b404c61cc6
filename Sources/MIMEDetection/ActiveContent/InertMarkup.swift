/// Checks whether a page contains nothing but words, images and links.
///
/// A document in Markdown often starts with a centred image, so a browser that gets no type takes it for a page. As
/// long as each tag and attribute is one of those below, which run, embed and send nothing, and don't change how the
/// rest is read, the page can only be looked at.
///
/// https://html.spec.whatwg.org/multipage/parsing.html#tokenization
enum InertMarkup {
    /// Checks a whole text, byte by byte.
    ///
    /// - Parameter text: the text, in a charset that is based on ASCII.
    /// - Returns: false if any tag or attribute isn't known to be harmless, or if browsers might find another end of
    ///   it.
    static func isInert(_ text: UnsafeRawBufferPointer) -> Bool {
        // In ISO-2022-JP, which browsers detect, an escape changes the meaning of the bytes after it.
        guard text.allSatisfy({ $0 >= 0x20 || (0x09...0x0D).contains($0) }), !text.contains("<?"), !text.contains("<%")
        else { return false }
        var cursor = ByteCursor(text)
        while true {
            cursor.skip(to: UInt8(ascii: "<"))
            if cursor.isAtEnd { return true }
            cursor.skip(1)
            guard skipMarkup(&cursor) else { return false }
        }
    }

    /// Moves behind what follows a `<`, if that is markup.
    private static func skipMarkup(_ cursor: inout ByteCursor) -> Bool {
        guard let byte = cursor.peek() else { return true }
        if byte == UInt8(ascii: "!") { return skipComment(&cursor) }
        guard byte == UInt8(ascii: "/") || isLetter(byte) else { return true }
        if byte == UInt8(ascii: "/") { cursor.skip(1) }
        let name = cursor.take { isLetter($0) || ByteClass.isDigit($0) }
        guard let end = cursor.peek() else { return false }
        let isAddress =
            cursor.starts(with: "://") || end == UInt8(ascii: "@")
            || cursor.starts(with: ":") && ByteCursor(name).isWhole("mailto", ignoringCase: true)
        if isAddress { return skipAddress(&cursor) }
        guard end <= 0x20 || end == UInt8(ascii: "/") || end == UInt8(ascii: ">") else { return false }
        return elements.contains(name) && skipAttributes(&cursor)
    }

    /// Moves behind a comment, which isn't a command of a server and has no condition.
    private static func skipComment(_ cursor: inout ByteCursor) -> Bool {
        guard cursor.consume("!--"), let first = cursor.peek(), !">-[#".utf8.contains(first) else { return false }
        let start = cursor.position
        return cursor.skip(behind: "-->") && !cursor.bytes(from: start, to: cursor.position).contains("--!")
    }

    /// Moves behind an address between angle brackets, as Markdown writes links; to a browser, it is an unknown tag.
    private static func skipAddress(_ cursor: inout ByteCursor) -> Bool {
        _ = cursor.take { $0 > 0x20 && !"<>=\"'`".utf8.contains($0) }
        return cursor.consume(">")
    }

    /// Moves behind the attributes of a tag and its `>`.
    private static func skipAttributes(_ cursor: inout ByteCursor) -> Bool {
        while true {
            let blanks = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
            if cursor.consume(">") { return true }
            let name = cursor.take { isLetter($0) || $0 == UInt8(ascii: "-") }
            guard !blanks.isEmpty, !name.isEmpty else { return false }
            var (rest, value): (ByteCursor, UnsafeRawBufferPointer?) = (cursor, nil)
            rest.skipWhitespace()
            if rest.consume("=") {
                value = takeValue(&rest)
                guard value != nil else { return false }
                cursor = rest
            }
            guard isHarmless(name, value) else { return false }
        }
    }

    /// Takes a value in quotes, or one of characters that end nothing; nil if there is neither.
    private static func takeValue(_ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        cursor.skipWhitespace()
        guard let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = cursor.take { $0 > 0x20 && !"<>=\"'`".utf8.contains($0) }
            return value.isEmpty ? nil : value
        }
        cursor.skip(1)
        let start = cursor.position
        cursor.skip(to: quote)
        let value = cursor.bytes(from: start, to: cursor.position)
        return cursor.next() == nil ? nil : value
    }

    private static func isHarmless(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer?) -> Bool {
        if addresses.contains(name) { return value.map(isAddress) ?? true }
        if styles.contains(name) { return value?.allSatisfy(isPlainStyle) ?? true }
        return attributes.contains(name) || prefixes.contains { ByteCursor(name).starts(with: $0, ignoringCase: true) }
    }

    /// Checks for an address on the web, a mail address, or a path, in which no reference may hide a colon.
    private static func isAddress(_ value: UnsafeRawBufferPointer) -> Bool {
        let address = ByteCursor(value)
        return schemes.contains { address.starts(with: $0, ignoringCase: true) }
            || !value.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "&") }
    }

    /// Checks for a character of declarations that neither load anything nor call a function.
    private static func isPlainStyle(_ byte: UInt8) -> Bool {
        isLetter(byte) || ByteClass.isDigit(byte) || " -:;.,%#!".utf8.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte.asciiLowercased &- 0x61 < 26 }

    private static let schemes: [StaticString] = ["https://", "http://", "mailto:"]

    private static let addresses = Names("href", "src", "srcset", "cite")

    private static let styles = Names("style")

    private static let prefixes: [StaticString] = ["aria-", "data-"]

    private static let attributes = Names(
        "align", "alt", "bgcolor", "border", "cellpadding", "cellspacing", "class", "clear", "color", "colspan",
        "datetime", "dir", "face", "height", "hspace", "id", "lang", "loading", "media", "name", "nowrap", "open",
        "rel", "role", "rowspan", "scope", "size", "sizes", "start", "summary", "target", "title", "type", "valign",
        "value", "vspace", "width")

    private static let elements = Names(
        "a", "abbr", "address", "article", "aside", "b", "big", "blockquote", "br", "caption", "center", "cite", "code",
        "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption", "figure", "font",
        "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "i", "img", "ins", "kbd", "li", "main", "mark",
        "nav", "nobr", "ol", "p", "picture", "pre", "q", "s", "samp", "section", "small", "source", "span", "strike",
        "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "tt", "u",
        "ul", "var", "wbr")

    /// Names of elements or attributes.
    private struct Names {
        /// The names that start with each letter.
        private var lists = [[StaticString]](repeating: [], count: 26)

        init(_ names: StaticString...) {
            for name in names { lists[Int(name.utf8Start[0]) - 0x61].append(name) }
        }

        /// Checks for one of the names in any letter case.
        func contains(_ name: UnsafeRawBufferPointer) -> Bool {
            guard let first = name.first, isLetter(first) else { return false }
            return lists[Int(first.asciiLowercased) - 0x61].contains {
                ByteCursor(name).isWhole($0, ignoringCase: true)
            }
        }
    }
}
