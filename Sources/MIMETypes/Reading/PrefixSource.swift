/// The first bytes of a stream, as far as they have been seen.
public struct PrefixSource: ByteSource {
    private let bytes: [UInt8]
    private let isComplete: Bool

    /// Wraps what has been read of a stream.
    ///
    /// - Parameters:
    ///   - bytes: the bytes from the start on, without a gap.
    ///   - isComplete: true if the stream ended after them.
    public init(_ bytes: [UInt8], isComplete: Bool) {
        self.bytes = bytes
        self.isComplete = isComplete
    }

    /// The number of bytes, or nil while the stream has not ended.
    public var size: Int? { isComplete ? bytes.count : nil }

    /// Copies bytes that have been seen.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start.
    ///   - buffer: is filled from its start.
    /// - Returns: how many bytes were copied; 0 after the last byte seen.
    /// - Throws: nothing.
    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        guard offset >= 0, offset < bytes.count else { return 0 }
        let count = min(buffer.count, bytes.count - offset)
        buffer.copyBytes(from: bytes[offset..<(offset + count)])
        return count
    }
}
