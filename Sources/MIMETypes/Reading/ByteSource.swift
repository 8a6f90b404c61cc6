/// A source of a resource's bytes, with random access and bounded reads.
///
/// For files and for bytes in memory, use an initialiser of `Resource` that takes them directly. Conform to this
/// protocol to detect the type of anything else, such as an object that is read with HTTP range requests.
public protocol ByteSource {
    /// The total number of bytes in the resource, or nil if it is unknown.
    var size: Int? { get }

    /// Reads the bytes at an offset.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start of the resource; it may be beyond the end.
    ///   - buffer: the memory to write the bytes to, from its start.
    /// - Returns: the number of bytes read. The whole buffer is filled, unless the resource ends or no more bytes are
    ///   available yet.
    /// - Throws: a `ResourceError` if reading fails.
    mutating func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int
}
