/// A source of a resource's bytes, with random access and bounded reads.
///
/// For bytes in memory and for files, use the initialisers of `Resource`, which need no custom source. Conform to this
/// protocol to detect the type of anything else, such as an object that is read with HTTP range requests.
public protocol ByteSource {
    /// The number of bytes, or nil if it is unknown.
    var size: Int? { get }

    /// Reads the bytes at an offset.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start; it may be after the end.
    ///   - buffer: the memory to fill, from its start.
    /// - Returns: the number of bytes read; fewer than the buffer holds only at the end, or if no more are available
    ///   yet.
    /// - Throws: a `ResourceError` if reading fails.
    mutating func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int
}
