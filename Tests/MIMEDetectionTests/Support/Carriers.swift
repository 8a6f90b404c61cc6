@testable import MIMEDetection

/// Small files of formats whose ends follow from what they refer to.
enum Carriers {
    private static func number(_ value: Int, _ width: Int, _ isLittle: Bool) -> [UInt8] {
        isLittle ? Containers.little(value, width) : Containers.big(value, width)
    }

    /// A TIFF of one strip or tile, with another directory that a field refers to.
    static func tiff(isLittle: Bool = true, isBig: Bool = false, isTiled: Bool = false, lengths: Bool = true) -> [UInt8]
    {
        let width = isBig ? 8 : 4
        let header =
            Array((isLittle ? "II" : "MM").utf8) + number(isBig ? 43 : 42, 2, isLittle)
            + (isBig ? number(8, 2, isLittle) + number(0, 2, isLittle) : []) + number(isBig ? 16 : 8, width, isLittle)
        let (data, length) = isTiled ? (324, 325) : (273, 279)
        let count = lengths ? 5 : 4
        let fieldLength = isBig ? 20 : 12
        let next = header.count + (isBig ? 8 : 2) + count * fieldLength + width
        let inner = (isBig ? 8 : 2) + fieldLength + width
        func field(_ tag: Int, _ value: Int) -> [UInt8] {
            number(tag, 2, isLittle) + number(4, 2, isLittle) + number(1, width, isLittle) + number(value, 4, isLittle)
                + (isBig ? [0, 0, 0, 0] : [])
        }
        func directory(_ fields: [[UInt8]]) -> [UInt8] {
            number(fields.count, isBig ? 8 : 2, isLittle) + fields.flatMap(\.self) + number(0, width, isLittle)
        }
        // A value of four bytes stands at the start of a field of eight, so BigTIFF is in little-endian order here.
        var fields = [field(256, 4), field(257, 4), field(data, next + inner)]
        if lengths { fields.append(field(length, 16)) }
        return header + directory(fields + [field(330, next)]) + directory([field(256, 2)]) + Array(1...16)
    }

    static func psd(isLarge: Bool = false, isPacked: Bool = false) -> [UInt8] {
        let header =
            Array("8BPS".utf8) + Containers.big(isLarge ? 2 : 1, 2) + [UInt8](repeating: 0, count: 6)
            + Containers.big(3, 2) + Containers.big(2, 4) + Containers.big(5, 4) + Containers.big(8, 2)
            + Containers.big(3, 2)
        let sections = [UInt8](repeating: 0, count: isLarge ? 16 : 12)
        if !isPacked { return header + sections + [0, 0] + Array(1...30) }
        let lengths = [UInt8](repeating: 0, count: 6).flatMap { _ in Containers.big(2, isLarge ? 4 : 2) }
        return header + sections + [0, 1] + lengths + Array(1...12)
    }

    /// Bits from the highest of each byte on, filled with zeros.
    private static func packed(_ bits: String) -> [UInt8] {
        let digits = Array(bits.utf8.filter { $0 != 0x20 })
        return stride(from: 0, to: digits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 << 1 | (start + $1 < digits.count ? digits[start + $1] & 1 : 0) }
        }
    }

    /// A FLAC of frames with each kind of samples.
    static let flac: [UInt8] = {
        let info =
            [0, 16, 0, 16] + [UInt8](repeating: 0, count: 6) + [0x0A, 0xC4, 0x40, 0xF0]
            + [UInt8](repeating: 0, count: 20)
        let ones = String(repeating: "100", count: 16)
        let channels = [
            "0 000000 0 0000000000000001", "0 000001 0" + String(repeating: "0000000011111111", count: 16),
            "0 001000 0 00 0000 0010" + ones,
            "0 100000 1 001 0000000000001 0011 00000 0101 00 0000 0010" + String(ones.dropFirst(3)),
            "0 001000 0 01 0000 11111 00111" + String(repeating: "1010101", count: 16),
        ]
        return Array("fLaC".utf8) + [0x80, 0, 0, 34] + info
            + channels.enumerated().flatMap { number, channel -> [UInt8] in
                let header: [UInt8] = [0xFF, 0xF8, 0x60, 0x08, UInt8(number), 15]
                let sum = header.withUnsafeBytes { FLACFrame.checksum($0[...]) }
                return header + [sum] + packed(channel) + [0xAB, 0xCD]
            }
    }()

    /// Frames of MP3 behind a tag, and before others.
    static let mp3: [UInt8] = {
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0] + [UInt8](repeating: 0, count: 413)
        let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 10)
        let ape = Array("APETAGEX".utf8) + Containers.little(2000, 4) + Containers.little(32, 4)
        let lyrics = Array("LYRICSBEGININD0000200LYR00003abc000031LYRICS200".utf8)
        let last = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
        return tag + frame + frame + frame + frame + ape + [UInt8](repeating: 0, count: 48) + lyrics + last
    }()

    /// 8 × 8 pixels, all fields as by default.
    static let jxl: [UInt8] = [0xFF, 0x0A, 0x41, 6, 1, 0x14, 0, 9, 8, 7, 6, 5]

    /// A recording of a browser, which doesn't know its length when it begins.
    static let webm: [UInt8] = {
        func element(_ name: [UInt8], _ data: [UInt8]) -> [UInt8] { name + [0x80 | UInt8(data.count)] + data }
        let unknown: [UInt8] = [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        let header = element([0x42, 0x82], Array("webm".utf8)) + element([0x42, 0x87], [4])
        return element([0x1A, 0x45, 0xDF, 0xA3], header) + [0x18, 0x53, 0x80, 0x67] + unknown
            + element([0x15, 0x49, 0xA9, 0x66], element([0x2A, 0xD7, 0xB1], [0x0F, 0x42, 0x40]))
            + [0x1F, 0x43, 0xB6, 0x75] + unknown + element([0xE7], [0]) + element([0xA3], Array(1...40))
    }()
}
