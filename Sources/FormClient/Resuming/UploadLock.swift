#if Upload
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock that keeps two processes, or two tasks, from resuming the same upload at the same time.
///
/// The lock is an empty file beside the state. If the process ends, the system releases the lock, so a file that is
/// left behind locks nothing.
struct UploadLock: ~Copyable {
    private let path: String
    private let descriptor: CInt

    /// Takes the lock for the state at a path.
    ///
    /// - Throws: a `FormClientError` if another upload holds the lock, or if the folder can't be written to.
    init(statePath: String) throws(FormClientError) {
        path = "\(statePath).lock"
        while true {
            let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else {
                throw FormClientError(
                    .unwritableFile, statePath,
                    reason: "can't be written, so the upload could not be resumed; name another file")
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let isInUse = errno == EWOULDBLOCK
                close(descriptor)
                throw FormClientError(
                    isInUse ? .invalidParameter : .unwritableFile, statePath,
                    reason: isInUse
                        ? "is in use by another upload of the same file; wait for that, or name another file"
                        : "is in a folder whose files can't be locked; name a file in another folder")
            }
            // The one who held the lock before may have removed the file meanwhile.
            if let opened = FileSystem.status(of: descriptor), opened.isLinked, opened.number == Self.number(path) {
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    private static func number(_ path: String) -> UInt64? {
        Array(path.utf8).withCString { FileSystem.status(of: $0)?.number }
    }
}

private func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
    open(path, flags, mode)
}
#endif
