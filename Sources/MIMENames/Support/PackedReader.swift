public import MIMETypes

/// A reader of numbers and texts in a packed table.
@usableFromInline
package struct PackedReader {
    @usableFromInline let table: StaticString

    @inlinable
    package init(_ table: StaticString) {
        self.table = table
    }

    /// The number of bytes.
    @inlinable
    package var count: Int { table.utf8CodeUnitCount }

    /// Returns the number with `width` digits at an offset.
    @inlinable
    @inline(__always)
    package func number(at offset: Int, width: Int) -> Int {
        // The tables are constants, and the tests read every record of them.
        assert(offset >= 0 && offset + width <= count, "the table is broken")
        return PackedFormat.number(table.utf8Start + offset, width: width)
    }

    @inlinable
    @inline(__always)
    package func text(at offset: Int, count: Int) -> ConstantText {
        ConstantText(table, offset: offset, count: count)
    }
}
