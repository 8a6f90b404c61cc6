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
        let isOpenDocument = bytes.contains("opendocument:xmlns")
        let isPackage = bytes.contains("office/2006/xmlPackage")
        let isText = bytes.contains("office/word/2003/wordml")
        let isWorkbook = bytes.contains("microsoft-com:office:spreadsheet")
        if isHidden || isOpenDocument { found += OpenDocumentContent.findings(in: bytes) }
        if isHidden || isPackage || isText { found += markup(in: bytes) + OfficeFields.findings(in: bytes) }
        if isWorkbook { found += SpreadsheetXML.findings(in: bytes) }
        if isHidden || isPackage {
            // Declarations are allowed here, unlike in the relations of a package.
            found += OfficeRelations.findings(in: bytes).filter { $0.feature != .entityExpansion }
            found += OfficeActions.findings(in: bytes)
            found += OfficePart.link.findings(in: bytes)
        }
        var readings: [OtherReading] = []
        if isOpenDocument || isPackage || isText || isWorkbook, let hidden = XMLDeclarations.hidden(in: bytes) {
            readings.append(hidden)
        }
        for finding in found {
            readings.addFirst(
                OtherReading(
                    kind: .script, type: MIMEType(constant: finding.type), offset: 0, detail: finding.detail,
                    feature: finding.feature))
        }
        return readings
    }

    /// Finds parts with programs, which the root or the part itself states.
    private static func markup(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            let element = cursor.nextElement()
            guard !element.equals("ocx"), !element.equals("docOleData") else {
                found.append(object(element))
                continue
            }
            guard elements.contains(where: element.equals) else { continue }
            while let attribute = cursor.nextAttribute() {
                let value = XMLValue.resolved(attribute.value, limit: 512)
                if let finding = finding(attribute, value) ?? reference(element, attribute, value) {
                    found.append(finding)
                }
            }
            if element.equals("binData"), isProject(cursor) {
                found.append(OfficePart.Finding(feature: .macros, detail: "<binData> with ActiveMime"))
            }
        }
        return found
    }

    private static let elements: [StaticString] = ["wordDocument", "binData", "part", "hlink"] + loaded + referred
    /// Elements with an address that is loaded when the document is opened.
    private static let loaded: [StaticString] = ["attachedTemplate", "sourceFileName", "subDoc"]
    /// Elements with an address to which the document refers.
    private static let referred: [StaticString] = ["dataSource", "headerSource", "saveThroughXSLT"]

    /// Judges the address in an element of WordML.
    private static func reference(
        _ element: UnsafeRawBufferPointer, _ attribute: XMLAttribute, _ value: [UInt8]
    ) -> OfficePart.Finding? {
        let text = String(decoding: value, as: UTF8.self)
        switch attribute.name.string {
        case "val" where loaded.contains(where: element.equals), "link" where loaded.contains(where: element.equals):
            guard OfficeRelations.isRemote(text) else { return nil }
            return OfficePart.Finding(feature: .remoteTemplate, detail: "<\(element.string)> at \(text)")
        case "val" where referred.contains(where: element.equals), "xslt":
            return OfficePart.Finding(feature: .externalLink, detail: "<\(element.string)> at \(text)")
        case "dest" where OfficeLink.startsProgram(value):
            return OfficePart.Finding(feature: .dataExchange, detail: "a link to \(text)")
        default: return nil
        }
    }

    /// Checks whether data in Base64, whose case is ignored, are a project of macros, whatever its name is.
    ///
    /// The data follow the tag in which the cursor is.
    private static func isProject(_ tag: ByteCursor) -> Bool {
        var (cursor, text): (ByteCursor, [UInt8]) = (tag, [])
        _ = cursor.takeTagEnd()
        cursor.takeXMLText(into: &text, limit: 64)
        return text.starts(with: "qwn0axzltwltz".utf8)
    }

    private static func object(_ element: UnsafeRawBufferPointer) -> OfficePart.Finding {
        element.equals("ocx")
            ? OfficePart.Finding(feature: .activeX, detail: "<ocx>")
            : OfficePart.Finding(feature: .embeddedObject, detail: "<docOleData>")
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
            let feature = value.withUnsafeBytes { OfficePart.programType($0) }
            return feature.map { OfficePart.Finding(feature: $0, detail: text) }
        default: return nil
        }
    }
}
