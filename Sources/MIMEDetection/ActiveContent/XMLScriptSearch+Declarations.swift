import MIMETypes

/// The declarations before the root element of a document that change what its elements do.
extension XMLScriptSearch {
    /// Reads a processing instruction: a style sheet other than CSS can turn the document into any other, and some
    /// encodings hide its tags.
    mutating func readInstruction() {
        let start = cursor.position
        _ = cursor.skip(behind: "?>")
        let text = ByteCursor(UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<cursor.position]))
        if text.starts(with: "<?xml-stylesheet") {
            if Self.isOfCSS(text) {
                add(Self.loaded, at: start, "<?xml-stylesheet of another file")
            } else {
                add("application/xslt+xml", at: start, "<?xml-stylesheet of XSL")
            }
        }
        if XMLDeclarations.hidesMarkup(cursor.bytes, at: start + 1) {
            add("image/svg+xml", at: start, "an encoding in which tags can't be seen")
        }
    }

    /// Checks whether the type of a style sheet is CSS, whatever its other attributes.
    private static func isOfCSS(_ instruction: ByteCursor) -> Bool {
        var (cursor, isCSS) = (instruction, false)
        cursor.skip(16)
        while let attribute = cursor.nextAttribute() {
            guard attribute.name.equals("type") else { continue }
            guard XMLValue.resolved(attribute.value).starts(with: "text/css".utf8) else { return false }
            isCSS = true
        }
        return isCSS
    }

    /// Reads an entity: one that is another file, or whose text contains a tag, the address of a script or more
    /// entities, hides content.
    mutating func readEntity() {
        let start = cursor.position
        var name = ByteCursor(cursor.bytes, at: start + 8)
        name.skipWhitespace()
        if XMLValue.hidesCharacter(entity: name.take { $0 > 0x20 && $0 != UInt8(ascii: ">") }) {
            add("image/svg+xml", at: start, "<!ENTITY of a character")
        }
        if let reference = XMLDeclarations.entity(at: &cursor, allowsPublicAddresses: false) {
            return add("application/xml-external-parsed-entity", at: start, reference)
        }
        guard let quote = cursor.next(), quote != UInt8(ascii: ">") else { return }
        let text = cursor.take { $0 != quote }
        let value = XMLValue.resolved(text)
        if value.contains(UInt8(ascii: "<")) || XMLValue.hasScriptScheme(value) {
            add("image/svg+xml", at: start, "<!ENTITY with markup")
        } else if XMLValue.numberOfEntities(in: text) > 1 {
            add("image/svg+xml", at: start, "<!ENTITY of entities")
        }
    }

    /// Reads default attributes, which every element with a name has even if they are not written.
    mutating func readDefaults() {
        let start = cursor.position
        cursor.skip(9)
        cursor.skipWhitespace()
        while let byte = cursor.peek(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
            let word = nextDefault(byte)
            if Self.isHandler(word) || word.equals("script") || word.hasScript {
                add("text/javascript", at: start, "<!ATTLIST with \(word.string)")
            }
            if cursor.peek().map({ $0 <= 0x20 }) ?? false { cursor.skipWhitespace() }
        }
    }

    /// Returns the next word in a list of defaults, or the text between quotes.
    private mutating func nextDefault(_ first: UInt8) -> UnsafeRawBufferPointer {
        guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
            let word = cursor.take { $0 > 0x27 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
            if word.isEmpty { cursor.skip(1) }
            return XMLValue.localName(word)
        }
        cursor.skip(1)
        let start = cursor.position
        cursor.skip(to: first)
        let text = UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<cursor.position])
        cursor.skip(1)
        return text
    }

    /// Reads a document type: declarations in another file can add any of the above.
    mutating func readDocumentType() {
        if XMLDeclarations.hasForeignSubset(cursor.bytes, at: cursor.position + 1) {
            add("application/xml-external-parsed-entity", at: cursor.position, "<!DOCTYPE with a file of declarations")
        }
        cursor.skipDeclaration()
    }
}
