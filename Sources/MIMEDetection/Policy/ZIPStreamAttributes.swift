/// The field of a local header in which libarchive repeats what otherwise only the directory states.
///
/// https://github.com/libarchive/libarchive/blob/master/libarchive/archive_read_support_format_zip.c (0x6c78)
enum ZIPStreamAttributes {
    /// Checks whether the field calls the entry a link.
    ///
    /// - Parameter extra: the extra fields of a local header.
    /// - Returns: false if there is no such field.
    static func isLink(_ extra: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while let kind = extra.littleEndian(at: position, width: 2),
            let length = extra.littleEndian(at: position + 2, width: 2)
        {
            let field = position + 4
            if kind == 0x6C78, isLink(at: field, extra) { return true }
            position = field + length
        }
        return false
    }

    /// Bits state which values follow: the version of two bytes, the internal attributes of two, the external of four.
    private static func isLink(at start: Int, _ extra: UnsafeRawBufferPointer) -> Bool {
        guard let bits = extra.littleEndian(at: start, width: 1), bits & 4 != 0 else { return false }
        var place = start
        // The last byte of bits has its highest bit cleared.
        while let byte = extra.littleEndian(at: place, width: 1), byte & 0x80 != 0 { place += 1 }
        place += 1 + (bits & 1 != 0 ? 2 : 0) + (bits & 2 != 0 ? 2 : 0)
        return (extra.littleEndian(at: place, width: 4) ?? 0) >> 28 == 0xA
    }
}
