import MIMETypes

/// Reads what kind of file or program a binary workbook links to.
///
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb sections 2.1.4 and 2.4.234
enum BinaryWorkbookLink {
    /// Returns the finding for a link to a program by DDE.
    ///
    /// Each record has a number and a length of one to four bytes, the last of which is less than 128.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var cursor = ByteCursor(bytes)
        while let kind = number(&cursor, maxLength: 2), let length = number(&cursor, maxLength: 4) {
            if kind == Self.book, bytes.littleEndian(at: cursor.position, width: 2) == Self.exchange {
                return [OfficePart.Finding(feature: .dataExchange, detail: "a link to another program")]
            }
            cursor.skip(length)
        }
        return []
    }

    /// The number of the record that starts a link, and the kind of link to a program by DDE.
    private static let (book, exchange) = (360, 1)

    private static func number(_ cursor: inout ByteCursor, maxLength: Int) -> Int? {
        var value = 0
        for position in 0..<maxLength {
            guard let byte = cursor.next() else { return nil }
            value |= Int(byte & 0x7F) << (7 * position)
            if byte < 0x80 { break }
        }
        return value
    }
}
