/// Finds the ends of files that state their own length, or that are chains of parts that state theirs.
enum ContainerEnd {
    /// Returns the offset after the last byte; nil if the format doesn't state it, or if the file is truncated.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        let end: Int? =
            if bytes.has("RIFF", at: 0) {
                RIFFEnd.end(of: bytes, isLittle: true)
            } else if bytes.has("FORM", at: 0) {
                RIFFEnd.end(of: bytes, isLittle: false)
            } else if bytes.has("BM", at: 0) {
                BMPEnd.end(of: bytes)
            } else if bytes.has("wOF", at: 0) {
                bytes.bigEndian(at: 8, width: 4)
            } else if bytes.has("OggS", at: 0) {
                endOfOgg(bytes)
            } else if bytes.has([0x1A, 0x45, 0xDF, 0xA3], at: 0) {
                MatroskaEnd.end(of: bytes)
            } else if bytes.has([0, 0, 1, 0], at: 0) || bytes.has([0, 0, 2, 0], at: 0) {
                endOfIcon(bytes)
            } else if bytes.has([0, 1, 0, 0], at: 0) || bytes.has("OTTO", at: 0) || bytes.has("true", at: 0) {
                endOfFont(bytes)
            } else {
                endOfBoxes(bytes)
            }
        return end.flatMap { $0 > 0 && $0 <= bytes.count ? $0 : nil }
    }

    /// Traverses the boxes of ISO media files, JPEG 2000 and JPEG XL.
    ///
    /// https://www.iso.org/standard/83102.html section 4.2
    private static func endOfBoxes(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.has("ftyp", at: 4) || bytes.has("JXL ", at: 4) || bytes.has("jP  ", at: 4) else { return nil }
        var position = 0
        while let size = sizeOfBox(bytes, at: position) {
            if size == 0 { return bytes.count }
            position += size
        }
        return position
    }

    /// Returns the size of the box at an offset, or 0 if it extends to the end; nil if there is no box.
    private static func sizeOfBox(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        guard let short = bytes.bigEndian(at: start, width: 4), start + 8 <= bytes.count,
            bytes[(start + 4)..<(start + 8)].allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0xA9 })
        else { return nil }
        switch short {
        case 0: return 0
        case 1:
            guard let long = bytes.bigEndian(at: start + 8, width: 8), long >= 16, long <= bytes.count - start else {
                return nil
            }
            return long
        default: return short >= 8 && short <= bytes.count - start ? short : nil
        }
    }

    /// Traverses the pages.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3533#section-6
    private static func endOfOgg(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var position = 0
        while bytes.has("OggS", at: position), position + 27 <= bytes.count {
            let table = (position + 27)..<(position + 27 + Int(bytes[position + 26]))
            guard table.upperBound <= bytes.count else { return nil }
            position = bytes[table].reduce(table.upperBound) { $0 + Int($1) }
        }
        return position
    }

    /// Returns the end of the last image.
    private static func endOfIcon(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard let count = bytes.littleEndian(at: 4, width: 2), count > 0 else { return nil }
        var end = 0
        for index in 0..<count {
            guard let size = bytes.littleEndian(at: 14 + 16 * index, width: 4),
                let offset = bytes.littleEndian(at: 18 + 16 * index, width: 4)
            else { return nil }
            end = max(end, offset + size)
        }
        return end
    }

    /// Returns the end of the last table, padded to a multiple of four bytes.
    ///
    /// https://learn.microsoft.com/typography/opentype/spec/otff
    private static func endOfFont(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard let count = bytes.bigEndian(at: 4, width: 2), (1...512).contains(count) else { return nil }
        var end = 0
        for index in 0..<count {
            guard let offset = bytes.bigEndian(at: 20 + 16 * index, width: 4),
                let length = bytes.bigEndian(at: 24 + 16 * index, width: 4)
            else { return nil }
            end = max(end, offset + length)
        }
        return min((end + 3) / 4 * 4, max(end, bytes.count))
    }
}
