extension Binaries {
    /// Bytes that are not text.
    static func noise(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 129) }
    }

    /// Parts one after the other, which is quicker to compile than a sum of many.
    static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap(\.self) }

    static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    /// A TGA picture of 64 by 48 pixels.
    static func tga(kind: UInt8, depth: UInt8, map: [UInt8] = [0, 0, 0, 0, 0]) -> [UInt8] {
        [0, map[3] > 0 || map[2] > 0 ? 1 : 0, kind] + map + [0, 0, 0, 0, 64, 0, 48, 0, depth, 0x20] + noise(200)
    }

    static let cgm: [UInt8] = [0x00, 0x25, 4, 0x6E, 0x61, 0x6D, 0x65, 0, 0x10, 0x22, 0, 1] + noise(40)
    static let wbmp: [UInt8] = [0, 0, 16, 4] + noise(8)
    static let bmp =
        Array("BM".utf8) + Containers.little(122, 4) + zeros(4) + Containers.little(54, 4)
        + Containers.little(40, 4) + noise(100)
    /// An icon, or a cursor, with one image.
    static func icon(kind: UInt8) -> [UInt8] {
        [0, 0, kind, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0] + Containers.little(104, 4) + Containers.little(22, 4)
            + noise(104)
    }

    /// A PNG with chunks of eight bytes after its header.
    static func png(_ chunks: String...) -> [UInt8] {
        chunks.reduce(Containers.png + [UInt8](repeating: 1, count: 17)) {
            $0 + [0, 0, 0, 8] + Array($1.utf8) + [UInt8](repeating: 1, count: 12)
        }
    }

    /// A TIFF with a directory at 8: entries of a tag, a length and a value.
    static func tiff(_ entries: (tag: Int, length: Int, value: Int)..., text: String = "") -> [UInt8] {
        let directory = entries.flatMap { entry in
            joined(
                Containers.little(entry.tag, 2), [2, 0], Containers.little(entry.length, 4),
                Containers.little(entry.value, 4))
        }
        return joined(
            [0x49, 0x49, 0x2A, 0, 16, 0, 0, 0], zeros(8), Containers.little(entries.count, 2), directory,
            zeros(200 - directory.count), Array(text.utf8), zeros(40))
    }

    /// Where `tiff` puts the text.
    static let tiffText = 218
}
