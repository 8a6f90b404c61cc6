/// Distinguishes text in EBCDIC, the encodings of mainframes, from other bytes.
///
/// These encodings agree on letters, digits and the space, and differ in the rest.
/// https://www.ibm.com/docs/en/zos-basic-skills?topic=mainframe-ebcdic-character-set
enum EBCDIC {
    /// The minimum number of bytes for a decision.
    private static let minLength = 32

    /// Checks whether at least nine of ten bytes are letters, digits, spaces or line ends, and some of them are spaces.
    static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= minLength else { return false }
        // Most other data has too few or too many spaces; these are counted many bytes at a time.
        let spaces = ByteTally.count(of: space, in: bytes)
        guard spaces * 20 >= bytes.count, spaces * 2 < bytes.count else { return false }
        var others = 0
        for byte in bytes where !isOrdinary(byte) {
            others += 1
            if others * 10 > bytes.count { return false }
        }
        return true
    }

    private static let space: UInt8 = 0x40

    /// Checks whether a byte is a letter, a digit, a space or a line end: letters are in rows of nine, digits in a row
    /// of ten; lines end with 0x15 or 0x25, or with 0x0D and 0x25.
    private static func isOrdinary(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x81...0x89, 0x91...0x99, 0xA2...0xA9, 0xC1...0xC9, 0xD1...0xD9, 0xE2...0xE9, 0xF0...0xF9: true
        case space, 0x4B, 0x6B, 0x0D, 0x15, 0x25: true
        default: false
        }
    }
}
