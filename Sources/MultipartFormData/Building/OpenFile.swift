import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open regular file, closed with the last reference.
final class OpenFile: ByteSource {
    let file: FormFile
    private let descriptor: Descriptor

    /// Opens the file at a path for the first time.
    ///
    /// Only a regular file is opened: opening a pipe would wait, and a device would be touched.
    convenience init(path: [UInt8]) throws(FormDataError) {
        // A path with a NUL would be cut off and name another file.
        guard !path.contains(0) else { throw .unreadable(path, errno: ENOENT) }
        try stat.regularFile(path)
        try self.init(opening: path, expecting: nil)
    }

    /// Opens a file again, which must not have changed.
    convenience init(reopening file: FormFile) throws(FormDataError) {
        try file.requireUnchanged()
        try self.init(opening: file.pathBytes, expecting: file)
    }

    private init(opening path: [UInt8], expecting expected: FormFile?) throws(FormDataError) {
        // `O_NONBLOCK` keeps the call from waiting for a writer in case the file has become a pipe meanwhile.
        descriptor = Descriptor(number: path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) })
        var status = stat()
        guard descriptor.number >= 0, fstat(descriptor.number, &status) == 0 else {
            throw .unreadable(path, errno: errno)
        }
        try status.requireRegularFile(path)
        let state = FileState(status)
        if let expected {
            guard expected.size == nil || expected.state == state else {
                throw FormDataError(.fileChanged, expected.path)
            }
            file = expected
        } else {
            let hasHiddenContent = state.size == 0 && descriptor.hasContent
            file = FormFile(pathBytes: path, state: state, size: hasHiddenContent ? nil : state.size)
        }
    }

    var size: Int? { file.size }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        // A format may name an offset that no file has.
        guard offset < size ?? .max - buffer.count else { return 0 }
        var total = 0
        while total < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[total...])
            let count = pread(descriptor.number, rest.baseAddress, rest.count, off_t(offset + total))
            if count == 0 { break }
            if count > 0 {
                total += count
            } else if errno != EINTR {
                throw ResourceError(errno: errno, path: file.path)
            }
        }
        return total
    }

    /// Throws if the file was written to, replaced or deleted while it was read.
    func requireUnchanged() throws(FormDataError) {
        guard file.size != nil else { return }
        var status = stat()
        guard fstat(descriptor.number, &status) == 0, FileState(status) == file.state else {
            throw FormDataError(.fileChanged, file.path)
        }
    }
}

extension FormFile {
    /// Throws if the path no longer leads to the file that was added.
    func requireUnchanged() throws(FormDataError) {
        let status = try stat.regularFile(pathBytes)
        guard size == nil || FileState(status) == state else { throw FormDataError(.fileChanged, path) }
    }
}

/// The number of an open file, closed with its owner.
private struct Descriptor: ~Copyable {
    let number: CInt

    deinit {
        if number >= 0 { close(number) }
    }

    var hasContent: Bool {
        var byte: UInt8 = 0
        return pread(number, &byte, 1, 0) == 1
    }
}

extension FileState {
    fileprivate init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
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

extension stat {
    /// Gets the status of a path, which must lead to a regular file.
    @discardableResult
    fileprivate static func regularFile(_ path: [UInt8]) throws(FormDataError) -> stat {
        var status = stat()
        guard path.withCString({ systemStat($0, &status) }) == 0 else { throw .unreadable(path, errno: errno) }
        try status.requireRegularFile(path)
        return status
    }

    fileprivate func requireRegularFile(_ bytes: [UInt8]) throws(FormDataError) {
        let path = String(decoding: bytes, as: UTF8.self)
        switch st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw FormDataError(.directory, path)
        default: throw FormDataError(.notARegularFile, path)
        }
    }
}

extension FormDataError {
    fileprivate static func unreadable(_ path: [UInt8], errno: CInt) -> FormDataError {
        let path = String(decoding: path, as: UTF8.self)
        return FormDataError(ResourceError(errno: errno, path: path), path)
    }
}

private func systemStat(_ path: UnsafePointer<CChar>, _ status: inout stat) -> CInt {
    stat(path, &status)
}
