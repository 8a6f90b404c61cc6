/// A workbook before Excel 97, or the stream of a later one, as a file by itself.
///
/// https://www.openoffice.org/sc/excelfileformat.pdf section 5.8
enum OldWorkbook {
    /// Checks whether bytes start with the record that starts a workbook, whose length is that of one of the versions.
    static func isStart(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.has([0x09], at: 0), let version = bytes.littleEndian(at: 1, width: 1),
            let length = bytes.littleEndian(at: 2, width: 2)
        else { return false }
        return [0, 2, 4, 8].contains(version) && (4...16).contains(length)
    }
}
