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
    /// Only a regular file is opened: a pipe would be waited for, and a device touched.
    convenience init(path: String) throws(FormDataError) {
        // A path with a NUL would be cut off and name another file.
        guard !path.utf8.contains(0) else { throw FormDataError(ResourceError(errno: ENOENT, path: path), path) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw FormDataError(ResourceError(errno: errno, path: path), path) }
        try status.requireRegularFile(path)
        try self.init(opening: path, expecting: nil)
    }

    /// Opens a file again that must not have changed.
    convenience init(reopening file: FormFile) throws(FormDataError) {
        try file.requireUnchanged()
        try self.init(opening: file.path, expecting: file)
    }

    private init(opening path: String, expecting expected: FormFile?) throws(FormDataError) {
        // `O_NONBLOCK` keeps the call from waiting for a writer in case the file has become a pipe meanwhile.
        descriptor = Descriptor(number: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
        var status = stat()
        guard descriptor.number >= 0, fstat(descriptor.number, &status) == 0 else {
            throw FormDataError(ResourceError(errno: errno, path: path), path)
        }
        try status.requireRegularFile(path)
        let state = FileState(status)
        if let expected {
            guard expected.size == nil || expected.state == state else { throw FormDataError(.fileChanged, path) }
            file = expected
        } else {
            let hasHiddenContent = state.size == 0 && descriptor.hasContent
            file = FormFile(path: path, state: state, size: hasHiddenContent ? nil : state.size)
        }
    }

    var size: Int? { file.size }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        // A format may name a place that no file has.
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
    /// Throws if the path does not lead to the file any more that was added.
    func requireUnchanged() throws(FormDataError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FormDataError(ResourceError(errno: errno, path: path), path) }
        try status.requireRegularFile(path)
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
    fileprivate func requireRegularFile(_ path: String) throws(FormDataError) {
        switch st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw FormDataError(.directory, path)
        default: throw FormDataError(.notARegularFile, path)
        }
    }
}
