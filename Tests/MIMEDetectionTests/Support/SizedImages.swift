@testable import MIMEDetection

/// Small files of images that state any size.
enum SizedImages {
    private static func number(_ value: Int, _ width: Int, _ isLittle: Bool) -> [UInt8] {
        isLittle ? Containers.little(value, width) : Containers.big(value, width)
    }

    /// A TIFF of pages with four fields each: one after the other, or the second as a copy of the first.
    static func tiff(
        _ sizes: [(Int, Int)], isLittle: Bool = true, isBig: Bool = false, isCopy: Bool = false
    ) -> [UInt8] {
        let (wide, countWidth) = isBig ? (8, 8) : (4, 2)
        let header =
            Array((isLittle ? "II" : "MM").utf8) + number(isBig ? 43 : 42, 2, isLittle)
            + (isBig ? number(8, 2, isLittle) + number(0, 2, isLittle) : []) + number(isBig ? 16 : 8, wide, isLittle)
        let length = countWidth + 4 * (4 + 2 * wide) + wide
        let data = header.count + sizes.count * length
        func field(_ tag: Int, _ value: Int) -> [UInt8] {
            number(tag, 2, isLittle) + number(isBig ? 16 : 4, 2, isLittle) + number(1, wide, isLittle)
                + number(value, wide, isLittle)
        }
        let pages = sizes.enumerated().map { index, size -> [UInt8] in
            let next = index + 1 < sizes.count ? header.count + (index + 1) * length : 0
            let link = isCopy && next > 0 ? field(330, next) : field(279, 16)
            let fields = [field(256, size.0), field(257, size.1), field(273, data), link]
            return number(4, countWidth, isLittle) + fields.flatMap(\.self) + number(isCopy ? 0 : next, wide, isLittle)
        }
        return header + pages.flatMap(\.self) + Array(1...16)
    }

    /// A GIF of one pixel with a second frame.
    static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Pictures.gif().dropLast() + [0x2C, 0, 0, 0, 0] + Containers.little(width, 2) + Containers.little(height, 2)
            + [0, 2, 1, 0x44, 0, 0x3B]
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        Array(kind.utf8) + Containers.little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }

    /// An animation of one pixel with a frame that states a size, or an image in it that does.
    static func webP(_ width: Int, _ height: Int, isInside: Bool = false) -> [UInt8] {
        let (inner, outer) = isInside ? ((width, height), (1, 1)) : ((1, 1), (width, height))
        let bits = (inner.0 - 1) & 0x3FFF | ((inner.1 - 1) & 0x3FFF) << 14
        let image = chunk("VP8L", [0x2F] + Containers.little(bits, 4) + [0, 0, 0])
        let frame =
            Containers.little(0, 6) + Containers.little(outer.0 - 1, 3) + Containers.little(outer.1 - 1, 3)
            + Containers.little(100, 3) + [0] + image
        let chunks = chunk("VP8X", [2] + Containers.little(0, 9)) + chunk("ANIM", Containers.little(0, 6))
        let body = Array("WEBP".utf8) + chunks + chunk("ANMF", frame)
        return Array("RIFF".utf8) + Containers.little(body.count, 4) + body
    }

    static func pngHeader(_ width: Int, _ height: Int) -> [UInt8] { Pictures.png(width: width, height: height) }

    static func bmpHeader(_ width: Int, _ height: Int) -> [UInt8] {
        Containers.little(40, 4) + Containers.little(width, 4) + Containers.little(height, 4) + [1, 0, 32, 0]
            + Pictures.noise(100)
    }

    static func icon(_ image: [UInt8]) -> [UInt8] {
        [0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0] + Containers.little(image.count, 4) + Containers.little(22, 4)
            + image
    }

    private static func sized(_ size: (Int, Int), _ width: Int) -> [UInt8] {
        Containers.big(size.0, width) + Containers.big(size.1, width)
    }

    /// An image of HEIF with one item, a canvas of others, or a track.
    static func heif(
        item: (Int, Int) = (1, 1), canvas: (Int, Int)? = nil, kind: String = "grid", fill: Int = 2,
        track: (Int, Int)? = nil, brand: String = "heic", before: Int = 0
    ) -> [UInt8] {
        let box = Containers.box
        var meta = [0, 0, 0, 0] + box("hdlr", Containers.big(0, 8) + Array("pict".utf8) + Containers.big(0, 13))
        meta += box("iprp", box("ipco", box("ispe", Containers.big(0, 4) + sized(item, 4))))
        if let canvas {
            let entry = [2, 0, 0, 0, 0, 7, 0, 0] + Array("\(kind)\0".utf8)
            meta += box("iinf", [0, 0, 0, 0, 0, 1] + box("infe", entry))
            // Item 7 is in the box of data, at its start.
            let place: [UInt8] = [0, 7, 0, 1, 0, 0, 0, 1] + Containers.big(0, 4) + Containers.big(20, 4)
            meta += box("iloc", [1, 0, 0, 0, 0x44, 0, 0, 1] + place)
            meta += box("idat", [0, 1] + Containers.big(0, fill) + sized(canvas, 4))
        }
        var bytes = box("ftyp", Array("\(brand)\0\0\0\0mif1\(brand)".utf8))
        if before > 0 { bytes += box("free", [UInt8](repeating: 0, count: before)) }
        bytes += box("meta", meta)
        if let track {
            let entry = box("hvc1", Containers.big(0, 24) + sized(track, 2) + Containers.big(0, 50))
            let table = box("stbl", box("stsd", Containers.big(0, 4) + Containers.big(1, 4) + entry))
            bytes += box("moov", box("trak", box("mdia", box("minf", table))))
        }
        return bytes + box("mdat", Pictures.noise(64))
    }

    static func jpeg2000(header: (Int, Int), codestream: (Int, Int)) -> [UInt8] {
        let box = Containers.box
        let size =
            [0xFF, 0x4F, 0xFF, 0x51] + Containers.big(41, 2) + [0, 0] + sized(codestream, 4) + Containers.big(0, 8)
            + sized(codestream, 4) + Containers.big(0, 8) + [0, 1, 7, 1, 1]
        let information = Containers.big(header.1, 4) + Containers.big(header.0, 4) + [0, 1, 7, 7, 0, 0]
        return box("jP  ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jp2 \0\0\0\0jp2 ".utf8))
            + box("jp2h", box("ihdr", information)) + box("jp2c", size + Pictures.noise(60) + [0xFF, 0xD9])
    }

    static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
        var bytes = Pictures.jpeg()
        let frame = bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) } ?? 0
        bytes.replaceSubrange((frame + 5)..<(frame + 9), with: Containers.big(height, 2) + Containers.big(width, 2))
        return bytes
    }

    static func tga(_ width: Int, _ height: Int) -> [UInt8] {
        [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Containers.little(width, 2) + Containers.little(height, 2) + [24, 0x20]
            + Pictures.noise(200)
    }

    static func dds(_ width: Int, _ height: Int) -> [UInt8] {
        Array("DDS ".utf8) + Containers.little(124, 4) + Containers.little(0x1007, 4) + Containers.little(height, 4)
            + Containers.little(width, 4) + Pictures.noise(200)
    }
}
