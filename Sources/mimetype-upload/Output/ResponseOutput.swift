#if Upload
import FormClient
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where a response goes: standard output, or a file.
struct ResponseOutput: ~Copyable {
    private let descriptor: CInt
    private let path: String?

    /// Opens the file, and empties it only now that there is a response.
    init(_ path: String?) throws(ResponseOutputError) {
        self.path = path
        guard let path else {
            descriptor = STDOUT_FILENO
            return
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw ResponseOutputError(path: path, errno: errno) }
    }

    deinit {
        if path != nil { close(descriptor) }
    }

    /// Writes all of it.
    func write(_ bytes: some Collection<UInt8>) throws(ResponseOutputError) {
        guard let path else { return Console.write(bytes) }
        if let error = Console.writeAll(bytes, to: descriptor) {
            throw ResponseOutputError(path: path, errno: error)
        }
    }
}

/// The file for a response can't be written.
struct ResponseOutputError: Error, CustomStringConvertible {
    let path: String
    let errno: CInt

    var description: String {
        "cannot write '\(path.printable())': \(FileSystem.reason(errno)); check the path and the space"
    }
}
#endif
