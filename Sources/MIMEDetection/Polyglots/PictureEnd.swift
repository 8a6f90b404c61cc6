import MIMETypes

/// Finds where images, audio, video, fonts and PDFs end, and what comes after.
enum PictureEnd {
    /// What comes after the end of a complete file; nil if there is only padding, or if the end was not found.
    static func trailingData(in bytes: UnsafeRawBufferPointer, _ type: MIMEType) -> OtherReading? {
        if bytes.has("%PDF-", at: 0) { return PDFEnd.trailingData(in: bytes) }
        guard let end = end(of: bytes), end < bytes.count,
            let found = TrailingContent.type(in: bytes, after: end)
        else { return nil }
        return OtherReading(
            kind: .trailingData, type: found, offset: end, detail: "\(bytes.count - end) bytes after the end of \(type)"
        )
    }

    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return endOfPNG(bytes) }
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return endOfJPEG(bytes) }
        if bytes.has("GIF8", at: 0) { return endOfGIF(bytes) }
        return ContainerEnd.end(of: bytes)
    }

    /// Walks over the chunks.
    ///
    /// https://www.w3.org/TR/png-3/#5Chunk-layout
    private static func endOfPNG(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var position = 8
        while let length = bytes.bigEndian(at: position, width: 4) {
            let isLast = bytes.has("IEND", at: position + 4)
            position += 12 + length
            if isLast { return position <= bytes.count ? position : nil }
        }
        return nil
    }

    /// Walks over the segments and the data between them.
    ///
    /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf section B.1
    private static func endOfJPEG(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(bytes, at: 2)
        while true {
            cursor.skip(to: 0xFF)
            guard let marker = cursor.peek(1) else { return nil }
            switch marker {
            case 0xD9: return cursor.position + 2
            // Data that looks like a marker is followed by a zero. Some markers stand alone, and fill bytes may come
            // before any of them.
            case 0x00, 0x01, 0xD0...0xD8: cursor.skip(2)
            case 0xFF: cursor.skip(1)
            default:
                guard let length = bytes.bigEndian(at: cursor.position + 2, width: 2), length >= 2 else { return nil }
                cursor.skip(2 + length)
            }
        }
    }

    /// Walks over the blocks.
    ///
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
    private static func endOfGIF(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count > 13 else { return nil }
        var cursor = ByteCursor(bytes, at: 13 + colors(bytes[10]))
        while let block = cursor.next() {
            switch block {
            case 0x3B: return cursor.position
            case 0x21: cursor.skip(1)
            case 0x2C:
                guard let flags = cursor.peek(8) else { return nil }
                cursor.skip(10 + colors(flags))
            default: return nil
            }
            while let length = cursor.next(), length > 0 { cursor.skip(Int(length)) }
        }
        return nil
    }

    /// How many bytes a table of colours takes.
    private static func colors(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }
}
