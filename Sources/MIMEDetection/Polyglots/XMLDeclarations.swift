import MIMETypes

/// What the declarations before an XML document fetch from elsewhere.
///
/// https://www.w3.org/TR/xml/#sec-external-ent
enum XMLDeclarations {
    /// Where the declarations of SVG and XHTML are kept, which programs know by heart.
    private static let wellKnown: [StaticString] = ["http://www.w3.org/", "https://www.w3.org/"]

    /// The first entity that names a file by its place in a file system or by a scheme other than those of the Web.
    ///
    /// Documents are put together from files beside them, and of declarations at public addresses, which is ordinary.
    static func reference(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "<!ENTITY") {
            let start = cursor.position - 8
            var declaration = ByteCursor(bytes, at: start)
            if let detail = entity(at: &declaration, allowsPublicAddresses: true) {
                return OtherReading(
                    kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: start,
                    detail: detail)
            }
            if multiplies(ByteCursor(bytes, at: declaration.position)) {
                return OtherReading(
                    kind: .script, type: MIMEType(constant: "application/xml"), offset: start,
                    detail: "<!ENTITY that repeats another")
            }
        }
        return nil
    }

    /// Whether the text at a quote refers to one entity again and again, by which a few lines become gigabytes.
    private static func multiplies(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard let text = quoted(&cursor), text.first == UInt8(ascii: "&"), text.count < 4096 else { return false }
        let names = text.split(separator: UInt8(ascii: ";"))
        guard names.count >= mostRepeated, names[0].count > 1, names[0].dropFirst().first != UInt8(ascii: "#") else {
            return false
        }
        return names.prefix(mostRepeated).allSatisfy { $0.elementsEqual(names[0]) }
    }

    /// How often an entity may be repeated at the start of another's text.
    private static let mostRepeated = 4

    /// What an entity fetches, in words; nil if it fetches nothing, with the cursor at the quote before its text.
    static func entity(at cursor: inout ByteCursor, allowsPublicAddresses: Bool) -> String? {
        cursor.skip(8)
        let name = cursor.take { isWord($0) }
        guard let keyword = keyword(in: name) else { return nil }
        guard let address = address(keyword, &cursor) else { return nil }
        let isHarmless = allowsPublicAddresses ? isOrdinary(address) : isWellKnown(address)
        return isHarmless ? nil : "<!ENTITY \(keyword) \(address.string)"
    }

    /// Whether a document type's declarations are in a file of the sender's choice, at the `!` of `<!DOCTYPE`.
    static func hasForeignSubset(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var cursor = ByteCursor(bytes, at: start)
        guard cursor.consume("!DOCTYPE") else { return false }
        let name = cursor.take { isWord($0) && $0 != UInt8(ascii: "[") }
        guard let keyword = keyword(in: name), let address = address(keyword, &cursor) else { return false }
        return !isWellKnown(address) && isReachable(address)
    }

    /// Whether the declaration at a `?` states an encoding whose letters are not those of ASCII.
    static func hidesMarkup(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var cursor = ByteCursor(ByteCursor(bytes, at: start).rest(128))
        let declaration = cursor.take { $0 != UInt8(ascii: ">") }
        var encoding = ByteCursor(declaration)
        guard encoding.skip(behind: "encoding") else { return false }
        var name = ByteCursor(encoding.rest(32))
        while !name.isAtEnd {
            if name.consume("utf-7", ignoringCase: true) || name.consume("utf7", ignoringCase: true) { return true }
            name.skip(1)
        }
        return false
    }

    private static func keyword(in text: UnsafeRawBufferPointer) -> String? {
        let words = text.split { $0 <= 0x20 }
        return words.last.flatMap { word in ["SYSTEM", "PUBLIC"].first { word.elementsEqual($0.utf8) } }
    }

    /// The address after a keyword: its first text in quotes, or its second after a public name.
    private static func address(_ keyword: String, _ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        guard let first = quoted(&cursor) else { return nil }
        return keyword == "SYSTEM" ? first : quoted(&cursor)
    }

    private static func quoted(_ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        cursor.skipWhitespace()
        guard let quote = cursor.peek(), isQuote(quote) else { return nil }
        cursor.skip(1)
        let text = cursor.take { $0 != quote }
        cursor.skip(1)
        return text
    }

    /// Whether a byte may stand before the first quote of a declaration.
    ///
    /// Another tag ends it, so that many that don't end are not read to the end of the file each.
    private static func isWord(_ byte: UInt8) -> Bool {
        !isQuote(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func isWellKnown(_ address: UnsafeRawBufferPointer) -> Bool {
        wellKnown.contains { address.has($0, at: 0) }
    }

    /// Whether an address leads out of the folder: to a server, or to a place in a file system.
    private static func isReachable(_ address: UnsafeRawBufferPointer) -> Bool {
        address.contains(UInt8(ascii: ":")) || address.contains(UInt8(ascii: "/"))
    }

    /// Whether an address is one of the Web or of a file beside the document.
    private static func isOrdinary(_ address: UnsafeRawBufferPointer) -> Bool {
        if address.has("http://", at: 0) || address.has("https://", at: 0) { return true }
        return !address.contains(UInt8(ascii: ":")) && address.first != UInt8(ascii: "/")
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes without a quote at the start.
    var unquoted: UnsafeRawBufferPointer {
        guard let first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return self }
        return UnsafeRawBufferPointer(rebasing: dropFirst())
    }
}
