/// Builds containers byte by byte, as small as they can be.
enum Containers {
    static func little(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    static func big(_ value: Int, _ width: Int) -> [UInt8] { little(value, width).reversed() }

    struct ZIPEntry {
        var name: String
        var content: [UInt8] = []
        /// Whether the sizes stand after the data, as writers of streams put them.
        var isStreamed = false
        /// The extra fields of both headers.
        var extra: [UInt8] = []
        /// The number of bytes to which the content unpacks, if it is deflated.
        var unpackedSize: Int?

        /// Makes an entry that unpacks to many equal characters.
        ///
        /// After the first one, each code repeats it 258 times. https://www.rfc-editor.org/rfc/rfc1951#section-3.2.6
        init(_ name: String, blocks: Int) {
            self.name = name
            // The last block, with fixed codes, and a space.
            var bits = [1, 1, 0] + [0, 1, 0, 1, 0, 0, 0, 0]
            // The code of the length, then that of the distance 1; at the end, the code of the end.
            for _ in 0..<blocks { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
            bits += [0, 0, 0, 0, 0, 0, 0]
            content = stride(from: 0, to: bits.count, by: 8).map { start in
                bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) {
                    $0 | UInt8($1.element) << UInt8($1.offset)
                }
            }
            unpackedSize = 1 + 258 * blocks
        }

        /// Makes an entry with content in stored blocks of DEFLATE.
        init(_ name: String, inBlocks unpacked: [UInt8]) {
            self.name = name
            for start in stride(from: 0, to: unpacked.count, by: 0xFFFF) {
                let block = unpacked[start..<min(start + 0xFFFF, unpacked.count)]
                content.append(start + 0xFFFF >= unpacked.count ? 1 : 0)
                content += little(block.count, 2) + little(0xFFFF - block.count, 2) + block
            }
            unpackedSize = unpacked.count
        }

        init(_ name: String, _ content: String = "", isStreamed: Bool = false) {
            self.name = name
            self.content = Array(content.utf8)
            self.isStreamed = isStreamed
        }
    }

    /// A ZIP archive of stored entries, or of ones that are already deflated.
    static func zip(
        _ entries: [ZIPEntry], stub: [UInt8] = [], comment: [UInt8] = [], hasDirectory: Bool = true
    ) -> [UInt8] {
        var bytes = stub
        var directory: [UInt8] = []
        for entry in entries {
            let offset = bytes.count - stub.count
            let name = Array(entry.name.utf8)
            let size = entry.content.count
            let known = entry.isStreamed ? 0 : size
            let (method, unpacked) = entry.unpackedSize.map { (8, $0) } ?? (0, size)
            let flags = entry.isStreamed ? 8 : 0
            bytes += [0x50, 0x4B, 3, 4] + little(20, 2) + little(flags, 2) + little(method, 2) + little(0, 8)
            bytes +=
                little(known, 4) + little(entry.isStreamed ? 0 : unpacked, 4) + little(name.count, 2)
                + little(entry.extra.count, 2) + name + entry.extra
            bytes += entry.content
            if entry.isStreamed { bytes += [0x50, 0x4B, 7, 8] + little(0, 4) + little(size, 4) + little(size, 4) }
            directory += [0x50, 0x4B, 1, 2] + little(20, 2) + little(20, 2) + little(flags, 2) + little(method, 2)
            directory += little(0, 8)
            directory +=
                little(size, 4) + little(unpacked, 4) + little(name.count, 2) + little(entry.extra.count, 2)
                + little(0, 10) + little(offset, 4) + name + entry.extra
        }
        guard hasDirectory else { return bytes }
        let start = bytes.count - stub.count
        return bytes + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + little(entries.count, 2)
            + little(entries.count, 2)
            + little(directory.count, 4) + little(start, 4) + little(comment.count, 2) + comment
    }

    /// The list of types of an office package, with one main part.
    static func contentTypes(_ main: String) -> String {
        "<?xml version=\"1.0\"?><Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
            + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
            + "<Override PartName=\"/main.xml\" ContentType=\"application/\(main)\"/></Types>"
    }

    /// A compound file whose directory has these streams after the root, at most three if they have a content.
    static func compoundFile(_ streams: [String], rootClass: [UInt8] = [], content: [UInt8] = []) -> [UInt8] {
        var header: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + little(0, 16) + little(0x3E, 2)
        header += little(3, 2) + little(0xFFFE, 2) + little(9, 2) + little(6, 2) + little(0, 10) + little(1, 4)
        header += little(1, 4) + little(0, 4) + little(4096, 4) + little(0xFFFF_FFFE, 4) + little(0, 4)
        header += little(0xFFFF_FFFE, 4) + little(0, 4) + little(0, 4)
        header += [UInt8](repeating: 0xFF, count: 512 - header.count)
        var table = little(0xFFFF_FFFD, 4) + little(0xFFFF_FFFE, 4)
        // The sectors of the content follow one another.
        let sectors = content.count / 512
        for sector in 0..<sectors { table += little(sector == sectors - 1 ? 0xFFFF_FFFE : sector + 3, 4) }
        table += [UInt8](repeating: 0xFF, count: 512 - table.count)
        var directory: [UInt8] = []
        for (position, name) in (["Root Entry"] + streams).enumerated() {
            let units = Array(name.utf16).flatMap { little(Int($0), 2) }
            directory += units + [UInt8](repeating: 0, count: 64 - units.count) + little(units.count + 2, 2)
            directory +=
                [position == 0 ? 5 : 2, 1] + little(0xFFFF_FFFF, 4) + little(0xFFFF_FFFF, 4) + little(0xFFFF_FFFF, 4)
            directory += position == 0 && !rootClass.isEmpty ? rootClass : [UInt8](repeating: 0, count: 16)
            directory += [UInt8](repeating: 0, count: 20)
            directory += content.isEmpty || position == 0 ? little(0, 12) : little(2, 4) + little(4096, 8)
        }
        directory += [UInt8](repeating: 0, count: max(0, 512 - directory.count))
        return header + table + directory + content
    }

    /// A box of an ISO base media file.
    static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8, 4) + Array(kind.utf8) + content
    }

    /// An MP4 file with tracks of these kinds.
    static func mp4(brand: String, compatible: [String] = [], handlers: [String] = []) -> [UInt8] {
        let tracks = handlers.map { handler in
            box("trak", box("mdia", box("hdlr", big(0, 8) + Array(handler.utf8) + big(0, 13))))
        }
        return box("ftyp", Array(brand.utf8) + big(0, 4) + compatible.flatMap { Array($0.utf8) })
            + (handlers.isEmpty ? [] : box("moov", box("mvhd", big(0, 100)) + tracks.flatMap(\.self)))
    }

    /// An element of EBML, with its length in one byte.
    static func element(_ identifier: [UInt8], _ content: [UInt8]) -> [UInt8] {
        identifier + [0x80 | UInt8(content.count)] + content
    }

    /// A Matroska or WebM file with tracks of these kinds: 1 for video, 2 for sound.
    static func matroska(_ document: String, tracks: [UInt8] = []) -> [UInt8] {
        let entries = tracks.flatMap { element([0xAE], element([0x83], [$0])) }
        return element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array(document.utf8)))
            + element([0x18, 0x53, 0x80, 0x67], tracks.isEmpty ? [] : element([0x16, 0x54, 0xAE, 0x6B], entries))
    }

    /// The first page of a stream in an Ogg file.
    static func oggPage(_ packet: [UInt8]) -> [UInt8] {
        Array("OggS".utf8) + [0, 2] + little(0, 20) + [1, UInt8(packet.count)] + packet
    }

    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]
    static let pdf = Array("%PDF-1.7\n%\u{E2}\u{E3}\n1 0 obj\n<<>>\nendobj\n".utf8)
}
