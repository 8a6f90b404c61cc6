extension ByteCursor {
    /// Takes the bytes up to the end of the line without trailing blanks, and moves past the line end.
    mutating func takeTrimmedLine() -> UnsafeRawBufferPointer {
        let line = takeLine()
        var end = line.count
        while end > 0, ByteClass.isBlank(line[end - 1]) { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: line[..<end])
    }
}
