/// Finds the end of a bitmap's pixels and colour profile.
///
/// Programs that show a bitmap ignore the length that it states, so this length may include something else.
///
/// https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-bitmapv5header
enum BMPEnd {
    /// Returns the offset after the last byte, which is at most the stated length; nil if the file is truncated.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let stated = bytes.littleEndian(at: 2, width: 4), let start = bytes.littleEndian(at: 10, width: 4),
            let header = bytes.littleEndian(at: 14, width: 4), let size = size(bytes, header), start >= 26
        else { return nil }
        var end = start + size
        if header >= 124, let offset = bytes.littleEndian(at: 14 + 112, width: 4),
            let length = bytes.littleEndian(at: 14 + 116, width: 4), length > 0
        {
            end = max(end, 14 + offset + length)
        }
        return stated > 26 && stated <= bytes.count ? min(end, stated) : end
    }

    /// Returns the number of bytes of the pixels: the stated number if they are compressed, otherwise that of rows of
    /// whole words.
    private static func size(_ bytes: UnsafeRawBufferPointer, _ header: Int) -> Int? {
        let isOld = header == 12
        guard let width = bytes.littleEndian(at: 18, width: isOld ? 2 : 4),
            let height = bytes.littleEndian(at: isOld ? 20 : 22, width: isOld ? 2 : 4),
            let depth = bytes.littleEndian(at: isOld ? 24 : 28, width: 2),
            let packing = isOld ? 0 : bytes.littleEndian(at: 30, width: 4)
        else { return nil }
        if ![0, 3, 6].contains(packing) { return bytes.littleEndian(at: 34, width: 4) }
        // A negative height means that the rows are stored from top to bottom.
        let rows = isOld ? height : Int(abs(Int64(Int32(truncatingIfNeeded: height))))
        let (row, overflow) = width.multipliedReportingOverflow(by: depth)
        let (size, isTooLarge) = ((row + 31) / 32 * 4).multipliedReportingOverflow(by: rows)
        return overflow || isTooLarge || size >= 1 << 40 ? nil : size
    }
}
