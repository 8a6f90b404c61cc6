import MIMETypes

/// Tests for text with control characters left by a typing error, an editor or an encoding.
///
/// Vim scripts contain keys as they are typed, after Control-V. GNU info files separate their nodes with a unit
/// separator. ISO 2022 encodings use two control characters to shift between character sets.
/// https://ecma-international.org/publications-and-standards/standards/ecma-35/
enum StrayControls {
    /// The minimum number of bytes for a statement about what is rare.
    private static let minLength = 32
    /// In ASCII and UTF-8, which binary data hardly ever resembles, one in this many bytes may be a control character.
    private static let rarity = 16
    /// One in this many bytes may be Control-V, which comes before every key that is meant literally.
    private static let rarityOfQuotes = 16
    /// In eight-bit encodings, in which nearly every byte is a character, one in this many bytes may be a control
    /// character.
    private static let rarityAmongEightBits = 100
    /// The maximum average number of bytes before a space or a line end.
    private static let longestWord = 20

    /// Returns the encoding of text with a few control characters that are unusual in text; nil if there are too many,
    /// or a NUL.
    static func form(of bytes: UnsafeRawBufferPointer) -> TextForm? {
        guard let counts = Counts(bytes), counts.nuls == 0, counts.total > 0 else { return nil }
        guard let form = base(of: bytes) else { return nil }
        let isEightBit = form == .unknown8Bit
        guard counts.others <= bytes.count / (isEightBit ? rarityAmongEightBits : rarity) else { return nil }
        return !isEightBit || hasWords(bytes) ? form : nil
    }

    /// Checks whether bytes are text apart from a few NULs, with no more other controls than text may have.
    static func areFewNULs(in bytes: UnsafeRawBufferPointer) -> Bool {
        guard ByteCursor(bytes).contains(0), let counts = Counts(bytes),
            counts.others <= bytes.count / rarityAmongEightBits
        else { return false }
        return base(of: bytes) != nil
    }

    /// Checks whether bytes are UTF-8 apart from any number of NULs and a few other controls.
    ///
    /// Text may be padded with NULs, list all controls for a test, contain data between them, or be in UTF-16 or UTF-32
    /// without a byte order mark. The bytes of a character are only counted.
    static func isUTF8WithControls(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard isCountedUTF8(bytes) else { return false }
        let nuls = ByteTally.count(of: 0, in: bytes)
        let others = ByteTally(bytes).controls - nuls
        let characters = bytes.count - nuls - others
        let hasWords = characters >= minLength / 4 && characters > bytes.count / maxNULsForACharacter
        return hasWords && others <= characters / rarityAmongCharacters
    }

    /// Checks whether each first byte of a character is followed by as many bytes as it indicates.
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

    /// Checks whether nearly all bytes are ASCII characters, and few of the others are controls: text with errors in
    /// its encoding.
    static func isMostlyASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ByteTally(bytes) { ($0.high + $0.controls) * 8 > bytes.count || $0.controls * rarity > bytes.count } != nil
    }

    /// Checks whether there are more controls than in text in any encoding.
    ///
    /// In UTF-16, every other byte of text in Chinese or Japanese is spread over all values, a ninth of which are
    /// controls, and text in a script with fewer characters may have any number; in other encodings, controls are rare.
    /// Of random data, a ninth are controls; of structures, more.
    static func areTooMany(in bytes: UnsafeRawBufferPointer) -> Bool {
        let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(longestSample))
        return start.count >= shortestSample && ByteTally(start).controls * rarityInData >= start.count
            && !isInOneBlock(start)
    }

    /// Checks whether every other byte is the same and not zero, as in UTF-16 text in a script of at most 256
    /// characters; zero belongs to ASCII.
    private static func isInOneBlock(_ bytes: UnsafeRawBufferPointer) -> Bool {
        (0...1).contains { parity in
            let block = bytes[bytes.count / 2 & ~1 | parity]
            return block != 0
                && stride(from: parity, to: bytes.count, by: 2).allSatisfy { bytes[$0] == block || bytes[$0] == 0 }
        }
    }

    /// The numbers of bytes at the start that are examined, and one in how many of them must be a control.
    ///
    /// Of fifty pieces of random data of this length, one has fewer.
    private static let (shortestSample, longestSample, rarityInData) = (64, 512, 12)

    /// Checks whether short data has words and no control characters: it may be text in an encoding that so few bytes
    /// don't show.
    ///
    /// Of random data of this length, one in a thousand pieces is like that.
    static func areWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= shortestWords && ByteTally(bytes, unless: { $0.controls > 0 }) != nil && hasWords(bytes)
    }

    /// The minimum number of bytes for words.
    private static let shortestWords = 24

    /// Checks whether many bytes at the start are text in lines, whatever follows them.
    static func startsAsText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > longestStart else { return false }
        let start = UnsafeRawBufferPointer(rebasing: bytes[..<longestStart])
        let form = start.allSatisfy { Charset.isTextByte($0) } ? TextForm.detect(start, isWhole: false) : nil
        return (form == .usASCII || form == .utf8) && hasWords(start)
    }

    /// The number of bytes that must be text, so that they can't be the description of an image or of a program.
    private static let longestStart = 512

    /// The maximum number of NULs per character; a character in UTF-32 has three.
    private static let maxNULsForACharacter = 5
    /// The number of characters per control other than NUL that may occur among them.
    private static let rarityAmongCharacters = 4

    /// Checks whether there are as many spaces and line ends as in text; few images and audio files have that many.
    private static func hasWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ByteTally(bytes).breaks * longestWord >= bytes.count
    }

    /// Returns the encoding of the bytes with a space in place of each control.
    private static func base(of bytes: UnsafeRawBufferPointer) -> TextForm? {
        let replaced = bytes.map { isControl($0) ? 0x20 : $0 }
        return replaced.withUnsafeBytes { TextForm.detect($0, isWhole: false) }
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x80 && !Charset.isTextByte(byte)
    }

    /// The number of controls of each kind.
    private struct Counts {
        /// The number of NULs that any text may have, and one in how many bytes may be a NUL in long text.
        private static let (maxNULs, rarityOfNULs) = (2, 500)

        private(set) var nuls = 0
        private(set) var others = 0
        private var quotes = 0
        private var shifts = 0

        /// Counts the controls until there are too many for text, which is soon in most binary data.
        init?(_ bytes: UnsafeRawBufferPointer) {
            guard bytes.count >= minLength else { return nil }
            let (most, maxQuotes) = (bytes.count / rarity, bytes.count / rarityOfQuotes)
            let maxNULs = max(Self.maxNULs, bytes.count / Self.rarityOfNULs)
            guard !ByteTally.has(0, moreThan: maxNULs, in: bytes) else { return nil }
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
            // Text that shifts out of the first set first designates the set that it shifts to.
            if shifts > 0, !Self.designatesSets(bytes) { others += shifts }
        }

        var total: Int { nuls + others + quotes + shifts }

        /// Checks whether a second set of characters is designated, as in ISO-2022-KR and ISO-2022-CN.
        ///
        /// https://www.rfc-editor.org/rfc/rfc1557, https://www.rfc-editor.org/rfc/rfc1922
        private static func designatesSets(_ bytes: UnsafeRawBufferPointer) -> Bool {
            var cursor = ByteCursor(bytes)
            return cursor.skip(behind: "\u{1B}$)")
        }
    }
}
