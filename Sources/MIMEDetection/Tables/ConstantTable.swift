/// Numbers in the read-only data of the program, which need no work when it starts.
///
/// They are defined in C: Swift would make an array of them, which takes seconds to compile and is asked at each use
/// whether it exists yet. Positions are those that the generator has written into other tables, so they are checked in
/// debug builds only.
struct ConstantTable<Element: FixedWidthInteger>: RandomAccessCollection {
    private let start: UnsafePointer<Element>
    let count: Int

    /// - Parameters:
    ///   - start: the first number, of a table that is never freed.
    ///   - count: how many there are.
    @inline(__always)
    init(_ start: UnsafePointer<Element>, count: Int) {
        self.start = start
        self.count = count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    @inline(__always)
    subscript(position: Int) -> Element {
        assert(position >= 0 && position < count, "a table has no such number")
        return start[position]
    }

    /// The numbers, for loops whose positions are known to be right.
    @inline(__always)
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }
}
