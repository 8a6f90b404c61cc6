import MIMETypes

/// Finds files that an XML document includes from the file system or a server.
///
/// https://www.w3.org/TR/xinclude/
enum XMLInclusion {
    /// Returns the first inclusion of a file that isn't in the document's folder or below it.
    ///
    /// - Parameter bytes: the document, whose namespaces are written without references.
    /// - Returns: nil if there is no such inclusion.
    static func reading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var (cursor, vocabulary) = (ByteCursor(bytes), ByteCursor(bytes))
        guard vocabulary.skip(behind: "XInclude") else { return nil }
        if let base = foreignBase(in: bytes) { return base }
        // Entities and default attributes may contain what looks like the start of a comment, or parts of a tag.
        let hasDeclarations = bytes.contains("<!ENTITY") || bytes.contains("<!ATTLIST")
        if hasDeclarations, let hidden = hiddenReading(in: bytes) { return hidden }
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            let start = cursor.position
            if cursor.starts(with: "<!--") {
                _ = cursor.skip(behind: "-->")
            } else if cursor.starts(with: "<![CDATA[") {
                _ = cursor.skip(behind: "]]>")
            } else if cursor.starts(with: "<?") {
                _ = cursor.skip(behind: "?>")
            } else {
                cursor.skip(1)
                guard XMLValue.localName(cursor.takeXMLName()).equals("include"), let detail = detail(&cursor) else {
                    continue
                }
                return reading(detail, at: start)
            }
        }
        return nil
    }

    /// Returns the first inclusion wherever its name is.
    private static func hiddenReading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "include") {
            let start = cursor.position
            if let detail = detail(&cursor) { return reading(detail, at: start) }
        }
        return nil
    }

    /// Returns the first `xml:base` that lets included addresses start outside the document's folder.
    private static func foreignBase(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "xml:base") {
            let start = cursor.position
            cursor.skipWhitespace()
            // In a list of default attributes, the type comes before the value.
            if !cursor.consume("=") {
                cursor = ByteCursor(bytes, at: start)
                _ = cursor.take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") }
            }
            cursor.skipWhitespace()
            guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let address = XMLValue.resolved(cursor.take { $0 != quote }, limit: 4096)
            if !address.withUnsafeBytes({ XMLDeclarations.isOrdinary($0) }) {
                return reading("xml:base of \(String(decoding: address, as: UTF8.self))", at: start)
            }
        }
        return nil
    }

    private static func reading(_ detail: String, at offset: Int) -> OtherReading {
        OtherReading(
            kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: offset,
            detail: detail, feature: .externalReference)
    }

    private static func detail(_ cursor: inout ByteCursor) -> String? {
        var found: String?
        while let attribute = cursor.nextAttribute() {
            guard attribute.name.equals("href") else { continue }
            let address = XMLValue.resolved(attribute.value)
            let isOrdinary = address.withUnsafeBytes { XMLDeclarations.isOrdinary($0) }
            guard !isOrdinary || XMLValue.startsWithEntity(attribute.value) else { continue }
            found = "<include> of \(String(decoding: address, as: UTF8.self))"
        }
        return found
    }
}
