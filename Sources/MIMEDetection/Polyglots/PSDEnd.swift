/// Traverses the sections of a Photoshop image.
///
/// https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/
enum PSDEnd {
    /// Returns the offset after the last byte; nil if the file is truncated, or if the pixels are compressed as a zlib
    /// stream, which doesn't state its length.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let version = bytes.bigEndian(at: 4, width: 2), let channels = bytes.bigEndian(at: 12, width: 2),
            let height = bytes.bigEndian(at: 14, width: 4), let width = bytes.bigEndian(at: 18, width: 4),
            let depth = bytes.bigEndian(at: 22, width: 2), [1, 8, 16, 32].contains(depth)
        else { return nil }
        // In large documents, some lengths have eight and four bytes instead of four and two.
        let isLarge = version == 2
        var position = 26
        for lengthWidth in [4, 4, isLarge ? 8 : 4] {
            guard let length = bytes.bigEndian(at: position, width: lengthWidth), length <= bytes.count else {
                return nil
            }
            position += lengthWidth + length
        }
        let (rows, overflow) = height.multipliedReportingOverflow(by: channels)
        guard !overflow, rows <= bytes.count, let packing = bytes.bigEndian(at: position, width: 2) else { return nil }
        position += 2
        switch packing {
        case 0:
            let (size, overflow) = rows.multipliedReportingOverflow(by: (width * depth + 7) / 8)
            return overflow || size > bytes.count ? nil : position + size
        case 1: return packed(bytes, at: position, rows: rows, lengthWidth: isLarge ? 4 : 2)
        default: return nil
        }
    }

    /// Returns the end of compressed rows whose lengths come first.
    private static func packed(
        _ bytes: UnsafeRawBufferPointer, at start: Int, rows: Int, lengthWidth: Int
    ) -> Int? {
        var end = start + rows * lengthWidth
        for row in 0..<rows {
            guard let length = bytes.bigEndian(at: start + row * lengthWidth, width: lengthWidth) else { return nil }
            end += length
        }
        return end
    }
}
