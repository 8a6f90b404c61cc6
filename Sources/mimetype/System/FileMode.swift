#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a path leads to, without following a link, and who may run it.
struct FileMode: Sendable {
    let isRegularFile: Bool
    let isLink: Bool
    let isExecutable: Bool

    init(isRegularFile: Bool, isLink: Bool = false, isExecutable: Bool) {
        self.isRegularFile = isRegularFile
        self.isLink = isLink
        self.isExecutable = isExecutable
    }

    /// Asks the file system; nil if nothing is there.
    init?(path: [UInt8]) {
        var status = stat()
        guard lstat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        self.init(
            isRegularFile: kind == S_IFREG, isLink: kind == S_IFLNK, isExecutable: status.st_mode & 0o111 != 0)
    }
}
