#if Server
import NIOCore
import NIOPosix

/// A virus scanner that sends files to a running `clamd`, the daemon of ClamAV.
///
/// ```swift
/// let scanner = ClamAVScanner(.unixSocket("/run/clamav/clamd.ctl"))
/// guard try await scanner.scan(path: "/tmp/upload-4711") == .clean else { return refuse() }
/// ```
///
/// The daemon receives the bytes from the scanner, so it needs no access to the file. Only `clean` means that the
/// daemon read the whole file and found nothing. Refuse the file if a virus is found, and also if an error is thrown.
/// See `INSTREAM` in
/// https://docs.clamav.net/manual/Usage/Scanning.html#clamd
public struct ClamAVScanner: Sendable {
    /// The address on which the daemon listens.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Address: Sendable, Hashable {
        /// The path of the daemon's Unix domain socket, as set by `LocalSocket` in its configuration.
        case unixSocket(String)
        /// A host and a port, as set by `TCPAddr` and `TCPSocket` in the daemon's configuration.
        ///
        /// The connection is not encrypted.
        case host(String, port: Int)
    }

    /// The result of a scan.
    ///
    /// No cases will be added.
    public enum Finding: Sendable, Hashable {
        /// The daemon read the whole file and found no known virus.
        case clean
        /// The file contains a virus; the text is the name of its signature.
        case infected(String)
    }

    /// The address on which the daemon listens.
    public let address: Address
    /// The time limit for a scan, from connecting until the response arrives.
    public let timeout: Duration
    /// The maximum size of a file in bytes; it shouldn't exceed `StreamMaxLength` in the daemon's configuration.
    public let maximumSize: Int

    /// Creates a scanner.
    ///
    /// The scanner opens a new connection for each scan, and many tasks can use the same scanner at the same time.
    ///
    /// - Parameters:
    ///   - address: the address on which the daemon listens.
    ///   - timeout: the time limit for a scan, from connecting until the response arrives.
    ///   - maximumSize: the maximum size of a file in bytes; 25 MiB by default. A larger file causes an error, because
    ///     it can't be scanned completely. The daemon has its own limit, `StreamMaxLength`, whose default is 25 MiB
    ///     before ClamAV 0.105 and 100 MiB since then.
    public init(_ address: Address, timeout: Duration = .seconds(60), maximumSize: Int = 25 << 20) {
        (self.address, self.timeout, self.maximumSize) = (address, timeout, maximumSize)
    }

    /// Scans bytes in memory.
    ///
    /// - Parameter bytes: the complete content of a file.
    /// - Returns: the result of the scan.
    /// - Throws: a `ClamAVError` if the scan fails; a `CancellationError` if the task is cancelled.
    public func scan(_ bytes: [UInt8]) async throws -> Finding {
        guard bytes.count <= maximumSize else { throw ClamAVError.tooLarge(maximumSize) }
        return try await answer { send in
            for start in stride(from: 0, to: bytes.count, by: Self.chunkSize) {
                try await send(ByteBuffer(bytes: bytes[start..<min(start + Self.chunkSize, bytes.count)]))
            }
        }
    }

    /// Scans a file, reading 64 KiB at a time.
    ///
    /// - Parameter path: the path of the file.
    /// - Returns: the result of the scan.
    /// - Throws: a `ClamAVError` if the scan fails; an `IOError` if the file can't be read; a `CancellationError` if
    ///   the task is cancelled.
    public func scan(path: String) async throws -> Finding {
        try await NonBlockingFileIO(threadPool: .singleton).withFileRegion(path: path) { region in
            let size = region.readableBytes
            guard size <= maximumSize else { throw ClamAVError.tooLarge(maximumSize) }
            return try await answer { send in
                let files = NonBlockingFileIO(threadPool: .singleton)
                var offset = 0
                while offset < size {
                    let chunk = try await files.read(
                        fileHandle: region.fileHandle, fromOffset: Int64(offset),
                        byteCount: min(Self.chunkSize, size - offset), allocator: ByteBufferAllocator())
                    guard chunk.readableBytes > 0 else { throw ClamAVError.fileChanged }
                    offset += chunk.readableBytes
                    try await send(chunk)
                }
            }
        }
    }

    private static let chunkSize = 64 << 10

    /// Sends the chunks that `body` passes to its argument, and reads the daemon's response within the time limit.
    private func answer(_ body: @escaping @Sendable (ClamAVConnection.Send) async throws -> Void) async throws
        -> Finding
    {
        try await withThrowingTaskGroup(of: Finding.self) { group in
            group.addTask { try await ClamAVConnection(address: address).answer(to: body) }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw ClamAVError.timedOut(timeout)
            }
            defer { group.cancelAll() }
            guard let finding = try await group.next() else { throw ClamAVError.noAnswer }
            return finding
        }
    }
}
#endif
