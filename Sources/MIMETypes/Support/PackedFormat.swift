/// The encoding of the compiled tables, shared by `generate-tables`, which writes them, and the modules that read them.
///
/// A table is text in a `StaticString` that is searched in place: nothing is parsed or allocated at start-up. Numbers
/// are written in base 64, with the characters from `0` to `o` as digits, in fields of fixed width. Look-ups spend
/// their time here, so the functions that they call are inlined into other modules, which requires `@usableFromInline`
/// on the type, too.
@usableFromInline
package enum PackedFormat {
    /// The digit for a number below 64.
    package static func digit(_ value: Int) -> UInt8 { 0x30 + UInt8(value) }

    /// Reads a number of `width` digits, at most four.
    @inlinable
    @inline(__always)
    package static func number(_ digits: UnsafePointer<UInt8>, width: Int) -> Int {
        var number = 0
        for position in 0..<width { number = number << 6 | Int(digits[position] &- 0x30) }
        return number
    }

    /// Returns the hash under which a name is stored, ignoring case.
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

    /// Returns the same hash of a name in lowercase.
    @inlinable
    @inline(__always)
    package static func hash(lowercased name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }

    /// Returns the hash of a name in a string.
    package static func hash(_ name: String) -> Int {
        var name = name
        return name.withUTF8 { hash($0) }
    }

    /// Returns the hash under which a list of rules is stored: the upper half of a product with the golden ratio.
    @inlinable
    @inline(__always)
    package static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }
}
