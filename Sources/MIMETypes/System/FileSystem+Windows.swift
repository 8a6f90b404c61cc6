#if os(Windows)
import CRT
import WinSDK

/// On Windows, a descriptor is a file descriptor of the C library; closing it also closes the underlying handle.
extension FileSystem {
    /// The error number of the last call that failed on this thread.
    package static var lastError: CInt { errno }

    /// A number that represents the working directory; on Windows, folders are not opened.
    static var workingFolder: CInt { -2 }

    /// Returns -1 to report a failure, since files are looked up by their full path on Windows.
    package static func openFolder(
        _ path: UnsafePointer<CChar>, in folder: CInt = -2, followsLinks: Bool = true
    ) -> CInt { -1 }

    static var maxOpenFiles: Int { 0 }

    /// Opens a file for reading, and returns its descriptor; returns a negative number if that fails.
    package static func openFile(
        _ path: UnsafePointer<CChar>, in folder: CInt = -2, followsLinks: Bool = true
    ) -> CInt {
        open(path, access: DWORD(GENERIC_READ), followsLinks: followsLinks)
    }

    package static func closeFile(_ descriptor: CInt) {
        _ = _close(descriptor)
    }

    /// Returns the status of whatever is at a path, or nil if the status can't be determined.
    package static func status(
        of path: UnsafePointer<CChar>, in folder: CInt = -2, followsLinks: Bool = true
    ) -> FileStatus? {
        // Opening without the right to read doesn't touch devices.
        let descriptor = open(path, access: 0, followsLinks: followsLinks)
        guard descriptor >= 0 else { return nil }
        defer { closeFile(descriptor) }
        return status(of: descriptor)
    }

    /// Returns the status of an open file, or nil if the status can't be determined.
    package static func status(of descriptor: CInt) -> FileStatus? {
        let handle = handle(of: descriptor)
        switch GetFileType(handle) {
        case DWORD(FILE_TYPE_CHAR): return FileStatus(kind: .characterDevice)
        case DWORD(FILE_TYPE_PIPE): return FileStatus(kind: .fifo)
        default: break
        }
        var information = BY_HANDLE_FILE_INFORMATION()
        guard GetFileInformationByHandle(handle, &information) else {
            _ = _set_errno(EBADF)
            return nil
        }
        return FileStatus(information)
    }

    /// Reads bytes at an offset, and returns their number: 0 at the end, and -1 if reading fails.
    static func read(_ descriptor: CInt, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var (place, count) = (OVERLAPPED(), DWORD(0))
        place.Offset = DWORD(truncatingIfNeeded: offset)
        place.OffsetHigh = DWORD(truncatingIfNeeded: offset >> 32)
        let length = DWORD(min(buffer.count, Int(CInt.max)))
        if ReadFile(handle(of: descriptor), buffer.baseAddress, length, &count, &place) { return Int(count) }
        if GetLastError() == DWORD(ERROR_HANDLE_EOF) { return 0 }
        _ = _set_errno(EIO)
        return -1
    }

    private static func open(_ path: UnsafePointer<CChar>, access: DWORD, followsLinks: Bool) -> CInt {
        let flags = DWORD(FILE_FLAG_BACKUP_SEMANTICS) | (followsLinks ? 0 : DWORD(FILE_FLAG_OPEN_REPARSE_POINT))
        let shared = DWORD(FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE)
        let name = Array(String(cString: path).utf16) + [0]
        let handle = CreateFileW(name, access, shared, nil, DWORD(OPEN_EXISTING), flags, nil)
        guard let handle, handle != INVALID_HANDLE_VALUE else {
            _ = _set_errno(number(of: GetLastError()))
            return -1
        }
        let descriptor = _open_osfhandle(Int(bitPattern: handle), _O_RDONLY | _O_BINARY)
        if descriptor < 0 { CloseHandle(handle) }
        return descriptor
    }

    private static func handle(of descriptor: CInt) -> HANDLE? {
        HANDLE(bitPattern: _get_osfhandle(descriptor))
    }

    /// Returns the C library's error number for a Windows error on opening a file.
    private static func number(of error: DWORD) -> CInt {
        switch error {
        case DWORD(ERROR_FILE_NOT_FOUND), DWORD(ERROR_PATH_NOT_FOUND), DWORD(ERROR_INVALID_NAME): ENOENT
        case DWORD(ERROR_ACCESS_DENIED), DWORD(ERROR_SHARING_VIOLATION): EACCES
        case DWORD(ERROR_CANT_RESOLVE_FILENAME): ELOOP
        case DWORD(ERROR_TOO_MANY_OPEN_FILES): EMFILE
        default: EIO
        }
    }
}

extension FileStatus {
    /// Creates the status of something that has neither a size nor a location in a file system, such as a pipe.
    fileprivate init(kind: FileKind) {
        self.init(
            kind: kind, size: 0, device: 0, number: 0, isLinked: true, modificationSeconds: 0,
            modificationNanoseconds: 0)
    }

    fileprivate init(_ information: BY_HANDLE_FILE_INFORMATION) {
        let attributes = information.dwFileAttributes
        if attributes & DWORD(FILE_ATTRIBUTE_REPARSE_POINT) != 0 {
            kind = .symbolicLink
        } else {
            kind = attributes & DWORD(FILE_ATTRIBUTE_DIRECTORY) != 0 ? .directory : .regular
        }
        size = Int(information.nFileSizeHigh) << 32 | Int(information.nFileSizeLow)
        device = UInt64(information.dwVolumeSerialNumber)
        number = UInt64(information.nFileIndexHigh) << 32 | UInt64(information.nFileIndexLow)
        isLinked = information.nNumberOfLinks > 0
        // The time is a number of 100-nanosecond intervals since 1601.
        let written = information.ftLastWriteTime
        let ticks = Int(written.dwHighDateTime) << 32 | Int(written.dwLowDateTime)
        modificationSeconds = ticks / 10_000_000 - 11_644_473_600
        modificationNanoseconds = ticks % 10_000_000 * 100
    }
}
#endif
