import MIMETypes

/// Reads numbers and text references out of a packed table.
struct PackedReader {
    private let start: UnsafePointer<UInt8>
    /// The number of bytes.
    let count: Int
    private let text: StaticString

    /// - Parameters:
    ///   - numbers: fields of digits.
    ///   - text: the pool that text references point into.
    init(_ numbers: StaticString, text: StaticString = "") {
        start = numbers.utf8Start
        count = numbers.utf8CodeUnitCount
        self.text = text
    }

    /// The number of `width` digits at an offset.
    @inline(__always)
    func number(at offset: Int, width: Int) -> Int {
        // The tables are constants, and the tests read every record of them.
        assert(offset >= 0 && offset + width <= count, "the table is broken")
        return PackedFormat.number(start + offset, width: width)
    }

    /// The text that three digits of offset and two of length refer to.
    @inline(__always)
    func text(at offset: Int) -> ConstantText {
        ConstantText(
            text, offset: number(at: offset, width: 3), count: number(at: offset + 3, width: 2))
    }

    /// The number of slots if this is a hash table.
    var slotCount: Int { count / 3 }
}
