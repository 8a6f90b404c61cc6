/// How the compiled tables are written, for `generate-tables`, and read, for the modules that have them.
///
/// A table is text in a `StaticString`, searched where it lies: nothing is parsed or allocated at start-up. Numbers are
/// written with 64 digits, the characters from `0` to `o`, in fields of fixed width. Look-ups spend their time
/// here, so what they call is inlined into other modules, which needs `@usableFromInline` at the type, too.
@usableFromInline
package enum PackedFormat {
    /// The digit for a number below 64.
    package static func digit(_ value: Int) -> UInt8 { 0x30 + UInt8(value) }

    /// Reads a number of `width` digits, four at most.
    @inlinable
    @inline(__always)
    package static func number(_ digits: UnsafePointer<UInt8>, width: Int) -> Int {
        var number = 0
        for position in 0..<width { number = number << 6 | Int(digits[position] &- 0x30) }
        return number
    }

    /// The hash under which a name is filed, letter case ignored.
    ///
    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/index.html
    @inlinable
    @inline(__always)
    package static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(ASCII.lowercased(byte))) &* 0x0100_0193 }
        // The low bits choose the slot, so they should depend on all the others.
        return Int(hash ^ hash >> 15)
    }

    /// The hash of a name in a string.
    package static func hash(_ name: String) -> Int {
        var name = name
        return name.withUTF8 { hash($0) }
    }

    /// The hash under which a list of rules is filed: the upper half of a product with the golden ratio.
    @inlinable
    @inline(__always)
    package static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }
}
