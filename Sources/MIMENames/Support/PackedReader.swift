package import MIMETypes

/// Reads numbers and texts out of a packed table.
package struct PackedReader {
    @usableFromInline let table: StaticString

    @inlinable
    package init(_ table: StaticString) {
        self.table = table
    }

    /// The number of bytes.
    @inlinable
    package var count: Int { table.utf8CodeUnitCount }

    /// The number of `width` digits at an offset.
    @inlinable
    @inline(__always)
    package func number(at offset: Int, width: Int) -> Int {
        // The tables are constants, and the tests read every record of them.
        assert(offset >= 0 && offset + width <= count, "the table is broken")
        // As `PackedFormat.number`, which the compiler does not inline into another module.
        var number = 0
        for place in 0..<width { number = number << 6 | Int(table.utf8Start[offset + place] &- 0x30) }
        return number
    }

    @inlinable
    @inline(__always)
    package func text(at offset: Int, count: Int) -> ConstantText {
        ConstantText(table, offset: offset, count: count)
    }
}
