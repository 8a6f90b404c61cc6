/// What the writer and the reader of compiled-in tables have to agree on.
///
/// A table is text in a `StaticString`, searched where it lies: nothing is parsed or allocated at start-up. Numbers are
/// written with 64 digits, the characters from `0` to `o`, in fields of fixed width.
package enum PackedFormat {
    private static let zero: UInt8 = 0x30

    /// The digit for a number below 64.
    package static func digit(_ value: Int) -> UInt8 { zero + UInt8(value) }

    /// Reads a number of `width` digits.
    @inline(__always)
    package static func number(_ digits: UnsafePointer<UInt8>, width: Int) -> Int {
        var value = 0
        for position in 0..<width { value = value << 6 | Int(digits[position] &- zero) }
        return value
    }

    /// The hash under which a name is filed, letter case ignored.
    ///
    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/index.html
    @inline(__always)
    package static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(ASCII.lowercased(byte))) &* 0x0100_0193 }
        // The low bits choose the slot, so they should depend on all the others.
        return Int(hash ^ hash >> 15)
    }
}
