/// Classes of characters that text parsers distinguish, byte by byte.
enum ByteClass {
    /// Checks whether a byte is a space or a tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Checks whether a byte may occur in Base64.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4648#section-4
    static func isBase64(_ byte: UInt8) -> Bool {
        byte.asciiLowercased &- 0x61 < 26 || (0x2F...0x39).contains(byte) || byte == 0x2B || byte == 0x3D
    }

    /// Checks whether a byte may occur in an identifier: a letter, a digit, `_`, `$`, or anything that is not ASCII.
    @inline(__always)
    static func isIdentifierByte(_ byte: UInt8) -> Bool {
        // One bit for each of the 128 ASCII characters.
        let (low, high): (UInt64, UInt64) = (0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE)
        return byte >= 0x80 || (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    /// Checks whether a byte may occur in a name with dots, slashes, colons or hyphens.
    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "*"),
            UInt8(ascii: "@"):
            true
        default:
            isIdentifierByte(byte)
        }
    }
}
