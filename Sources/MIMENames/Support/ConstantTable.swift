/// Numbers in the read-only data of the program, which need no work at start-up.
///
/// They are defined in C: Swift would make an array of them, which takes seconds to compile and whose existence is
/// checked at each use. Positions come from other tables, into which the generator has written them, so they are
/// checked in debug builds only.
@usableFromInline
package struct ConstantTable<Element: FixedWidthInteger>: RandomAccessCollection {
    @usableFromInline package let start: UnsafePointer<Element>
    @usableFromInline package let count: Int

    /// - Parameters:
    ///   - start: the first number, of a table that is never freed.
    ///   - count: the number of elements.
    @inlinable
    @inline(__always)
    package init(_ start: UnsafePointer<Element>, count: Int) {
        self.start = start
        self.count = count
    }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }

    @inlinable
    @inline(__always)
    package subscript(position: Int) -> Element {
        assert(position >= 0 && position < count, "a table has no such number")
        return start[position]
    }

    /// The address of a number, to read several from there on.
    @inlinable
    @inline(__always)
    package func address(of position: Int) -> UnsafePointer<Element> {
        assert(position >= 0 && position < count, "a table has no such number")
        return start + position
    }

    /// The numbers, for loops whose positions are known to be right.
    @inlinable
    @inline(__always)
    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }
}
