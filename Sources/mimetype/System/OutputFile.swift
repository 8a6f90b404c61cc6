#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes files.
enum OutputFile {
    /// Creates an executable file; throws an error if something already exists at the path.
    static func create(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
        try write(bytes, path, O_CREAT | O_EXCL)
    }

    /// Replaces the contents of an existing file.
    static func replace(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
        try write(bytes, path, O_TRUNC)
    }

    /// Writes a file atomically.
    ///
    /// Programs that read the file in the meantime, or after a failure, get the old contents. Anything but a regular
    /// file is not replaced: a device or a pipe gets the bytes, and a link stays a link.
    static func save(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
        if let mode = FileMode(path: path), !mode.isRegularFile { return try write(bytes, path, O_CREAT | O_TRUNC) }
        let unfinished = path + Array(".unfinished".utf8)
        try write(bytes, unfinished, O_CREAT | O_TRUNC, mode: 0o666)
        let names = [unfinished, path].map { ($0 + [0]).map(CChar.init(bitPattern:)) }
        guard rename(names[0], names[1]) == 0 else { throw .last }
    }

    /// Returns the absolute path of the working directory, to which relative paths are relative.
    static func currentFolder() throws(SystemError) -> [UInt8] {
        guard let path = getcwd(nil, 0) else { throw .last }
        defer { free(path) }
        return UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:))
    }

    private static func write(_ bytes: [UInt8], _ path: [UInt8], _ flags: CInt, mode: mode_t = 0o777)
        throws(SystemError)
    {
        let descriptor = open((path + [0]).map(CChar.init(bitPattern:)), O_WRONLY | O_CLOEXEC | flags, mode)
        guard descriptor >= 0 else { throw .last }
        let failure = writeAll(bytes, to: descriptor)
        guard close(descriptor) == 0 else { throw .last }
        if let failure { throw failure }
    }
}
