/// A source for the bytes that have been read so far from the start of a stream.
public struct PrefixSource: ByteSource {
    private let bytes: [UInt8]
    private let isComplete: Bool

    /// Creates a source from the bytes that have been read from a stream so far.
    ///
    /// - Parameters:
    ///   - bytes: the first bytes of the stream, without gaps.
    ///   - isComplete: true if the stream ends after `bytes`.
    public init(_ bytes: [UInt8], isComplete: Bool) {
        self.bytes = bytes
        self.isComplete = isComplete
    }

    /// The number of bytes in the stream; nil if the stream has not ended.
    public var size: Int? { isComplete ? bytes.count : nil }

    /// Copies bytes that have already been read.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start of the stream.
    ///   - buffer: the memory to write the bytes to, from its start.
    /// - Returns: the number of bytes copied; 0 if the offset is after the last byte that has been read.
    /// - Throws: nothing.
    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        guard offset >= 0, offset < bytes.count else { return 0 }
        let count = min(buffer.count, bytes.count - offset)
        buffer.copyBytes(from: bytes[offset..<(offset + count)])
        return count
    }
}
