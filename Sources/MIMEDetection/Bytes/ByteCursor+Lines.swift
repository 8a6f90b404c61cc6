extension ByteCursor {
    /// Takes the bytes up to the end of the line, which is passed over, without the blanks at their end.
    mutating func takeTrimmedLine() -> UnsafeRawBufferPointer {
        let line = takeLine()
        var end = line.count
        while end > 0, ByteClass.isBlank(line[end - 1]) { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: line[..<end])
    }
}
