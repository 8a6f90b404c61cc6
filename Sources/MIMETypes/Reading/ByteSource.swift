/// Gives the bytes of a resource: random access with bounded reads.
///
/// `Resource` has initialisers for memory and files, which need no custom source. Conform to this protocol to
/// detect the type of anything else, such as an object that is read by HTTP range requests.
public protocol ByteSource {
    /// The number of bytes, or nil if it is unknown.
    var size: Int? { get }

    /// Reads bytes from one offset.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start; it may be after the end.
    ///   - buffer: is filled from its start.
    /// - Returns: how many bytes were read; fewer than the buffer holds only at the end, or where no more are available
    ///   yet.
    /// - Throws: a `ResourceError` if reading fails.
    mutating func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int
}
