extension ByteCursor {
    /// Whether a tag comes next that can be one of XML, in which every attribute has a value in quotes.
    ///
    /// The tags in Apache's settings contain patterns and paths.
    ///
    /// https://www.w3.org/TR/xml/#sec-starttags
    var mayStartXML: Bool {
        guard peek() == UInt8(ascii: "<") else { return false }
        var cursor = self
        cursor.skip(1)
        guard let first = cursor.peek(), first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { return true }
        guard !cursor.takeXMLName().isEmpty else { return false }
        while let byte = cursor.peek(), byte != UInt8(ascii: ">") {
            if cursor.consume("/") { return cursor.isAtEnd || cursor.peek() == UInt8(ascii: ">") }
            guard byte <= 0x20 else { return false }
            cursor.skipWhitespace()
            let name = cursor.takeXMLName()
            guard !name.isEmpty else {
                let isEnd = cursor.peek().map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
                guard isEnd else { return false }
                continue
            }
            cursor.skipWhitespace()
            if cursor.isAtEnd { return true }
            guard cursor.consume("=") else { return false }
            cursor.skipWhitespace()
            guard let quote = cursor.next() else { return true }
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
            cursor.skip(to: quote)
            cursor.skip(1)
        }
        return true
    }
}
