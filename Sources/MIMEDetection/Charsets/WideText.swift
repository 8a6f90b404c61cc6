import MIMETypes

/// Bytes read as UTF-16 or UTF-32.
struct WideText {
    private let bytes: UnsafeRawBufferPointer
    private let width: Int
    private let isBigEndian: Bool

    init(_ bytes: UnsafeRawBufferPointer, _ form: TextForm) {
        self.bytes = bytes
        width = form == .utf32LE || form == .utf32BE ? 4 : 2
        isBigEndian = form == .utf16BE || form == .utf32BE
    }

    private var count: Int { bytes.count / width }

    @inline(__always)
    private func unit(_ position: Int) -> UInt32 {
        if width == 2 {
            let unit = bytes.loadUnaligned(fromByteOffset: position * 2, as: UInt16.self)
            return UInt32(isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
        }
        let unit = bytes.loadUnaligned(fromByteOffset: position * 4, as: UInt32.self)
        return isBigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
    }

    /// The units as ASCII, with a question mark in place of each other unit and without byte order marks.
    var narrowed: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { narrow, length in
            for position in 0..<count {
                let value = unit(position)
                if value == 0xFEFF { continue }
                narrow[length] = value < 0x80 ? UInt8(value) : UInt8(ascii: "?")
                length += 1
            }
        }
    }

    /// Whether no unit is a control character or outside Unicode.
    var isText: Bool {
        (0..<count).allSatisfy { position in
            let value = unit(position)
            return value < 0x80 ? Charset.isTextByte(UInt8(value)) : value <= 0x10FFFF
        }
    }

    /// Whether the bytes are plausible as text without a byte order mark: nearly all units are printable ASCII, or
    /// enough of them are letters in common use, with spaces or line ends between them.
    var isPlausible: Bool {
        guard bytes.count % width == 0 else { return false }
        var (ascii, breaks, unusual) = (0, 0, 0)
        for position in 0..<count {
            let value = unit(position)
            if value < 0x80 {
                guard Charset.isTextByte(UInt8(value)) else { return false }
                ascii += 1
                if value == 0x20 || value == 0x0A { breaks += 1 }
            } else if !Self.isUsual(value) {
                guard value <= 0x10FFFF else { return false }
                unusual += 1
            }
        }
        if (count - ascii) * 10 <= count { return true }
        // A few unusual characters among many letters and spaces are symbols in text.
        if count >= 64, ascii * 2 >= count, breaks * 20 >= count { return true }
        return count >= 8 && breaks > 0 && unusual == 0
    }

    /// Whether the first bytes may be the start of such text; this quickly rules out most binary data.
    var startsLikeText: Bool {
        var (strange, unusual) = (0, 0)
        for position in 0..<count {
            let value = unit(position)
            guard value >= 0x80 || Charset.isTextByte(UInt8(value)), value <= 0x10FFFF else { return false }
            if value >= 0x80 { strange += 1 }
            if !Self.isUsual(value) { unusual += 1 }
        }
        return unusual == 0 || strange * 2 <= count
    }

    /// Checks whether a character belongs to one of the scripts in which most text is written, or to their punctuation.
    ///
    /// https://www.unicode.org/charts
    private static func isUsual(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x250, 0x370..<0x1100, 0x1200..<0x1380, 0x1780..<0x1800, 0x200B..<0x2028, 0x20AC, 0x2116,
            0x3000..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFFF0:
            true
        default:
            false
        }
    }
}
