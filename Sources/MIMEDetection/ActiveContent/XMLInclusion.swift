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
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            let start = cursor.position
            if cursor.starts(with: "<!--") {
                _ = cursor.skip(behind: "-->")
            } else if cursor.starts(with: "<![CDATA[") {
                _ = cursor.skip(behind: "]]>")
            } else {
                cursor.skip(1)
                guard XMLValue.localName(cursor.takeXMLName()).equals("include"), let detail = detail(&cursor) else {
                    continue
                }
                return OtherReading(
                    kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: start,
                    detail: detail, feature: .externalReference)
            }
        }
        return nil
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
