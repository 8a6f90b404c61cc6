import MIMETypes

/// Finds the frame of a JPEG file, which states the size, after the segments with metadata.
///
/// https://www.w3.org/Graphics/JPEG/itu-t81.pdf section B.2.2
enum JPEGHeader {
    /// The number of bytes per read, and the number of reads; the metadata that phones write takes up less than a
    /// megabyte.
    private static let (window, maxReads) = (128 << 10, 16)

    static func read(_ resource: Resource) throws(ResourceError) -> ImageHeader? {
        var position = 2
        for _ in 0..<maxReads {
            let start = position
            let found = try resource.withBytes(at: start, count: window) { window in
                window.withUnsafeBytes { search($0, from: start, next: &position) }
            }
            if let found { return found }
            // Nothing was read, or a segment extends past the end.
            if position == start { return .damaged("a JPEG that ends before its frame") }
        }
        return .damaged("a JPEG with more metadata than is searched")
    }

    /// Searches a part of a file for the frame; if there is none, sets `next` to the next segment.
    private static func search(_ bytes: UnsafeRawBufferPointer, from start: Int, next: inout Int) -> ImageHeader? {
        var position = 0
        while position + 4 <= bytes.count {
            guard bytes[position] == 0xFF else { return .damaged("a JPEG with bytes between its segments") }
            switch bytes[position + 1] {
            case 0xFF: position += 1
            case 0x01, 0xD0...0xD8: position += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard position + 9 <= bytes.count else {
                    next = start + position
                    return nil
                }
                return size(bytes, at: position)
            case 0xD9, 0xDA: return .damaged("a JPEG without a frame")
            default:
                guard let length = bytes.bigEndian(at: position + 2, width: 2), length >= 2 else {
                    return .damaged("a JPEG with a segment that has no length")
                }
                position += 2 + length
            }
        }
        next = start + position
        return nil
    }

    /// Returns the size in a frame; if the height is zero, it is stated later, after the first scan.
    private static func size(_ bytes: UnsafeRawBufferPointer, at position: Int) -> ImageHeader {
        let height = bytes.bigEndian(at: position + 5, width: 2) ?? 0
        let width = bytes.bigEndian(at: position + 7, width: 2) ?? 0
        return width > 0 ? .size(width, height) : .damaged("a JPEG without pixels")
    }
}
