import CMIMETypeHeader
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Content that is read by a function of the caller.
struct ReaderSource: ByteSource {
    let function: mimetype_read
    let context: UnsafeMutableRawPointer?
    let size: Int?

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        guard let start = buffer.baseAddress, size.map({ offset < $0 }) ?? true else { return 0 }
        let length = min(buffer.count, size.map { $0 - offset } ?? .max)
        let count = function(context, UInt64(offset), start, length)
        // A function that claims to have read more bytes than there was room for has also failed.
        guard (0...Int64(length)).contains(count) else { throw ResourceError(errno: EIO, path: nil) }
        return Int(count)
    }
}
