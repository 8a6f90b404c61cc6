import MIMETypes

/// Reads the size of the first image of a TIFF, which may be anywhere in the file.
///
/// https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf section 2
enum TIFFHeader {
    /// How many bytes of a directory are read: some 300 fields.
    private static let longest = 4096

    static func read(_ resource: Resource) throws(ResourceError) -> ImageHeader? {
        let start = try resource.bytes(at: 0, count: 8)
        let isLittle = start.first == 0x49
        let offset = start.withUnsafeBytes { number($0, 4, 4, isLittle) }
        // BigTIFF has offsets of eight bytes.
        guard start.withUnsafeBytes({ number($0, 2, 2, isLittle) }) == 42 else { return nil }
        guard let offset, offset >= 8 else { return .damaged("a TIFF without a directory") }
        let directory = try resource.bytes(at: offset, count: longest)
        return directory.withUnsafeBytes { bytes in
            guard let count = number(bytes, 0, 2, isLittle), count > 0 else {
                return .damaged("a TIFF whose directory is outside of it")
            }
            var (width, height) = (0, 0)
            for field in 0..<min(count, (longest - 2) / 12) {
                let place = 2 + field * 12
                guard let tag = number(bytes, place, 2, isLittle), let kind = number(bytes, place + 2, 2, isLittle),
                    let value = number(bytes, place + 8, kind == 3 ? 2 : 4, isLittle)
                else { break }
                if tag == 256 { width = value }
                if tag == 257 { height = value }
            }
            return width > 0 && height > 0 ? .size(width, height) : .damaged("a TIFF without a size")
        }
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ width: Int, _ isLittle: Bool) -> Int? {
        isLittle ? bytes.littleEndian(at: offset, width: width) : bytes.bigEndian(at: offset, width: width)
    }
}
