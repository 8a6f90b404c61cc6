import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads a descriptor sequentially.
final class DescriptorReader: Sendable {
    private let descriptor: CInt
    private let path: [UInt8]?

    /// Makes a reader of standard input.
    init() {
        descriptor = STDIN_FILENO
        path = nil
    }

    /// Opens a file; if it is a pipe, waits for a writer.
    convenience init(path: [UInt8]) throws(ResourceError) {
        try self.init(path, flags: 0)
    }

    /// Opens a regular file; returns nil for anything else without opening it.
    ///
    /// Opening and closing a pipe would lose the data that was written to the pipe.
    static func openRegularFile(_ path: [UInt8]) throws(ResourceError) -> DescriptorReader? {
        var status = stat()
        let isThere = stat((path + [0]).map { CChar(bitPattern: $0) }, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFREG { return nil }
        return try DescriptorReader(path, flags: O_NONBLOCK)
    }

    private init(_ path: [UInt8], flags: CInt) throws(ResourceError) {
        let opened = open((path + [0]).map { CChar(bitPattern: $0) }, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)
        if opened < 0 { throw Self.failure(path) }
        descriptor = opened
        self.path = path
    }

    deinit {
        if path != nil { close(descriptor) }
    }

    /// The length in bytes of a regular file, which can be read twice; nil for other input, such as a pipe or a
    /// terminal.
    var fileSize: Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// The offset of the next byte; nil if the input can't be read twice.
    var offset: Int? {
        let offset = lseek(descriptor, 0, SEEK_CUR)
        return offset < 0 ? nil : Int(offset)
    }

    /// Moves to an offset that the property `offset` returned before.
    func seek(to offset: Int) {
        _ = lseek(descriptor, off_t(offset), SEEK_SET)
    }

    /// Reads the bytes that are available; waits for at least one byte unless the end is reached.
    ///
    /// - Returns: the bytes; empty at the end.
    func read(atMost count: Int) throws(ResourceError) -> [UInt8] {
        while true {
            var result = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                result = systemRead(descriptor, buffer.baseAddress, count)
                initialized = max(0, result)
            }
            if result >= 0 { return bytes }
            if errno == EINTR, Interruption.hasHappened { return [] }
            if errno != EINTR { throw Self.failure(path) }
        }
    }

    /// Reads until there are `count` bytes or the end is reached.
    ///
    /// - Returns: the bytes, and whether the end was reached.
    func readPrefix(_ count: Int) throws(ResourceError) -> (bytes: [UInt8], isComplete: Bool) {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = try read(atMost: count - bytes.count)
            if more.isEmpty { return (bytes, true) }
            bytes += more
        }
        return (bytes, false)
    }

    private static func failure(_ path: [UInt8]?) -> ResourceError {
        ResourceError(errno: errno, path: path.map { String(decoding: $0, as: UTF8.self) } ?? "standard input")
    }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
