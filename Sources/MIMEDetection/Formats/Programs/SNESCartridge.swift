import MIMETypes

/// The header inside a Super Nintendo cartridge: a title, and a checksum with its complement.
///
/// https://snes.nesdev.org/wiki/ROM_header
enum SNESCartridge {
    /// The offsets of the header for the two ways in which a cartridge can be mapped.
    private static let offsets = [0x7FC0, 0xFFC0]

    /// Checks whether there is a header; copiers put 512 bytes before the cartridge.
    static func isPresent(in resource: Resource, size: Int) throws(ResourceError) -> Bool {
        let extra = size % 0x8000
        guard extra == 0 || extra == 512, size >= 0x8000, size <= 0x80_0000 else { return false }
        for offset in offsets where offset + 64 + extra <= size {
            if try resource.withBuffer(at: offset + extra, count: 64, isHeader) { return true }
        }
        return false
    }

    private static func isHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count == 64, let complement = bytes.littleEndian(at: 0x1C, width: 2),
            let sum = bytes.littleEndian(at: 0x1E, width: 2), sum ^ complement == 0xFFFF, sum != 0, sum != 0xFFFF,
            let start = bytes.littleEndian(at: 0x3C, width: 2), start >= 0x8000
        else { return false }
        let title = bytes[..<21]
        return bytes[0x15] & 0xE0 == 0x20 && (7...13).contains(bytes[0x17]) && bytes[0x18] <= 9
            && title.allSatisfy { (0x20...0x7E).contains($0) || (0xA1...0xDF).contains($0) }
    }
}
