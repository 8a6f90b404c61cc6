import MIMETypes

/// Finds fields in text documents that start another program.
///
/// The instruction of a field may be split across many runs of text.
/// https://learn.microsoft.com/openspecs/office_standards/ms-oe376/ section 17.16
enum OfficeFields {
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, instruction): (ByteCursor, [UInt8]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            let name = XMLValue.localName(cursor.takeXMLName())
            if name.equals("instrText") || name.equals("delInstrText") {
                cursor.skip(to: UInt8(ascii: ">"))
                cursor.skip(1)
                // The instruction of an active field starts with the name of the field.
                if instruction.count < longest {
                    instruction += XMLValue.resolved(cursor.take { $0 != UInt8(ascii: "<") })
                }
            } else if name.equals("fldSimple") {
                while let attribute = cursor.nextAttribute() {
                    if attribute.name.equals("instr"), isExchange(XMLValue.resolved(attribute.value)) { return found }
                }
            } else if name.equals("fldChar") || name.equals("p") {
                // A field begins, is separated from its result, or ends.
                if isExchange(instruction) { return found }
                if name.equals("fldChar") { instruction = [] }
            }
        }
        return isExchange(instruction) ? found : []
    }

    private static let longest = 4096
    private static let found = [OfficePart.Finding(feature: .dataExchange, detail: "a field with DDE")]

    /// Checks whether an instruction, in lower case and without blanks, is for DDE.
    private static func isExchange(_ instruction: [UInt8]) -> Bool {
        instruction.starts(with: "dde".utf8)
    }
}
