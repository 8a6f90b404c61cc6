/// Where the bytes of a resource come from: random access with bounded reads.
///
/// Memory and files need no source of their own, `Resource` has initialisers for them. Conform to it to detect the type
/// of something else, for example an object that is read by HTTP range requests.
public protocol ByteSource {
    /// The number of bytes there are, or nil if that is not known.
    var size: Int? { get }

    /// Reads bytes from one place.
    ///
    /// - Parameters:
    ///   - offset: the place, in bytes from the start; it may be after the end.
    ///   - buffer: is filled from its start.
    /// - Returns: how many bytes were read; fewer than the buffer holds only at the end or where no more are known.
    /// - Throws: a `ResourceError` if reading fails.
    mutating func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int
}
