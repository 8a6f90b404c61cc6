#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open regular file, closed with the last reference.
final class FileSource: ByteSource {
    private let descriptor: CInt
    private let path: [UInt8]
    /// Nil where the file system gives none: files in `/proc` have content, but a size of 0.
    private(set) var size: Int?

    /// Opens a file that is known to be a regular one, by its path as bytes and as a C string.
    ///
    /// `O_NONBLOCK` keeps the call from waiting for a writer if the file has since become a pipe.
    init(
        _ path: [UInt8], _ start: UnsafePointer<CChar>, size: Int, followingLinks: Bool
    ) throws(ResourceError) {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
        descriptor = open(start, flags)
        self.path = path
        self.size = size > 0 ? size : nil
        guard descriptor >= 0 else { throw ResourceError(errno: errno, pathBytes: path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        var total = 0
        while total < buffer.count, size.map({ offset + total < $0 }) ?? true {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[total...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + total))
            if count == 0 {
                size = offset + total
                break
            }
            if count > 0 {
                total += count
            } else if errno != EINTR {
                throw ResourceError(errno: errno, pathBytes: path)
            }
        }
        return total
    }
}

extension ResourceError {
    init(errno: CInt, pathBytes: [UInt8]) {
        self.init(errno: errno, path: String(decoding: pathBytes, as: UTF8.self))
    }
}

extension [UInt8] {
    /// Lends the bytes with a NUL added.
    func withCString<Result, Failure: Error>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try (self + [0]).withUnsafeBufferPointer { (buffer) throws(Failure) in
            try buffer.withMemoryRebound(to: CChar.self) { (text) throws(Failure) in
                guard let start = text.baseAddress else { preconditionFailure("the buffer holds at least a NUL") }
                return try body(start)
            }
        }
    }
}
