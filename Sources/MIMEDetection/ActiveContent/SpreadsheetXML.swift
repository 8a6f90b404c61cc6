import MIMETypes

/// Finds formulas and links that start programs in a workbook of Excel 2003 that is a single XML file.
///
/// https://learn.microsoft.com/previous-versions/office/developer/office-xp/aa140066(v=office.10)
enum SpreadsheetXML {
    /// Returns the first finding for each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        func add(_ feature: OtherReading.Feature, _ detail: String) {
            guard !found.contains(where: { $0.feature == feature }) else { return }
            found.append(OfficePart.Finding(feature: feature, detail: detail))
        }
        while !cursor.isAtEnd {
            let element = cursor.nextElement()
            if element.equals("SupBook") || element.equals("QuerySource") {
                add(.externalLink, "<\(element.string)>")
            }
            while let attribute = cursor.nextAttribute() {
                if formulas.contains(where: attribute.name.equals) {
                    if TableFormulas.startsProgram(attribute.value) { add(.dataExchange, "a formula with DDE") }
                } else if attribute.name.equals("HRef"),
                    XMLValue.withResolved(attribute.value, { OfficeLink.startsProgram($0) })
                {
                    add(.dataExchange, "a link that starts a program")
                }
            }
            if element.has("Value", at: 0), startsProgram(&cursor) { add(.dataExchange, "a condition with DDE") }
        }
        return found
    }

    private static let formulas: [StaticString] = ["Formula", "RefersTo"]

    /// Reads the text after the tag whose end comes next, and checks whether it is a formula that starts a program.
    private static func startsProgram(_ cursor: inout ByteCursor) -> Bool {
        var formula: [UInt8] = []
        _ = cursor.takeTagEnd()
        cursor.takeXMLText(into: &formula, limit: .max)
        return formula.withUnsafeBytes { TableFormulas.startsProgram($0, isWithoutSign: true) }
    }
}
