#if canImport(Glibc)
import MIMETypes
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads small configuration files.
enum SmallFile {
    /// The maximum length of a file, in bytes.
    static let maxLength = 64 << 10

    /// Returns the text of a file; nil if it can't be read, is longer than 64 KiB, or is not UTF-8.
    static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= maxLength {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return String(utf8: bytes) }
            bytes += buffer[..<count]
        }
        return nil
    }
}
