/// What the directory of a ZIP archive states of an entry.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.5.3
struct ZIPEntryHeader {
    /// Where the name is in the directory.
    let name: Range<Int>
    let flags: Int
    let method: Int
    let packed: Int
    let unpacked: Int
    /// Where the header before the entry is.
    let offset: Int

    /// Reads the record at an offset of a directory; nil if it goes past the end.
    ///
    /// - Parameters:
    ///   - bytes: the directory.
    ///   - start: where the record is.
    ///   - shift: how far the archive is behind the start of the file.
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
            // It comes after the sizes, of which only those that are too large are there.
            let place = field + 8 * [20, 24].count { header.littleEndian(at: $0, width: 4) == 0xFFFF_FFFF }
            large = extra.littleEndian(at: place, width: 8) ?? offset
        }
        self.offset = large.addingReportingOverflow(shift).partialValue
    }

    /// The sizes that a header states, or its field for large sizes.
    ///
    /// - Parameters:
    ///   - header: of the directory or before an entry.
    ///   - start: where the packed size is in it.
    ///   - extra: the fields of the header.
    /// - Returns: both, as large as they are stated.
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

    /// Where the numbers of eight bytes are; nil if there are none.
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
