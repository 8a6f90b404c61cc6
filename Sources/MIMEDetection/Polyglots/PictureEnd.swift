import MIMETypes

/// Finds the ends of images, audio, video, fonts and PDFs, and what comes after.
enum PictureEnd {
    /// Returns what comes after the end of a complete file; nil if there is only padding, or if the end was not found.
    static func trailingData(in bytes: UnsafeRawBufferPointer, _ type: MIMEType) -> OtherReading? {
        if bytes.has("%PDF-", at: 0) { return PDFEnd.trailingData(in: bytes) }
        guard let end = end(of: bytes, type) else { return searches[type.essence].map { _ in unchecked(type) } }
        guard let (found, start) = TrailingContent.find(in: bytes, after: end) else { return nil }
        return worst(in: bytes, from: start, found, after: reading(found, end, type, bytes))
    }

    /// Returns the finding that matters most for the files after an end: the first one that is not only shown or played
    /// or, if there is none, the first file.
    ///
    /// Phones append images and video to an image, one after the other.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - start: the offset of the first appended file.
    ///   - type: the type of the first appended file.
    ///   - first: the finding for the first appended file.
    /// - Returns: the finding that matters most.
    static func worst(
        in bytes: UnsafeRawBufferPointer, from start: Int, _ type: MIMEType, after first: OtherReading
    ) -> OtherReading {
        var (start, type) = (start, type)
        for _ in 0..<maxParts {
            let part = UnsafeRawBufferPointer(rebasing: bytes[start...])
            guard isShown(type), let end = end(of: part, type),
                let next = TrailingContent.find(in: part, after: end), next.type != .octetStream
            else { return first }
            if !isShown(next.type) { return reading(next.type, start + end, type, bytes) }
            (start, type) = (start + next.start, next.type)
        }
        return OtherReading(
            kind: .unchecked, type: type, offset: start, detail: "more files behind each other than are looked at",
            feature: .tooCostly)
    }

    /// The maximum number of consecutive files that are examined; phones write up to three.
    private static let maxParts = 8

    /// Checks whether content is only shown or played, so that it may come after the end of another file.
    ///
    /// Drawings may run scripts.
    static func isShown(_ type: MIMEType) -> Bool {
        shown.contains(type.type) && !TypeRegistry.standard.isText(type)
    }

    private static let shown: Set<String> = ["image", "audio", "video"]

    private static func reading(
        _ found: MIMEType, _ end: Int, _ type: MIMEType, _ bytes: UnsafeRawBufferPointer
    ) -> OtherReading {
        OtherReading(
            kind: .trailingData, type: found, offset: end, detail: "\(bytes.count - end) bytes after the end of \(type)"
        )
    }

    /// Returns the end of a file of a type, which is at most the number of bytes; nil if it isn't found.
    private static func end(of bytes: UnsafeRawBufferPointer, _ type: MIMEType) -> Int? {
        (searches[type.essence] ?? end)(bytes).map { min($0, bytes.count) }
    }

    /// The functions that find the ends of files, by type.
    ///
    /// They are chosen by the type because other formats are based on TIFF and contain data that only their own
    /// programs find.
    private static let searches: [String: @Sendable (UnsafeRawBufferPointer) -> Int?] = [
        "image/tiff": TIFFEnd.end, "image/vnd.adobe.photoshop": PSDEnd.end, "audio/flac": FLACEnd.end,
        "audio/mpeg": MPEGAudioEnd.end, "audio/mp2": MPEGAudioEnd.end, "audio/aac": MPEGAudioEnd.end,
    ]

    private static func unchecked(_ type: MIMEType) -> OtherReading {
        OtherReading(
            kind: .unchecked, type: type, offset: 0,
            detail: "the end of \(type) isn't found: the file is damaged or cut off, or doesn't state a length")
    }

    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return endOfPNG(bytes) }
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return endOfJPEG(bytes) }
        if bytes.has("GIF8", at: 0) { return endOfGIF(bytes) }
        if bytes.has([0xFF, 0x0A], at: 0) { return JPEGXLFormat.end(of: bytes) }
        return ContainerEnd.end(of: bytes)
    }

    /// Traverses the chunks.
    ///
    /// https://www.w3.org/TR/png-3/#5Chunk-layout
    private static func endOfPNG(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var position = 8
        while let length = bytes.bigEndian(at: position, width: 4), position + 8 <= bytes.count {
            // A file without an end is also shown.
            guard bytes[(position + 4)..<(position + 8)].allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
                return position
            }
            let isLast = bytes.has("IEND", at: position + 4)
            position += 12 + length
            if isLast { return position <= bytes.count ? position : nil }
        }
        return nil
    }

    /// Traverses the segments and the data between them.
    ///
    /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf section B.1
    private static func endOfJPEG(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(bytes, at: 2)
        while true {
            cursor.skip(to: 0xFF)
            guard let marker = cursor.peek(1) else { return nil }
            switch marker {
            case 0xD9: return cursor.position + 2
            // In data, a byte that looks like the start of a marker is followed by a zero. Some markers stand alone,
            // and fill bytes may come before any of them.
            case 0x00, 0x01, 0xD0...0xD8: cursor.skip(2)
            case 0xFF: cursor.skip(1)
            default:
                guard let length = bytes.bigEndian(at: cursor.position + 2, width: 2), length >= 2 else { return nil }
                cursor.skip(2 + length)
            }
        }
    }

    /// Traverses the blocks.
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
            // A file without an end is also shown.
            default: return cursor.position - 1
            }
            while let length = cursor.next(), length > 0 { cursor.skip(Int(length)) }
        }
        return nil
    }

    /// Returns the number of bytes in a colour table.
    private static func colors(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }
}
