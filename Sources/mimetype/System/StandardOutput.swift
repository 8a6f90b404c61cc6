#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard output, written in large pieces.
struct StandardOutput {
    private static let capacity = 64 << 10
    private var buffer: [UInt8] = []

    /// Whether the buffer contains enough output to be written.
    var isFull: Bool { buffer.count >= Self.capacity }

    mutating func write(_ bytes: [UInt8]) {
        buffer += bytes
    }

    /// Writes the buffered output.
    ///
    /// If writing fails, the process ends, since nothing reads the output.
    mutating func flush() {
        if let error = writeAll(buffer, to: STDOUT_FILENO) {
            StandardError.write("mimetype: cannot write the answers: \(error)")
            // Other threads are still running, so the process ends without cleaning up.
            _exit(1)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Standard error, for messages.
enum StandardError {
    /// Writes a line.
    static func write(_ line: String) {
        write(Array("\(line)\n".utf8))
    }

    static func write(_ bytes: [UInt8]) {
        _ = writeAll(bytes, to: STDERR_FILENO)
    }
}

/// Ends the process.
func terminate(status: CInt) -> Never {
    exit(status)
}

/// Writes all bytes.
///
/// - Returns: the error if writing fails; nil if all bytes are written.
func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = write(descriptor, piece.baseAddress, piece.count)
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return .last }
        }
        return nil
    }
}
