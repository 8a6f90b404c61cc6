import MIMETypes

/// A set of a few ASCII characters to test bytes against.
struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Makes a set of the characters in a string.
    init(_ characters: StaticString) {
        for byte in ConstantText(characters).bytes {
            precondition(byte < 0x80, "only ASCII characters have a place")
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }
}
