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
    /// Returns the next attribute of a tag; nil at the `>` that ends the tag.
    mutating func nextAttribute() -> XMLAttribute? {
        while let byte = peek(), byte != UInt8(ascii: ">") {
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
            return XMLAttribute(name: name, isPrefixed: isPrefixed, value: takeXMLValue(), offset: offset)
        }
        return nil
    }

    /// Takes a value with or without quotes; XML parsers refuse the latter, but a page may contain it.
    @inline(__always)
    private mutating func takeXMLValue() -> UnsafeRawBufferPointer {
        guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        }
        skip(1)
        let start = position
        skipShortText(to: quote)
        let value = bytes(from: start, to: position)
        skip(1)
        return value
    }

    /// Moves to the next occurrence of a byte, or to the end; faster than `skip(to:)` if the byte is near.
    @inline(__always)
    private mutating func skipShortText(to byte: UInt8) {
        var distance = 0
        while distance < 16, let next = peek(distance), next != byte { distance &+= 1 }
        skip(distance)
        if distance == 16 { skip(to: byte) }
    }

    /// Moves past the name of the next tag, and returns the name without its prefix; it is empty at the end.
    @inline(__always)
    mutating func nextElement() -> UnsafeRawBufferPointer {
        skipShortText(to: UInt8(ascii: "<"))
        skip(1)
        return takeLocalXMLName()
    }

    /// Takes a name, and returns the part after its first colon.
    @inline(__always)
    private mutating func takeLocalXMLName() -> UnsafeRawBufferPointer {
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

    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        // Most bytes of a name are letters.
        byte > UInt8(ascii: ">")
            || byte > UInt8(ascii: "'") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">")
                && byte != UInt8(ascii: "/")
    }
}
