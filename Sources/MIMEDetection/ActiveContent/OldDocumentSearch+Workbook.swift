import MIMETypes

extension OldDocumentSearch {
    /// Reads the records of a workbook; before Excel 97, each sheet had links of its own.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-xls sections 2.4.28, 2.4.105, 2.4.117 and 2.4.271,
    /// and https://www.openoffice.org/sc/excelfileformat.pdf sections 2.5.10 and 4.10
    mutating func readWorkbook(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a workbook that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { readWorkbook($0) }
    }

    /// Reads the records of a workbook, which may also be a file by itself, or a macro sheet.
    mutating func readWorkbook(_ bytes: UnsafeRawBufferPointer) {
        var (position, linksToData) = (0, false)
        let isBefore97 = bytes.littleEndian(at: 4, width: 2).map { $0 < 0x600 } ?? false
        while let kind = bytes.littleEndian(at: position, width: 2),
            let length = bytes.littleEndian(at: position + 2, width: 2)
        {
            let record = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(position + 4).prefix(length))
            let end = position + 4 + length
            switch kind {
            case 0x09, 0x209, 0x409, 0x809:
                if record.littleEndian(at: 2, width: 2) == 0x40 { addMacroSheet() }
            case 0x1AE:
                let isSplit = bytes.littleEndian(at: end, width: 2) == Self.continuation
                linksToData = addBook(record, isSplit: isSplit)
            case 0x17 where isBefore97:
                linksToData = addSheet(UnsafeRawBufferPointer(rebasing: record.dropFirst()))
            case 0x1B8 where OldHyperlink.startsProgram(record): add(.dataExchange, "a link that starts a program")
            case 0x23 where linksToData && record.littleEndian(at: 0, width: 2).map { $0 & 0x10 } == 0:
                add(.dataExchange, "a link to another program")
            case 0x85 where record.count > 5 && record[5] == 1: addMacroSheet()
            case 0x2F: add(.encrypted, "a workbook with a password", kind: .unchecked)
            default: break
            }
            position = end
        }
    }

    /// The number of the record that continues the one before it.
    private static let continuation = 0x3C

    private mutating func addMacroSheet() {
        add(.macroSheet, "a sheet of macros", type: "application/vnd.ms-excel")
    }

    /// Records a workbook or a program to which this one links; returns true if it may be a program.
    ///
    /// The path of a program has two parts, with the character 3 between them. Names of sheets follow the path. A path
    /// that goes on in another record may have that character there.
    private mutating func addBook(_ record: UnsafeRawBufferPointer, isSplit: Bool) -> Bool {
        guard let count = record.littleEndian(at: 2, width: 2), count > 0 else { return false }
        let width = record.littleEndian(at: 4, width: 1).map { $0 & 1 } == 1 ? 2 : 1
        // Programs use the record for themselves and for add-ins, too; it is short then.
        if count > 255, record.count < 8 { return false }
        let path = (0..<min(count, record.count)).lazy.map { record.littleEndian(at: 5 + width * $0, width: width) }
        // A path of the character 2 alone is the workbook itself.
        if path.first != 2 { add(.externalLink, "a link to another file", type: "application/vnd.ms-excel") }
        return isSplit || path.contains(3)
    }

    /// Records a sheet of another workbook, or a program, to which a sheet links; returns true if it may be a program.
    ///
    /// The first character is 2 or 4 for the workbook itself, and 3 before the name of one of its sheets. The functions
    /// of an add-in have the characters 1 and 58.
    private mutating func addSheet(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let first = name.first, first == 1 ? name.count != 2 : !(2...4).contains(first) else { return false }
        add(.externalLink, "a link to another file", type: "application/vnd.ms-excel")
        return name.contains(3)
    }
}
