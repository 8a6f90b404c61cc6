#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The identity of a file or folder, which is the same for all paths that lead to it.
struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
    let isFolder: Bool

    init?(path: [UInt8], followingLinks: Bool) {
        var status = stat()
        let path = (path + [0]).map { CChar(bitPattern: $0) }
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the identity of an open file or folder.
    init?(descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
