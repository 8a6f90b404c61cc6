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

/// The destination of a response: standard output, or a file.
///
/// The response is written to a temporary file beside the destination file. Once the response is complete, the
/// temporary file is renamed. An existing file is therefore replaced by a complete response or not at all.
struct ResponseOutput: ~Copyable {
    private let descriptor: CInt
    /// The path that the user specified; nil for standard output.
    private let path: String?
    /// The temporary file and the file that it replaces; nil if the bytes are written directly, such as to a device.
    private let draft: (name: String, target: String)?
    private var isComplete = false

    /// Opens a file for the response, or standard output if the path is nil.
    init(_ path: String?) throws(ResponseOutputError) {
        let opened: (CInt, (String, String)?) = try path.map(Self.open) ?? (STDOUT_FILENO, nil)
        self.path = path
        (descriptor, draft) = opened
    }

    /// Checks whether the file for a response can be written; standard output, if the path is nil, always can.
    ///
    /// Only what can be replaced is opened, since opening a pipe waits for a reader.
    static func check(_ path: String?) throws(ResponseOutputError) {
        if let path, try target(path).target != nil { _ = try ResponseOutput(path) }
    }

    deinit {
        if path != nil { close(descriptor) }
        if let draft, !isComplete { unlink(draft.name) }
    }

    /// Writes all bytes.
    func write(_ bytes: some Collection<UInt8>) throws(ResponseOutputError) {
        guard let path else { return Console.write(bytes) }
        if let error = Console.writeAll(bytes, to: descriptor) {
            throw ResponseOutputError(path: path, errno: error)
        }
    }

    /// Renames the temporary file once the response is complete.
    mutating func finish() throws(ResponseOutputError) {
        guard let path, let draft else { return }
        guard rename(draft.name, draft.target) == 0 else { throw ResponseOutputError(path: path, errno: errno) }
        isComplete = true
    }

    private static func open(
        _ path: String
    ) throws(ResponseOutputError) -> (CInt, draft: (name: String, target: String)?) {
        let (target, mode) = try target(path)
        let name = target.map { "\($0).\(UInt32.random(in: .min ... .max)).part" }
        let creation = name == nil ? 0 : O_CREAT | O_EXCL
        let descriptor = systemOpen(name ?? path, O_WRONLY | O_CLOEXEC | creation, 0o666)
        guard descriptor >= 0 else { throw ResponseOutputError(path: path, errno: errno) }
        if let mode { fchmod(descriptor, mode) }
        guard let name, let target else { return (descriptor, nil) }
        return (descriptor, (name, target))
    }

    /// Finds the file to replace, following all symbolic links.
    ///
    /// - Returns: the path of the file, or nil if the given path leads to something that can't be replaced, such as a
    ///   device; and the permissions of the file, or nil if it doesn't exist yet.
    private static func target(_ path: String) throws(ResponseOutputError) -> (target: String?, mode: mode_t?) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw ResponseOutputError(path: path, errno: errno) }
            return (path, nil)
        }
        if status.st_mode & S_IFMT == S_IFDIR { throw ResponseOutputError(path: path, errno: EISDIR) }
        guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else { return (nil, nil) }
        defer { free(resolved) }
        // A file that can't be written to must not be replaced either.
        guard access(path, W_OK) == 0 else { throw ResponseOutputError(path: path, errno: errno) }
        return (String(cString: resolved), status.st_mode & 0o777)
    }
}

private func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
    open(path, flags, mode)
}

/// The error thrown if the file for a response can't be written.
struct ResponseOutputError: Error, CustomStringConvertible {
    let path: String
    let errno: CInt

    var description: String {
        "cannot write '\(path.printable())': \(FileSystem.reason(errno)); check the path and the space"
    }
}
#endif
