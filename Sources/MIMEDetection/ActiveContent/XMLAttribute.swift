/// An attribute of an XML tag.
struct XMLAttribute {
    /// The name without the prefix.
    let name: UnsafeRawBufferPointer
    /// Whether the name has a prefix.
    let isPrefixed: Bool
    /// The text between the quotes, as it is written.
    let value: UnsafeRawBufferPointer
    /// The offset of the name.
    let offset: Int
}

extension ByteCursor {
    /// Returns the next attribute of a tag; nil at the `>` that ends the tag, or at the `<` of another one.
    ///
    /// No value in XML contains a `<`, so a quote that is missing hides no other tag. In a page, names and values may
    /// contain it. https://www.w3.org/TR/xml/#CleanAttrVals
    @inline(__always)
    mutating func nextAttribute(ofPage isPage: Bool = false) -> XMLAttribute? {
        while let byte = peek(), byte != UInt8(ascii: ">"), isPage || byte != UInt8(ascii: "<") {
            let offset = position
            let name = takeLocalXMLName()
            guard position > offset else {
                skip(1)
                continue
            }
            let isPrefixed = position - offset > name.count
            skipWhitespace()
            guard peek() == UInt8(ascii: "=") else { continue }
            skip(1)
            skipWhitespace()
            return XMLAttribute(name: name, isPrefixed: isPrefixed, value: takeXMLValue(ofPage: isPage), offset: offset)
        }
        return nil
    }

    /// Takes a value with or without quotes; XML parsers refuse the latter, but a page may contain it.
    @inline(__always)
    private mutating func takeXMLValue(ofPage isPage: Bool) -> UnsafeRawBufferPointer {
        guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take { $0 > 0x20 && $0 != UInt8(ascii: ">") && (isPage || $0 != UInt8(ascii: "<")) }
        }
        skip(1)
        let start = position
        if isPage { skip(to: quote) } else { skipValue(to: quote) }
        let value = bytes(from: start, to: position)
        if peek() == quote { skip(1) }
        return value
    }

    /// Moves to the next occurrence of a quote or of `<`, or to the end.
    @inline(__always)
    private mutating func skipValue(to quote: UInt8) {
        var distance = 0
        while distance < 32, let next = peek(distance), next != quote, next != UInt8(ascii: "<") { distance &+= 1 }
        skip(distance)
        guard distance == 32 else { return }
        let start = position
        skip(to: quote)
        var inside = ByteCursor(bytes(from: start, to: position))
        inside.skip(to: UInt8(ascii: "<"))
        if !inside.isAtEnd { self = ByteCursor(bytes, at: start + inside.position) }
    }
}
