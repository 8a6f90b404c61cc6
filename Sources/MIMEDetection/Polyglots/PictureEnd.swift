import MIMETypes

/// Finds where pictures end, and what comes after.
enum PictureEnd {
    /// What comes after the end of a complete picture; nil if there is only padding, or if the end was not found.
    static func trailingData(in bytes: UnsafeRawBufferPointer, _ type: MIMEType) -> OtherReading? {
        guard let end = end(of: bytes), end < bytes.count else { return nil }
        // Writers fill up blocks.
        guard let start = bytes[end...].firstIndex(where: { $0 != 0 && $0 != 0xFF && $0 > 0x20 }) else { return nil }
        // The byte before a marker is a part of what follows.
        let isMarker = start > end && bytes[start] == 0xD8 && bytes[start - 1] == 0xFF
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(isMarker ? start - 1 : start)...])
        // Some formats start with bytes that look like padding.
        let known = Self.unpadded.first { bytes.has($0.signature, at: end) }.map { MIMEType(constant: $0.type) }
        return OtherReading(
            kind: .trailingData, type: known ?? Self.type(of: rest), offset: end,
            detail: "\(bytes.count - end) bytes after the end of \(type)")
    }

    private static let unpadded: [(signature: [UInt8], type: StaticString)] = [
        ([0x1F, 0x8B, 8], "application/gzip"), ([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0], "application/wasm"),
    ]

    /// The type of some bytes by themselves.
    static func type(of bytes: UnsafeRawBufferPointer) -> MIMEType { detector.detectType(of: bytes) }

    private static let detector = CombiningResolver(
        [SignatureResolver(), ContainerResolver(), XMLRootResolver(), TextResolver(), FallbackResolver()])

    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return endOfPNG(bytes) }
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return endOfJPEG(bytes) }
        if bytes.has("GIF8", at: 0) { return endOfGIF(bytes) }
        if bytes.has("%PDF-", at: 0) { return endOfPDF(bytes) }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8), let size = bytes.littleEndian(at: 4, width: 4) {
            return min(bytes.count, 8 + size + size % 2)
        }
        return nil
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

    /// Finds the last mark of an end.
    private static func endOfPDF(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var (cursor, end): (ByteCursor, Int?) = (ByteCursor(bytes), nil)
        while cursor.skip(behind: "%%EOF") { end = cursor.position }
        return end
    }

    /// How many bytes a table of colours takes.
    private static func colors(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }
}

extension CombiningResolver {
    /// The type of some bytes by themselves.
    fileprivate func detectType(of bytes: UnsafeRawBufferPointer) -> MIMEType {
        let resource = Resource(unownedMemory: bytes)
        let found = (try? candidates(for: resource)) ?? []
        return Reconciler().decide(found).type
    }
}
