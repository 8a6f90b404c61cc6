/// Traverses the elements of Matroska and WebM.
///
/// A segment or cluster whose length was unknown when it began, as in recordings by browsers, ends before the first
/// element that isn't part of the format.
///
/// https://www.rfc-editor.org/rfc/rfc8794#section-6.2, https://www.rfc-editor.org/rfc/rfc9559#section-5.1
enum MatroskaEnd {
    /// Returns the offset after the last element.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        var position = 0
        while let name = name(bytes, at: position), let (size, width) = size(bytes, at: position + name.width) {
            position += name.width + width
            if let size {
                position += min(size, bytes.count)
            } else if name.value != 0x1853_8067, name.value != 0x1F43_B675 {
                return nil
            }
        }
        return position
    }

    /// Reads the identifier of an element at the top level, in a segment or in a cluster.
    private static func name(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (value: Int, width: Int)? {
        guard start < bytes.count else { return nil }
        let width = bytes[start].leadingZeroBitCount + 1
        guard width <= 4, let value = bytes.bigEndian(at: start, width: width), names.contains(value) else {
            return nil
        }
        return (value, width)
    }

    /// Reads a size, nil if it is unknown, and the number of bytes that it takes up.
    private static func size(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (Int?, width: Int)? {
        guard start < bytes.count, bytes[start] > 0 else { return nil }
        let width = bytes[start].leadingZeroBitCount + 1
        guard let field = bytes.bigEndian(at: start, width: width) else { return nil }
        let (size, unknown) = (field & (1 << (7 * width) - 1), 1 << (7 * width) - 1)
        return (size == unknown ? nil : size, width)
    }

    private static let names: Set<Int> = [
        // At the top level: the header, segments, padding and checksums.
        0x1A45_DFA3, 0x1853_8067, 0xEC, 0xBF,
        // In a segment.
        0x114D_9B74, 0x1549_A966, 0x1654_AE6B, 0x1F43_B675, 0x1C53_BB6B, 0x1941_A469, 0x1043_A770, 0x1254_C367,
        // In a cluster.
        0xE7, 0x5854, 0xA7, 0xAB, 0xA3, 0xA0, 0xAF,
    ]
}
