/// The parts of a stream that were kept: its start, and its end if there were more bytes than fit in the start.
struct StreamSource: ByteSource {
    let head: [UInt8]
    let tail: ArraySlice<UInt8>
    /// The number of bytes in the stream; nil if it has not ended.
    let size: Int?
    /// The offset of the tail, in bytes from the start of the stream.
    private let tailStart: Int

    init(head: [UInt8], tail: ArraySlice<UInt8>, count: Int, isComplete: Bool) {
        self.head = head
        self.tail = tail
        size = isComplete ? count : nil
        tailStart = count - tail.count
    }

    /// Copies bytes from one of the two parts, or from both if there is no gap; bytes that were not kept are not
    /// copied.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        guard offset >= 0 else { return 0 }
        var total = 0
        if offset < head.count { total = Self.copy(head[offset...], into: buffer) }
        let next = offset + total
        guard total < buffer.count, next >= tailStart, next - tailStart < tail.count else { return total }
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[total...])
        return total + Self.copy(tail.dropFirst(next - tailStart), into: rest)
    }

    private static func copy(_ bytes: ArraySlice<UInt8>, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let bytes = bytes.prefix(buffer.count)
        buffer.copyBytes(from: bytes)
        return bytes.count
    }
}
