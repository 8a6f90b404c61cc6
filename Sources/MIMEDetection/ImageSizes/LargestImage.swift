import MIMETypes

/// Finds the largest image in a file that consists of several: pages, frames, parts of a grid, or the sizes of an icon.
///
/// A decoder needs memory for each image, whatever the first header states.
enum LargestImage {
    /// Returns the size of the largest image; nil for types with only one image, and for a file without any.
    static func header(in bytes: UnsafeRawBufferPointer, _ type: MIMEType) -> ImageHeader? {
        searches[type.essence].flatMap { $0(bytes) }
    }

    /// Checks whether files of a type may consist of several images that this search finds.
    static func isFound(in type: MIMEType) -> Bool { searches[type.essence] != nil }

    private static let searches: [String: @Sendable (UnsafeRawBufferPointer) -> ImageHeader?] = [
        "image/tiff": TIFFHeader.largest, "image/png": portableNetworkGraphics, "image/gif": gif, "image/webp": webP,
        "image/vnd.microsoft.icon": icon, "image/x-win-bitmap": icon,
        "image/heic": HEIFSizes.largest, "image/heif": HEIFSizes.largest, "image/avif": HEIFSizes.largest,
        "image/heic-sequence": HEIFSizes.largest, "image/heif-sequence": HEIFSizes.largest,
        "image/jp2": JPEG2000Header.largest, "image/jpx": JPEG2000Header.largest, "image/jpm": JPEG2000Header.largest,
        "image/jph": JPEG2000Header.largest, "image/j2c": JPEG2000Header.largest,
        "image/x-jp2-container": JPEG2000Header.largest,
    ]

    /// Searches the headers, of which some decoders use the last one.
    private static func portableNetworkGraphics(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var (position, largest) = (8, LargestSize())
        while let length = bytes.bigEndian(at: position, width: 4) {
            if bytes.has("IHDR", at: position + 4), let width = bytes.bigEndian(at: position + 8, width: 4),
                let height = bytes.bigEndian(at: position + 12, width: 4)
            {
                largest.add(width, height)
            }
            position += 12 + length
        }
        return largest.header
    }

    /// Searches the frames, some of which extend beyond the screen; decoders allocate memory for them.
    ///
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt section 20
    private static func gif(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard bytes.count > 13 else { return nil }
        var (cursor, largest) = (ByteCursor(bytes, at: 13 + colors(bytes[10])), LargestSize())
        // Some decoders pass over other bytes between the blocks.
        while let block = cursor.next(), block != 0x3B {
            guard block == 0x21 || block == 0x2C else { continue }
            if block == 0x21 {
                cursor.skip(1)
            } else {
                let start = cursor.position
                guard let left = bytes.littleEndian(at: start, width: 2),
                    let top = bytes.littleEndian(at: start + 2, width: 2),
                    let width = bytes.littleEndian(at: start + 4, width: 2),
                    let height = bytes.littleEndian(at: start + 6, width: 2), let flags = cursor.peek(8)
                else { break }
                largest.add(left + width, top + height)
                cursor.skip(10 + colors(flags))
            }
            while let length = cursor.next(), length > 0 { cursor.skip(Int(length)) }
        }
        return largest.header
    }

    /// Returns the number of bytes in a colour table.
    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Searches the frames of an animation, and the images in them, which state their sizes again.
    ///
    /// https://developers.google.com/speed/webp/docs/riff_container#animation
    private static func webP(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var (position, largest) = (12, LargestSize())
        while let length = bytes.littleEndian(at: position + 4, width: 4) {
            if let (width, height) = ImageHeader.webPFrame(bytes, at: position) { largest.add(width, height) }
            guard bytes.has("ANMF", at: position), let width = bytes.littleEndian(at: position + 14, width: 3),
                let height = bytes.littleEndian(at: position + 17, width: 3)
            else {
                position += 8 + length + length % 2
                continue
            }
            largest.add(width + 1, height + 1)
            // The chunks in a frame come after the 16 bytes of its header.
            position += 24
        }
        return largest.header
    }

    /// Searches the images of an icon or cursor: PNG, or BMP without a file header and with a second image as its mask.
    ///
    /// https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
    private static func icon(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var largest = LargestSize()
        for index in 0..<(bytes.littleEndian(at: 4, width: 2) ?? 0) {
            guard let offset = bytes.littleEndian(at: 18 + 16 * index, width: 4) else { break }
            if bytes.has([0x89, 0x50, 0x4E, 0x47], at: offset) {
                largest.add(
                    bytes.bigEndian(at: offset + 16, width: 4) ?? 0, bytes.bigEndian(at: offset + 20, width: 4) ?? 0)
            } else if let width = bytes.littleEndian(at: offset + 4, width: 4),
                let height = bytes.littleEndian(at: offset + 8, width: 4)
            {
                largest.add(magnitude(width), magnitude(height) / 2)
            }
        }
        return largest.header
    }

    /// Returns the magnitude of a signed 32-bit number.
    private static func magnitude(_ number: Int) -> Int { Int(Int32(truncatingIfNeeded: number).magnitude) }
}
