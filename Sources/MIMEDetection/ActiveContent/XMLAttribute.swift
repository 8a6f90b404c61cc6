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
            let name = takeXMLName()
            guard !name.isEmpty else {
                skip(1)
                continue
            }
            skipWhitespace()
            guard consume("=") else { continue }
            skipWhitespace()
            let value = takeXMLValue()
            let local = XMLValue.localName(name)
            return XMLAttribute(name: local, isPrefixed: local.count < name.count, value: value, offset: offset)
        }
        return nil
    }

    /// Takes a value with or without quotes; XML parsers refuse the latter, but a page may contain it.
    private mutating func takeXMLValue() -> UnsafeRawBufferPointer {
        guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        }
        skip(1)
        let start = position
        skip(to: quote)
        let value = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
        skip(1)
        return value
    }

    /// Takes a name: everything up to white space, an equals sign, a quote or the end of the tag.
    mutating func takeXMLName() -> UnsafeRawBufferPointer {
        let start = position
        var end = start
        while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
        skip(end - start)
        return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }

    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte > 0x27 ? byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/") : false
    }
}
