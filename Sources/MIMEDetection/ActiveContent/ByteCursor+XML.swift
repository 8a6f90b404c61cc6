/// Moves through XML as its parsers do, which find no tags in comments, CDATA sections, processing instructions and
/// declarations.
///
/// https://www.w3.org/TR/xml/#sec-logical-struct
extension ByteCursor {
    /// Moves past the name of the next tag, and returns the name without its prefix; it is empty at the end.
    @inline(__always)
    mutating func nextElement() -> UnsafeRawBufferPointer {
        while true {
            skipShortText(to: UInt8(ascii: "<"))
            // All letters come after these characters.
            guard let next = peek(1), next <= UInt8(ascii: "?") else { break }
            if next == UInt8(ascii: "<") {
                skip(1)
            } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
                skipUnparsed()
            } else {
                break
            }
        }
        skip(1)
        return takeLocalXMLName()
    }

    /// Returns the prefix of the name of a tag that was taken last; it is empty if there is none.
    func prefix(of name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let end = position - name.count
        var start = end
        while start > 0, bytes[start - 1] != UInt8(ascii: "<"), end - start < 256 { start -= 1 }
        return bytes(from: start, to: end)
    }

    /// Moves past the comment, CDATA section, processing instruction or declaration that comes next, or to the first
    /// declaration within it.
    ///
    /// - Returns: false if a comment, section or instruction has no end.
    @inline(never)
    @discardableResult
    mutating func skipUnparsed() -> Bool {
        switch peek(1) {
        case UInt8(ascii: "?"):
            skip(2)
            return skip(behind: "?>")
        case _ where peek(2) == UInt8(ascii: "-") && consume("<!--"): return skip(behind: "-->")
        case _ where peek(2) == UInt8(ascii: "[") && consume("<![CDATA["): return skip(behind: "]]>")
        default:
            skipDeclaration()
            return true
        }
    }

    /// Moves past the comment, section, instruction or declaration that comes next, as parsers of HTML do.
    ///
    /// Except for comments, everything ends with the first `>`. What looks like a comment in an element that contains
    /// only text ends with the element.
    /// https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state
    mutating func skipUnparsedOfPage() {
        guard starts(with: "<!--") else {
            skip(to: UInt8(ascii: ">"))
            return skip(1)
        }
        skip(2)
        while let byte = peek() {
            if byte == UInt8(ascii: "-"), consume("-->") || consume("--!>") { return }
            let isEndTag = byte == UInt8(ascii: "<") && peek(1) == UInt8(ascii: "/")
            if isEndTag, Self.elementsOfText.contains(where: { starts(with: $0, ignoringCase: true) }) { return }
            skip(1)
        }
    }

    /// The end tags of elements that contain only text.
    private static let elementsOfText: [StaticString] = [
        "</style", "</title", "</textarea", "</xmp", "</iframe", "</noembed", "</noframes", "</noscript", "</script",
    ]

    /// Moves past a declaration, whose quoted texts may contain anything, to its end or to the declarations within it.
    mutating func skipDeclaration() {
        skip(2)
        while let byte = peek(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "["), byte != UInt8(ascii: "<") {
            skip(1)
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
            skip(to: byte)
            skip(1)
        }
    }

    /// Moves past the rest of a tag, and returns whether its element is empty.
    mutating func takeTagEnd() -> Bool {
        while nextAttribute() != nil {}
        guard peek() == UInt8(ascii: ">") else { return false }
        skip(1)
        return position > 1 && bytes[position - 2] == UInt8(ascii: "/")
    }

    /// Calls `body` with each piece of the text that comes next, up to a tag or the end, and with whether it is that of
    /// a CDATA section, in which there are no references.
    mutating func takeXMLText(_ body: (UnsafeRawBufferPointer, _ isLiteral: Bool) -> Void) {
        while !isAtEnd {
            let start = position
            skip(to: UInt8(ascii: "<"))
            if position > start { body(bytes(from: start, to: position), false) }
            if consume("<![CDATA[") {
                let start = position
                let end = skip(behind: "]]>") ? position - 3 : position
                body(bytes(from: start, to: end), true)
            } else if starts(with: "<!--") || starts(with: "<?") {
                skipUnparsed()
            } else {
                return
            }
        }
    }

    /// Appends the text that comes next as `XMLValue.resolved` returns it, until there are at least so many characters.
    mutating func takeXMLText(into text: inout [UInt8], limit: Int) {
        takeXMLText { piece, isLiteral in
            guard text.count < limit else { return }
            if isLiteral {
                for byte in piece.prefix(limit) where byte > 0x20 { text.append(byte.asciiLowercased) }
            } else {
                XMLValue.withResolved(piece, limit: limit) { text += $0 }
            }
        }
    }

    /// Moves to the next occurrence of a byte, or to the end; faster than `skip(to:)` if the byte is near.
    @inline(__always)
    private mutating func skipShortText(to byte: UInt8) {
        var distance = 0
        while distance < 16, let next = peek(distance), next != byte { distance &+= 1 }
        skip(distance)
        if distance == 16 { skip(to: byte) }
    }

    /// Takes a name, and returns the part after its first colon.
    @inline(__always)
    mutating func takeLocalXMLName() -> UnsafeRawBufferPointer {
        let first = position
        var start = first
        while let byte = peek(), Self.isNameByte(byte) {
            skip(1)
            if byte == UInt8(ascii: ":"), start == first { start = position }
        }
        return bytes(from: start, to: position)
    }

    /// Takes a name: everything up to white space, an equals sign, a quote or the end of the tag.
    mutating func takeXMLName() -> UnsafeRawBufferPointer {
        let start = position
        while let byte = peek(), Self.isNameByte(byte) { skip(1) }
        return bytes(from: start, to: position)
    }

    /// Checks whether a byte can be part of the name of an element or an attribute.
    @inline(__always)
    static func isNameByte(_ byte: UInt8) -> Bool {
        // Most bytes of a name are letters.
        byte > UInt8(ascii: ">")
            || byte > UInt8(ascii: "'") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">")
                && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "<")
    }
}
