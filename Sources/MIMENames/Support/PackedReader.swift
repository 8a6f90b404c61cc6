public import MIMETypes

/// A reader for a packed table: a constant string that contains numbers and texts.
@usableFromInline
package struct PackedReader {
    @usableFromInline let table: StaticString

    @inlinable
    package init(_ table: StaticString) {
        self.table = table
    }

    /// The number of bytes in the table.
    @inlinable
    package var count: Int { table.utf8CodeUnitCount }

    /// Returns the number that is stored in `width` digits at an offset.
    @inlinable
    @inline(__always)
    package func number(at offset: Int, width: Int) -> Int {
        // The tables are constants, and the tests read every record, so release builds need no check.
        assert(offset >= 0 && offset + width <= count, "the table is broken")
        return PackedFormat.number(table.utf8Start + offset, width: width)
    }

    @inlinable
    @inline(__always)
    package func text(at offset: Int, count: Int) -> ConstantText {
        assert(offset >= 0 && count >= 0 && offset + count <= self.count, "the table is broken")
        return ConstantText(table.utf8Start + offset, count: count)
    }
}
