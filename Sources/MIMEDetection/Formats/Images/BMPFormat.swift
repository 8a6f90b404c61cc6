import MIMETypes

/// Windows bitmaps, icons and cursors, whose signatures are too short to be sufficient.
///
/// https://learn.microsoft.com/windows/win32/gdi/bitmap-storage
enum BMPFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0, 0x42]

    /// The possible sizes of the image header.
    private static let headerSizes = [12, 16, 40, 48, 52, 56, 64, 108, 124]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head.has("BM", at: 0), let size = head.littleEndian(at: 14, width: 4), headerSizes.contains(size) {
            return structural("image/bmp", "BM with an image header of # bytes", size)
        }
        guard head.has([0, 0], at: 0), let kind = head.littleEndian(at: 2, width: 2), kind == 1 || kind == 2,
            let count = head.littleEndian(at: 4, width: 2), (1...256).contains(count),
            let length = head.littleEndian(at: 14, width: 4),
            let offset = head.littleEndian(at: 18, width: 4), head[9] == 0, length >= 40, offset >= 6 + count * 16,
            resource.knownSize.map({ offset < $0 }) ?? true
        else { return nil }
        let type: StaticString = kind == 1 ? "image/vnd.microsoft.icon" : "image/x-win-bitmap"
        return structural(type, "list of # images", count)
    }
}
