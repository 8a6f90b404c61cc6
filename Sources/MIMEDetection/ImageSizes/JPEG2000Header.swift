import MIMETypes

/// Reads the sizes that a JPEG 2000 file states: in its file header, and in its codestreams.
///
/// ISO/IEC 15444-1 sections A.5.1 and I.5.3.1
enum JPEG2000Header {
    /// Returns the largest size; nil if none is found.
    static func largest(in bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var (boxes, largest) = (ByteCursor(bytes), LargestSize())
        while boxes.skip(behind: "\0\0\0\u{16}ihdr") {
            if let height = bytes.bigEndian(at: boxes.position, width: 4),
                let width = bytes.bigEndian(at: boxes.position + 4, width: 4)
            {
                largest.add(width, height)
            }
        }
        bytes.forEachOffset(of: 0xFF, before: secondOfCodestream) { offset in
            guard bytes.has([0xFF, 0x4F, 0xFF, 0x51], at: offset),
                let length = bytes.bigEndian(at: offset + 4, width: 2),
                let channels = bytes.bigEndian(at: offset + 40, width: 2), length == 38 + 3 * channels,
                let width = bytes.bigEndian(at: offset + 8, width: 4),
                let height = bytes.bigEndian(at: offset + 12, width: 4)
            else { return }
            largest.add(width, height)
        }
        return largest.header
    }

    private static let secondOfCodestream = ASCIISet("O")
}
