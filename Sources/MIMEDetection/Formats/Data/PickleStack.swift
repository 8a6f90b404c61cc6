/// The number of objects on the stack of a program for the first two versions of Python's pickle protocol.
///
/// https://github.com/python/cpython/blob/main/Lib/pickletools.py
struct PickleStack {
    private var count = 0
    /// The number of objects below each mark.
    private var marks: [Int] = []

    /// Whether there is one object, which is the program's result.
    var isDone: Bool { count == 1 && marks.isEmpty }

    /// Follows an instruction.
    ///
    /// - Returns: false if the stack doesn't contain what the instruction takes, or if a later version has the
    ///   instruction.
    mutating func follow(_ instruction: UInt8) -> Bool {
        switch instruction {
        case UInt8(ascii: "("):
            marks.append(count)
            return true
        case UInt8(ascii: "1"): return clear()
        case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "o"):
            return clear() && replace(0, with: 1)
        case UInt8(ascii: "e"), UInt8(ascii: "u"): return clear() && replace(1, with: 1)
        case UInt8(ascii: "0"): return replace(1, with: 0)
        case UInt8(ascii: "2"): return replace(1, with: 2)
        case UInt8(ascii: "Q"), UInt8(ascii: "p"), UInt8(ascii: "q"), UInt8(ascii: "r"): return replace(1, with: 1)
        case UInt8(ascii: "R"), UInt8(ascii: "a"), UInt8(ascii: "b"): return replace(2, with: 1)
        case UInt8(ascii: "s"): return replace(3, with: 1)
        default: return instruction < 0x80 && replace(0, with: 1)
        }
    }

    /// Removes the last mark and the objects above it.
    private mutating func clear() -> Bool {
        guard let last = marks.popLast() else { return false }
        count = last
        return true
    }

    /// Replaces the top objects, all of which must be above the last mark, with others.
    private mutating func replace(_ taken: Int, with made: Int) -> Bool {
        guard count - (marks.last ?? 0) >= taken else { return false }
        count += made - taken
        return true
    }
}
