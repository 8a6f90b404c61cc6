#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The kind and the permissions of the file at a path; symbolic links are not followed.
struct FileMode: Sendable {
    let isRegularFile: Bool
    let isLink: Bool
    let isExecutable: Bool

    init(isRegularFile: Bool, isLink: Bool = false, isExecutable: Bool) {
        self.isRegularFile = isRegularFile
        self.isLink = isLink
        self.isExecutable = isExecutable
    }

    /// Reads the mode from the file system; fails if there is no file at the path.
    init?(path: [UInt8]) {
        var status = stat()
        guard lstat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        self.init(
            isRegularFile: kind == S_IFREG, isLink: kind == S_IFLNK, isExecutable: status.st_mode & 0o111 != 0)
    }
}
