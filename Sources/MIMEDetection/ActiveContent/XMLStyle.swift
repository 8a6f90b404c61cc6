/// Recognises styles in the attributes of an XML document.
enum XMLStyle {
    /// Checks whether the value of an attribute may refer to something or run a script.
    ///
    /// - Parameters:
    ///   - value: the position of the quote before the value.
    ///   - name: the name of the attribute.
    /// - Returns: true if the value must be examined.
    static func isPossible(_ value: ByteCursor, of name: UnsafeRawBufferPointer) -> Bool {
        var text = value
        guard let quote = text.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        if name.equalsFolded("style") { return CSSSearch.isPossible(text.take { $0 != quote }) }
        return mayBeAddress(text)
    }

    /// Checks whether a value is, or may be, a CSS reference to another file, as in `fill="url(a.svg#b)"`.
    ///
    /// Nearly all references are to a part of the same document.
    static func mayBeAddress(_ value: ByteCursor) -> Bool {
        var cursor = value
        cursor.skipWhitespace()
        guard let first = cursor.peek(), first | 0x20 == UInt8(ascii: "u") || first == UInt8(ascii: "\\") else {
            return false
        }
        return first == UInt8(ascii: "\\")
            || cursor.starts(with: "url(", ignoringCase: true) && cursor.peek(4) != UInt8(ascii: "#")
    }
}
