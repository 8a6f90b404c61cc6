import MIMETypes

/// The size that the header of an image states, or the fact that the header is damaged.
enum ImageHeader: Equatable {
    /// The width and height in pixels.
    case size(Int, Int)
    /// A description of the damage, for a log.
    case damaged(String)

    /// Reads the header of an image; nil for types whose header isn't read, and for images that state no size.
    static func read(_ resource: Resource, _ type: MIMEType) throws(ResourceError) -> ImageHeader? {
        switch type.essence {
        case "image/jpeg": return try JPEGHeader.read(resource)
        case "image/tiff": return try TIFFHeader.read(resource)
        case "image/heic", "image/heif", "image/avif", "image/heic-sequence", "image/heif-sequence":
            return try resource.withBuffer(at: 0, count: propertiesLength, highEfficiency)
        default:
            guard let reader = readers[type.essence] else { return nil }
            return reader(try resource.headBuffer())
        }
    }

    private static let readers: [String: @Sendable (UnsafeRawBufferPointer) -> ImageHeader?] = [
        "image/png": portableNetworkGraphics, "image/apng": portableNetworkGraphics, "image/gif": gif,
        "image/webp": webP, "image/bmp": bitmap, "image/vnd.adobe.photoshop": photoshop,
        "image/jxl": codestream, "image/jp2": JPEG2000Header.largest, "image/jpx": JPEG2000Header.largest,
        "image/jpm": JPEG2000Header.largest, "image/jph": JPEG2000Header.largest, "image/j2c": JPEG2000Header.largest,
        "image/x-jp2-container": JPEG2000Header.largest,
        "image/x-tga": { fields($0, 12, 14, isLittle: true, width: 2) },
        "image/qoi": { fields($0, 4, 8, isLittle: false, width: 4) },
        "image/vnd.ms-dds": { fields($0, 16, 12, isLittle: true, width: 4) },
        "image/x-sun-raster": { fields($0, 4, 8, isLittle: false, width: 4) },
        "image/x-sgi": { fields($0, 6, 8, isLittle: false, width: 2) },
        "image/x-portable-bitmap": netpbm, "image/x-portable-graymap": netpbm, "image/x-portable-pixmap": netpbm,
    ]

    /// The number of bytes at the start of a HEIF file that must include its properties.
    private static let propertiesLength = 64 << 10

    /// Reads the first chunk, whose checksum must match.
    ///
    /// https://www.w3.org/TR/png-3/#11IHDR
    private static func portableNetworkGraphics(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard bytes.bigEndian(at: 8, width: 4) == 13, bytes.has("IHDR", at: 12),
            let width = bytes.bigEndian(at: 16, width: 4), let height = bytes.bigEndian(at: 20, width: 4),
            let stated = bytes.bigEndian(at: 29, width: 4)
        else { return .damaged("a PNG without a header") }
        guard CRC32.sum(of: UnsafeRawBufferPointer(rebasing: bytes[12..<29])) == stated else {
            return .damaged("a PNG whose header has another checksum than it states")
        }
        return width > 0 && height > 0 ? .size(width, height) : .damaged("a PNG without pixels")
    }

    /// Returns the larger of the screen and the largest frame that starts in the head; the screen may state no size.
    ///
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt section 18
    private static func gif(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard let width = bytes.littleEndian(at: 6, width: 2), let height = bytes.littleEndian(at: 8, width: 2),
            bytes.count > 13
        else { return .damaged("a GIF without a screen") }
        let colors = bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1)
        guard 13 + colors < bytes.count, [0x21, 0x2C, 0x3B].contains(bytes[13 + colors]) else {
            return .damaged("a GIF without a block after its colours")
        }
        return .size(width, height)
    }

    /// Reads the canvas of an extended file, or the only frame of a simple one.
    ///
    /// https://developers.google.com/speed/webp/docs/riff_container
    private static func webP(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        if bytes.has("VP8X", at: 12), let width = bytes.littleEndian(at: 24, width: 3),
            let height = bytes.littleEndian(at: 27, width: 3)
        {
            return .size(width + 1, height + 1)
        }
        if let (width, height) = webPFrame(bytes, at: 12) { return .size(width, height) }
        return .damaged("a WebP without a frame")
    }

    /// Returns the size of the frame whose chunk is at an offset; nil if there is none.
    static func webPFrame(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (width: Int, height: Int)? {
        if bytes.has("VP8L", at: start), bytes.has([0x2F], at: start + 8),
            let bits = bytes.littleEndian(at: start + 9, width: 4)
        {
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.has("VP8 ", at: start), bytes.has([0x9D, 1, 0x2A], at: start + 11),
            let width = bytes.littleEndian(at: start + 14, width: 2),
            let height = bytes.littleEndian(at: start + 16, width: 2)
        else { return nil }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    /// Reads a bitmap header: the OS/2 header has fields of two bytes, all others of four.
    ///
    /// https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-bitmapinfoheader
    private static func bitmap(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard let length = bytes.littleEndian(at: 14, width: 4) else { return .damaged("a BMP without a header") }
        if length == 12 {
            guard let width = bytes.littleEndian(at: 18, width: 2), let height = bytes.littleEndian(at: 20, width: 2)
            else { return .damaged("a BMP without a size") }
            return .size(width, height)
        }
        guard let width = bytes.littleEndian(at: 18, width: 4), let height = bytes.littleEndian(at: 22, width: 4) else {
            return .damaged("a BMP without a size")
        }
        // A negative height means that the rows are stored from top to bottom.
        let rows = Int(abs(Int64(Int32(truncatingIfNeeded: height))))
        return width < 1 << 31 ? .size(width, rows) : .damaged("a BMP of a negative width")
    }

    /// Reads a Photoshop header, in which the height comes first.
    ///
    /// https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/
    private static func photoshop(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard let height = bytes.bigEndian(at: 14, width: 4), let width = bytes.bigEndian(at: 18, width: 4) else {
            return .damaged("a PSD without a size")
        }
        return .size(width, height)
    }

    /// Reads the codestream, or its first part in a container.
    ///
    /// ISO/IEC 18181-1 section D, ISO/IEC 18181-2 section 9
    private static func codestream(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var start = 0
        if bytes.has("JXL ", at: 4) {
            var cursor = ByteCursor(bytes)
            if cursor.skip(behind: "jxlc") {
                start = cursor.position
            } else {
                cursor = ByteCursor(bytes)
                // A number comes before the bytes of each part.
                guard cursor.skip(behind: "jxlp") else { return nil }
                start = min(cursor.position + 4, bytes.count)
            }
        }
        return JPEGXLHeader(UnsafeRawBufferPointer(rebasing: bytes[start...])).map { .size($0.width, $0.height) }
    }

    /// Returns the largest of the sizes that the properties of items state; the size of a grid is larger than those of
    /// its tiles.
    ///
    /// ISO/IEC 23008-12 section 6.5.3, https://aomediacodec.github.io/av1-avif/
    private static func highEfficiency(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var (cursor, largest): (ByteCursor, (Int, Int)?) = (ByteCursor(bytes), nil)
        while cursor.skip(behind: "ispe") {
            guard let width = bytes.bigEndian(at: cursor.position + 4, width: 4),
                let height = bytes.bigEndian(at: cursor.position + 8, width: 4)
            else { break }
            // Larger sizes would overflow when multiplied, and are too large anyway.
            guard max(width, height) < 1 << 31 else { return .size(width, height) }
            if width * height > (largest?.0 ?? 0) * (largest?.1 ?? 0) { largest = (width, height) }
        }
        return largest.map { .size($0.0, $0.1) }
    }

    /// Reads two fields at fixed offsets.
    private static func fields(
        _ bytes: UnsafeRawBufferPointer, _ widthOffset: Int, _ heightOffset: Int, isLittle: Bool, width: Int
    ) -> ImageHeader? {
        func side(_ offset: Int) -> Int? {
            isLittle ? bytes.littleEndian(at: offset, width: width) : bytes.bigEndian(at: offset, width: width)
        }
        guard let columns = side(widthOffset), let rows = side(heightOffset) else {
            return .damaged("an image that ends before its size")
        }
        return .size(columns, rows)
    }

    /// Reads two decimal numbers, which comments may precede.
    ///
    /// https://netpbm.sourceforge.net/doc/ppm.html
    private static func netpbm(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var (cursor, sides) = (ByteCursor(bytes, at: 2), [Int]())
        while sides.count < 2, let byte = cursor.peek() {
            if byte == UInt8(ascii: "#") {
                _ = cursor.takeLine()
            } else if (0x30...0x39).contains(byte) {
                let digits = cursor.take { (0x30...0x39).contains($0) }
                sides.append(digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 1 << 32) })
            } else {
                cursor.skip(1)
            }
        }
        return sides.count == 2 ? .size(sides[0], sides[1]) : .damaged("an image without a size")
    }
}
