import MIMETypes

extension TextForm {
    /// Detects the encoding of the head of a resource; nil if it is not text.
    init?(headOf resource: Resource) throws(ResourceError) {
        let form: TextForm?
        if let known = resource.formOfHead {
            form = known
        } else {
            let isWhole = try resource.isHeadWhole()
            form = Self.detect(try resource.headBuffer(), isWhole: isWhole)
            resource.formOfHead = .some(form)
        }
        guard let form else { return nil }
        self = form
    }

    /// Detects the encoding of bytes; nil if they are not text.
    ///
    /// Unless the bytes are the whole content, they may end within a character.
    static func detect(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> TextForm? {
        if let marked = byteOrderMark(bytes) {
            let isText =
                switch marked {
                case .utf8: asciiOnlyUTF8(bytes, isWhole: isWhole) != nil
                default: WideText(bytes, marked).isText
                }
            return isText ? marked : nil
        }
        if let isASCII = asciiOnlyUTF8(bytes, isWhole: isWhole) { return isASCII ? .usASCII : .utf8 }
        if let wide = unmarkedWide(bytes) { return wide }
        return isEightBitText(bytes) ? .unknown8Bit : StrayControls.form(of: bytes)
    }

    /// Returns the encoding of wide characters without a byte order mark.
    private static func unmarkedWide(_ bytes: UnsafeRawBufferPointer) -> TextForm? {
        guard bytes.count >= 4 else { return nil }
        let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(64))
        guard start.contains(0) else { return nil }
        func fits(_ form: TextForm) -> Bool {
            WideText(start, form).startsLikeText && WideText(bytes, form).isPlausible
        }
        // In most binary data, two bytes that UTF-16 would read as one character are NULs.
        let pairs = stride(from: 0, to: start.count - 1, by: 2)
        if !pairs.contains(where: { start.loadUnaligned(fromByteOffset: $0, as: UInt16.self) == 0 }) {
            if fits(.utf16LE) { return .utf16LE }
            if fits(.utf16BE) { return .utf16BE }
        }
        // No character of UTF-32 has a highest byte other than NUL.
        if start[3] == 0, fits(.utf32LE) { return .utf32LE }
        return start[0] == 0 && fits(.utf32BE) ? .utf32BE : nil
    }

    /// Returns the encoding that a byte order mark indicates.
    ///
    /// https://www.unicode.org/faq/utf_bom.html#bom4
    private static func byteOrderMark(_ bytes: UnsafeRawBufferPointer) -> TextForm? {
        guard let first = bytes.first, first == 0 || first >= 0xEF else { return nil }
        if bytes.bigEndian(at: 0, width: 3) == 0xEFBBBF { return .utf8 }
        // UTF-32 comes before UTF-16, because the mark of the latter is the start of the former's.
        switch bytes.bigEndian(at: 0, width: 4) {
        case 0xFFFE_0000: return .utf32LE
        case 0x0000_FEFF: return .utf32BE
        default: break
        }
        switch bytes.bigEndian(at: 0, width: 2) {
        case 0xFFFE: return .utf16LE
        case 0xFEFF: return .utf16BE
        default: return nil
        }
    }

    /// Checks for well-formed UTF-8 without control characters.
    ///
    /// https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G27506
    ///
    /// - Returns: whether all of it is ASCII, or nil if it is not UTF-8 text.
    private static func asciiOnlyUTF8(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Bool? {
        var position = 0
        var isASCII = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                guard Charset.isTextByte(byte) else {
                    // Text may end with the end-of-file characters of CP/M and DOS.
                    let isEnd = position > 0 && bytes[position...].allSatisfy { $0 == 0x1A }
                    return isEnd ? isASCII : nil
                }
                position = ASCIIText.end(in: bytes, from: position + 1)
                continue
            }
            let isFirst = isASCII
            isASCII = false
            // In most alphabets, a letter takes two bytes.
            if (0xC2...0xDF).contains(byte), position + 1 < bytes.count, bytes[position + 1] & 0xC0 == 0x80 {
                position += 2
                continue
            }
            guard let (length, second) = utf8Form(byte) else { return nil }
            for offset in 1..<length {
                // If the content itself ends within a character, the characters before it decide.
                guard position + offset < bytes.count else { return isWhole && isFirst ? nil : false }
                let range = offset == 1 ? second : 0x80...0xBF
                guard range.contains(bytes[position + offset]) else { return nil }
            }
            position += length
        }
        return isASCII
    }

    /// Returns the length of the sequence that a byte starts, and the range of the byte after it.
    private static func utf8Form(_ first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }

    /// Checks for text in Latin-1, Windows-1252, KOI8 and the like: it has no control characters, and has words between
    /// spaces.
    private static func isEightBitText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let tally = ByteTally(bytes, unless: { $0.controls > 0 }) else { return false }
        if tally.high * 2 > bytes.count, isFilled(bytes, tally) { return false }
        // A few random bytes may contain no control character by chance; many hardly ever do.
        return bytes.count >= 64 || tally.high * 2 <= bytes.count || bytes.count >= 8 && isDense(bytes)
            || bytes.count >= 32 && tally.breaks >= 3 && tally.breaks * 20 >= bytes.count
    }

    /// Checks whether one byte makes up most of the data, as in erased flash memory and white pixels, or whether there
    /// is no space or line end in many bytes.
    ///
    /// At most half of the bytes of a text are the same: the first ones of Hiragana in EUC-JP.
    private static func isFilled(_ bytes: UnsafeRawBufferPointer, _ tally: ByteTally) -> Bool {
        guard bytes.count >= 64 else { return false }
        if bytes.count >= 2048, tally.breaks == 0 { return true }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { counts in
            counts.initialize(repeating: 0)
            for byte in bytes { counts[Int(byte)] &+= 1 }
            return Int(counts.max() ?? 0) * 5 > bytes.count * 3
        }
    }

    /// Checks whether bytes, most of which are not ASCII, have values that encodings use for letters.
    ///
    /// In ISO 8859, KOI8, EUC and GB 2312, these values are 0xA1 or more; in Shift JIS, pairs with a first byte in a
    /// few ranges.
    /// https://encoding.spec.whatwg.org/#legacy-multi-byte-japanese-encodings
    private static func isDense(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.allSatisfy({ $0 < 0x80 || $0 >= 0xA1 }) { return true }
        var (position, pairs) = (0, 0)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            guard byte >= 0x80, !(0xA1...0xDF).contains(byte) else { continue }
            guard (0x81...0x83).contains(byte) || (0x88...0x9F).contains(byte) || (0xE0...0xEA).contains(byte),
                position < bytes.count, bytes[position] >= 0x40, bytes[position] != 0x7F, bytes[position] <= 0xFC
            else { return false }
            position += 1
            pairs += 1
        }
        return pairs >= 5
    }
}
