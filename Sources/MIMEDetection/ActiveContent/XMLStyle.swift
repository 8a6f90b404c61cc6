/// Where styles are in a document of XML: in elements, and in attributes.
enum XMLStyle {
    /// Whether the value of an attribute may refer to something or run a script.
    ///
    /// - Parameters:
    ///   - value: the position of the quote before it.
    ///   - name: the name of the attribute.
    /// - Returns: true if it has to be looked at.
    static func isPossible(_ value: ByteCursor, of name: UnsafeRawBufferPointer) -> Bool {
        var text = value
        guard let quote = text.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        if name.equalsFolded("style") { return CSSSearch.isPossible(text.take { $0 != quote }) }
        return mayBeAddress(text)
    }

    /// Whether a value is a reference of CSS to another file, as in `fill="url(a.svg#b)"`, or may be one.
    ///
    /// Nearly all of them refer to a part of the same document.
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
