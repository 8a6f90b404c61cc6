/// A short list of array indices, stored without an allocation.
///
/// The list has room for the candidates of nearly all files; if there are more, all are moved to an array.
struct IndexList {
    private static let room = 16

    private(set) var count = 0
    private var first = SIMD16<UInt8>()
    private var rest: [Int] = []

    var isEmpty: Bool { count == 0 }

    /// The array index at a position of the list, which must be less than `count`.
    @inline(__always)
    subscript(place: Int) -> Int {
        if rest.isEmpty { return Int(first[place & (Self.room - 1)]) }
        return rest[place]
    }

    /// Adds an array index at the end.
    @inline(__always)
    mutating func append(_ index: Int) {
        insert(index, at: count)
    }

    /// Inserts an array index before a position of the list, or at the end.
    @inline(__always)
    mutating func insert(_ index: Int, at place: Int) {
        guard count < Self.room, index <= UInt8.max, rest.isEmpty else { return insertFar(index, at: place) }
        var last = count
        while last > place {
            first[last] = first[last - 1]
            last -= 1
        }
        first[place] = UInt8(index)
        count += 1
    }

    private mutating func insertFar(_ index: Int, at place: Int) {
        if rest.isEmpty { rest = (0..<count).map { Int(first[$0]) } }
        rest.insert(index, at: place)
        count += 1
    }

    static func + (left: IndexList, right: IndexList) -> IndexList {
        var both = left
        for place in 0..<right.count { both.append(right[place]) }
        return both
    }
}
