import MIMETypes

/// Finds in an office document that is a single XML file what a policy refuses in a package of such files.
///
/// Word 2003 XML, the flat form of Office Open XML, and the flat form of OpenDocument are XML documents that the same
/// programs open as they do packages.
enum OfficeXML {
    /// Returns the first finding for each feature.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - isHidden: whether a namespace is written in a way that hides which vocabulary it is.
    /// - Returns: nothing for any other XML document.
    static func readings(in bytes: UnsafeRawBufferPointer, isHidden: Bool) -> [OtherReading] {
        var found: [OfficePart.Finding] = []
        if isHidden || has("opendocument:xmlns", bytes) { found += OpenDocumentContent.findings(in: bytes) }
        let isPackage = isHidden || has("office/2006/xmlPackage", bytes)
        if isPackage || has("office/word/2003/wordml", bytes) {
            found += markup(in: bytes) + OfficeFields.findings(in: bytes)
        }
        if isPackage {
            // Declarations are allowed here, unlike in the relations of a package.
            found += OfficeRelations.findings(in: bytes).filter { $0.feature != .entityExpansion }
            found += OfficeActions.findings(in: bytes)
            if has("ddeLink", bytes) { found.append(OfficePart.Finding(feature: .dataExchange, detail: "<ddeLink>")) }
        }
        var readings: [OtherReading] = []
        for finding in found {
            readings.addFirst(
                OtherReading(
                    kind: .script, type: MIMEType(constant: finding.type), offset: 0, detail: finding.detail,
                    feature: finding.feature))
        }
        return readings
    }

    private static func has(_ text: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        return cursor.skip(behind: text)
    }

    /// Finds parts with programs, which the root or the part itself states.
    private static func markup(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            let element = XMLValue.localName(cursor.takeXMLName())
            guard !["ocx", "docOleData"].contains(where: { element.elementsEqual($0.utf8) }) else {
                found.append(object(element))
                continue
            }
            guard elements.contains(where: { element.elementsEqual($0.utf8) }) else { continue }
            while let attribute = cursor.nextAttribute() {
                if let finding = finding(attribute, XMLValue.resolved(attribute.value, limit: 512)) {
                    found.append(finding)
                }
            }
        }
        return found
    }

    private static let elements = ["wordDocument", "binData", "part"]

    private static func object(_ element: UnsafeRawBufferPointer) -> OfficePart.Finding {
        element.equals("ocx")
            ? OfficePart.Finding(feature: .activeX, detail: "<ocx>")
            : OfficePart.Finding(feature: .embeddedObject, detail: "<docOleData>", type: "application/x-ole-storage")
    }

    private static func finding(_ attribute: XMLAttribute, _ value: [UInt8]) -> OfficePart.Finding? {
        let text = String(decoding: value, as: UTF8.self)
        switch attribute.name.string {
        case "macrosPresent" where text == "yes": return OfficePart.Finding(feature: .macros, detail: "macrosPresent=")
        case "ocxPresent" where text == "yes": return OfficePart.Finding(feature: .activeX, detail: "ocxPresent=")
        case "name" where text.hasSuffix("editdata.mso"): return OfficePart.Finding(feature: .macros, detail: text)
        case "name" where text.hasPrefix("/"):
            return OfficePart.program(String(text.dropFirst())).map {
                OfficePart.Finding(feature: $0.0, detail: text, type: $0.1)
            }
        case "contentType":
            return OfficePart.programType(value).map { OfficePart.Finding(feature: $0, detail: text) }
        default: return nil
        }
    }
}
