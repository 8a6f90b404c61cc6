import MIMETypes

/// Finds macros of other files, and formulas that start programs, in the shapes and controls of workbooks.
///
/// https://learn.microsoft.com/openspecs/office_standards/ms-oi29500/ section 2.1.1872, and
/// https://learn.microsoft.com/openspecs/office_standards/ms-odrawxml/ section 2.20.3.1
enum OfficeDrawing {
    /// Returns the first finding for each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        // The memory is used again for each formula.
        var text: [UInt8] = []
        while !cursor.isAtEnd, found.count < 2 {
            let element = cursor.nextElement()
            let isFormula = element.first == UInt8(ascii: "F") && element.has("Fmla", at: 0)
            // Many tags have no attributes.
            if cursor.peek() == UInt8(ascii: ">"), !isFormula { continue }
            guard let finding = isFormula ? formula(&cursor, &text) : macro(&cursor),
                !found.contains(where: { $0.feature == finding.feature })
            else { continue }
            found.append(finding)
        }
        return found
    }

    /// Returns the first finding in the controls of a sheet.
    static func findings(inSheet bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            guard cursor.nextElement().equals("controlPr") else { continue }
            if let finding = macro(&cursor) { return [finding] }
        }
        return []
    }

    /// Reads the text of an element for a formula or the name of a macro.
    private static func formula(_ cursor: inout ByteCursor, _ text: inout [UInt8]) -> OfficePart.Finding? {
        guard !cursor.takeTagEnd() else { return nil }
        text.removeAll(keepingCapacity: true)
        cursor.takeXMLText(into: &text, limit: 4096)
        return text.withUnsafeBytes { text in
            if isElsewhere(text) { return ofMacro }
            return TableFormulas.startsProgram(text, isWithoutSign: true)
                ? OfficePart.Finding(feature: .dataExchange, detail: "a control with DDE") : nil
        }
    }

    private static func macro(_ cursor: inout ByteCursor) -> OfficePart.Finding? {
        var found: OfficePart.Finding?
        while let attribute = cursor.nextAttribute() {
            if attribute.name.equals("macro"), isElsewhere(attribute.value) { found = ofMacro }
        }
        return found
    }

    private static var ofMacro: OfficePart.Finding {
        OfficePart.Finding(feature: .macros, detail: "a shape with a macro of another file")
    }

    /// Checks whether the name of a macro says that it is in another file: by its number in the list of linked files,
    /// in which 0 is the workbook itself, or by a path.
    private static func isElsewhere(_ name: UnsafeRawBufferPointer) -> Bool {
        guard ByteCursor(name).contains(UInt8(ascii: "!")) else { return false }
        return XMLValue.withResolved(name, limit: 1024) { name in
            let file = name.prefix { $0 != UInt8(ascii: "!") }
            if let open = file.firstIndex(of: UInt8(ascii: "[")) { return !name.has("[0]", at: open) }
            return OfficeRelations.isRemote(UnsafeRawBufferPointer(rebasing: file.drop { $0 == UInt8(ascii: "'") }))
        }
    }
}
