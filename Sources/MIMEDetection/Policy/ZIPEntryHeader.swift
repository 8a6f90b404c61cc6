/// The properties of an entry that the directory of a ZIP archive states.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.5.3
struct ZIPEntryHeader {
    /// The range of the name in the directory.
    let name: Range<Int>
    let flags: Int
    let method: Int
    let packed: Int
    let unpacked: Int
    /// The offset of the header before the entry.
    let offset: Int

    /// Reads the record at an offset in a directory; nil if it extends past the end.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the directory.
    ///   - start: the offset of the record.
    ///   - shift: the number of bytes before the archive in the file.
    init?(record bytes: UnsafeRawBufferPointer, at start: Int, shift: Int) {
        guard let flags = bytes.littleEndian(at: start + 8, width: 2),
            let method = bytes.littleEndian(at: start + 10, width: 2),
            let nameLength = bytes.littleEndian(at: start + 28, width: 2),
            let extraLength = bytes.littleEndian(at: start + 30, width: 2),
            let offset = bytes.littleEndian(at: start + 42, width: 4),
            start + 46 + nameLength + extraLength <= bytes.count
        else { return nil }
        (self.flags, self.method) = (flags, method)
        name = (start + 46)..<(start + 46 + nameLength)
        let extra = UnsafeRawBufferPointer(rebasing: bytes[name.upperBound..<(name.upperBound + extraLength)])
        let header = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + 46)])
        (unpacked, packed) = Self.sizes(header, at: 20, extra)
        var large = offset
        if offset == 0xFFFF_FFFF, let field = Self.largeField(extra) {
            // The offset comes after the sizes, of which the field contains only those that are too large for the
            // record.
            let place = field + 8 * [20, 24].count { header.littleEndian(at: $0, width: 4) == 0xFFFF_FFFF }
            large = extra.littleEndian(at: place, width: 8) ?? offset
        }
        self.offset = large.addingReportingOverflow(shift).partialValue
    }

    /// Returns the sizes that a header states, or those in its field for large sizes.
    ///
    /// - Parameters:
    ///   - header: a header in the directory or before an entry.
    ///   - start: the offset of the packed size in the header.
    ///   - extra: the extra fields of the header.
    /// - Returns: both sizes, as stated.
    static func sizes(
        _ header: UnsafeRawBufferPointer, at start: Int, _ extra: UnsafeRawBufferPointer
    ) -> (unpacked: Int, packed: Int) {
        var packed = header.littleEndian(at: start, width: 4) ?? 0
        var unpacked = header.littleEndian(at: start + 4, width: 4) ?? 0
        guard packed == 0xFFFF_FFFF || unpacked == 0xFFFF_FFFF, var place = largeField(extra) else {
            return (unpacked, packed)
        }
        if unpacked == 0xFFFF_FFFF {
            unpacked = extra.littleEndian(at: place, width: 8) ?? unpacked
            place += 8
        }
        if packed == 0xFFFF_FFFF { packed = extra.littleEndian(at: place, width: 8) ?? packed }
        return (unpacked, packed)
    }

    /// Returns the offset of the eight-byte numbers; nil if there are none.
    private static func largeField(_ extra: UnsafeRawBufferPointer) -> Int? {
        var position = 0
        while let kind = extra.littleEndian(at: position, width: 2),
            let length = extra.littleEndian(at: position + 2, width: 2)
        {
            if kind == 1 { return position + 4 }
            position += 4 + length
        }
        return nil
    }
}
