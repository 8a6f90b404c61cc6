import MIMETypes

/// Control characters left in a text by a slip of the keyboard, an editor or an encoding.
///
/// Vim scripts contain keys as they are typed, after Control-V. GNU info files separate their nodes with a unit
/// separator. ISO 2022 encodings shift between character sets with two controls.
/// https://ecma-international.org/publications-and-standards/standards/ecma-35/
enum StrayControls {
    /// Fewer bytes than this say nothing about what is rare.
    private static let minLength = 32
    /// In ASCII and UTF-8, which binary data hardly ever looks like, one byte in this many may be a control character.
    private static let rarity = 16
    /// Control-V comes before every key that is meant literally.
    private static let rarityOfQuotes = 16
    /// In eight-bit encodings, where nearly every byte is a character, it is one in this many.
    private static let rarityAmongEightBits = 100
    /// Bytes up to a space or a line end, on average.
    private static let longestWord = 20

    /// The encoding of text with a few control characters that text does not usually have; nil if there are too many,
    /// or a NUL.
    static func charset(of bytes: UnsafeRawBufferPointer) -> Charset? {
        guard let counts = Counts(bytes), counts.nuls == 0, counts.total > 0 else { return nil }
        guard let charset = base(of: bytes) else { return nil }
        let isEightBit = charset == .unknown8Bit
        guard counts.others <= bytes.count / (isEightBit ? rarityAmongEightBits : rarity) else { return nil }
        return !isEightBit || hasWords(bytes) ? charset : nil
    }

    /// Whether bytes are text apart from a few NULs, with no more other controls than text may have.
    static func areFewNULs(in bytes: UnsafeRawBufferPointer) -> Bool {
        guard ByteCursor(bytes).contains(0), let counts = Counts(bytes),
            counts.others <= bytes.count / rarityAmongEightBits
        else { return false }
        return base(of: bytes) != nil
    }

    /// Whether bytes are UTF-8 apart from NULs, however many, and from other controls that are not many.
    ///
    /// A text may be padded with NULs, list all controls for a test, hold data between them, or be in UTF-16 or UTF-32
    /// without saying so. The bytes of a character are only counted.
    static func isUTF8WithControls(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard isCountedUTF8(bytes) else { return false }
        let nuls = ByteTally.count(of: 0, in: bytes)
        let others = ByteTally(bytes).controls - nuls
        let characters = bytes.count - nuls - others
        let hasWords = characters >= minLength / 4 && characters > bytes.count / maxNULsForACharacter
        return hasWords && others <= characters / rarityAmongCharacters
    }

    /// Whether as many bytes follow each first byte of a character as it says.
    private static func isCountedUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while position < bytes.count {
            position = ASCIIText.sevenBitEnd(in: bytes, from: position)
            guard position < bytes.count else { return true }
            let byte = bytes[position]
            position += 1
            if byte < 0x80 { continue }
            guard (0xC2...0xF4).contains(byte) else { return false }
            let end = min(position + (byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1), bytes.count)
            while position < end {
                guard bytes[position] & 0xC0 == 0x80 else { return false }
                position += 1
            }
        }
        return true
    }

    /// Whether nearly all bytes are characters of ASCII, and few of the others controls: text with mistakes in its
    /// encoding.
    static func isMostlyASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ByteTally(bytes) { ($0.high + $0.controls) * 8 > bytes.count || $0.controls * rarity > bytes.count } != nil
    }

    /// Whether many bytes at the start are text, in lines, whatever comes behind them.
    static func startsAsText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > longestStart else { return false }
        let start = UnsafeRawBufferPointer(rebasing: bytes[..<longestStart])
        let charset = start.allSatisfy { Charset.isTextByte($0) } ? Charset.detect(start.bytes, isWhole: false) : nil
        return (charset == .usASCII || charset == .utf8) && hasWords(start)
    }

    /// How many bytes have to be text so that it can't be the description of a picture or of a program.
    private static let longestStart = 512

    /// Each character of UTF-32 has three NULs.
    private static let maxNULsForACharacter = 5
    /// Among characters, one byte for this many of them may be another control than a NUL.
    private static let rarityAmongCharacters = 4

    /// Whether there are as many spaces and line ends as in text; few images and audio files have so many.
    private static func hasWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ByteTally(bytes).breaks * longestWord >= bytes.count
    }

    /// The encoding of the bytes with a space for each control.
    private static func base(of bytes: UnsafeRawBufferPointer) -> Charset? {
        let replaced = bytes.map { isControl($0) ? 0x20 : $0 }
        return replaced.withUnsafeBytes { Charset.detect($0.bytes, isWhole: false) }
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x80 && !Charset.isTextByte(byte)
    }

    /// How many controls there are of each kind.
    private struct Counts {
        /// This many in any text, and one byte in this many in a long one.
        private static let (maxNULs, rarityOfNULs) = (2, 500)

        private(set) var nuls = 0
        private(set) var others = 0
        private var quotes = 0
        private var shifts = 0

        /// Counts until there are too many for text, which is soon in most binary data.
        init?(_ bytes: UnsafeRawBufferPointer) {
            guard bytes.count >= minLength else { return nil }
            let (most, maxQuotes) = (bytes.count / rarity, bytes.count / rarityOfQuotes)
            let maxNULs = max(Self.maxNULs, bytes.count / Self.rarityOfNULs)
            // Most binary data has more NULs, and they are counted many at a time.
            guard ByteTally.count(of: 0, in: bytes) <= maxNULs else { return nil }
            for byte in bytes where byte < 0x20 || byte == 0x7F {
                switch byte {
                case _ where Charset.isTextByte(byte): continue
                case 0: nuls += 1
                case 0x16: quotes += 1
                case 0x0E, 0x0F: shifts += 1
                default: others += 1
                }
                if others > most || quotes > maxQuotes { return nil }
            }
            // Text that shifts out of the first set first says which set it shifts to.
            if shifts > 0, !Self.designatesSets(bytes) { others += shifts }
        }

        var total: Int { nuls + others + quotes + shifts }

        /// Whether a second set of characters is designated, as ISO-2022-KR and ISO-2022-CN do.
        ///
        /// https://www.rfc-editor.org/rfc/rfc1557, https://www.rfc-editor.org/rfc/rfc1922
        private static func designatesSets(_ bytes: UnsafeRawBufferPointer) -> Bool {
            var cursor = ByteCursor(bytes)
            return cursor.skip(behind: "\u{1B}$)")
        }
    }
}
