#if canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc)
#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
    /// The error number of the last call that failed on this thread.
    package static var lastError: CInt { errno }

    /// Represents the working directory where a call takes an open folder.
    static var workingFolder: CInt { AT_FDCWD }

    /// Opens a folder; negative if there is none at the path or it can't be read.
    package static func openFolder(
        _ path: UnsafePointer<CChar>, in folder: CInt = AT_FDCWD, followsLinks: Bool = true
    ) -> CInt {
        openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    }

    /// The maximum number of files that the process may have open at a time.
    static var maxOpenFiles: Int {
        let number = sysconf(CInt(_SC_OPEN_MAX))
        return number < 0 ? .max : Int(number)
    }

    /// Opens a file for reading; negative if that fails.
    package static func openFile(
        _ path: UnsafePointer<CChar>, in folder: CInt = AT_FDCWD, followsLinks: Bool = true
    ) -> CInt {
        // `O_NONBLOCK` keeps the call from waiting for a writer if the file has become a pipe in the meantime.
        openat(folder, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW))
    }

    package static func closeFile(_ descriptor: CInt) {
        close(descriptor)
    }

    /// Returns the status of whatever is at a path; nil if that fails.
    package static func status(
        of path: UnsafePointer<CChar>, in folder: CInt = AT_FDCWD, followsLinks: Bool = true
    ) -> FileStatus? {
        var status = stat()
        guard fstatat(folder, path, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return FileStatus(status)
    }

    /// Returns the status of an open file; nil if that fails.
    package static func status(of descriptor: CInt) -> FileStatus? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return FileStatus(status)
    }

    /// Reads bytes at an offset; negative if that fails, 0 at the end.
    static func read(_ descriptor: CInt, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    }

    /// Writes all bytes; returns the error number if that fails.
    package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return nil
    }
}

extension FileStatus {
    fileprivate init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFDIR: .directory
            case S_IFLNK: .symbolicLink
            case S_IFIFO: .fifo
            case S_IFSOCK: .socket
            case S_IFCHR: .characterDevice
            case S_IFBLK: .blockDevice
            default: .regular
            }
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isLinked = status.st_nlink > 0
        #if canImport(Darwin)
        modificationSeconds = status.st_mtimespec.tv_sec
        modificationNanoseconds = status.st_mtimespec.tv_nsec
        #else
        modificationSeconds = Int(status.st_mtim.tv_sec)
        modificationNanoseconds = Int(status.st_mtim.tv_nsec)
        #endif
    }
}
#endif
