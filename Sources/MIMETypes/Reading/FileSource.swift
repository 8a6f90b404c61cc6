/// An open regular file; if it was opened here, it is closed with the last reference to it.
final class FileSource: ByteSource {
    private let descriptor: CInt
    private let isOwned: Bool
    private let path: [UInt8]
    /// Nil where the file system gives none: files in `/proc` have content, but a size of 0.
    @exclusivity(unchecked)
    private(set) var size: Int?
    /// What the file system reported when the file was opened; nil if it was read to its end at once.
    private let opened: FileStatus?

    /// Takes over an open file.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor to read from.
    ///   - isOwned: whether the descriptor is closed with the source.
    ///   - path: the path to name in errors.
    ///   - size: the size that the file system reports.
    ///   - status: the other properties that it reports, by which a change is noticed.
    init(descriptor: CInt, isOwned: Bool = true, path: [UInt8], size: Int, status: FileStatus? = nil) {
        opened = status
        self.descriptor = descriptor
        self.isOwned = isOwned
        self.path = path
        self.size = size > 0 ? size : nil
    }

    deinit {
        if isOwned { FileSystem.closeFile(descriptor) }
    }

    /// Whether the file was written to since it was opened, as far as the file system records that.
    var hasChanged: Bool {
        guard let opened, let now = FileSystem.status(of: descriptor) else { return false }
        return now.size != opened.size || now.modificationSeconds != opened.modificationSeconds
            || now.modificationNanoseconds != opened.modificationNanoseconds
    }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        let length = size.map { min(buffer.count, max(0, $0 - offset)) } ?? buffer.count
        let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer[..<length])
        guard let total = FileSystem.readAll(descriptor, at: offset, into: wanted) else {
            throw ResourceError(errno: FileSystem.lastError, pathBytes: path)
        }
        if total < length { noteEnd(at: offset + total) }
        return total
    }

    /// Records that a read has found the end of the file.
    func noteEnd(at size: Int) {
        self.size = size
    }
}

extension ResourceError {
    init(errno: CInt, pathBytes: [UInt8]) {
        self.init(errno: errno, path: pathBytes.isEmpty ? nil : String(decoding: pathBytes, as: UTF8.self))
    }
}

extension [UInt8] {
    /// Passes the bytes to a closure, followed by a NUL.
    package func withCString<Result, Failure: Error>(
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
