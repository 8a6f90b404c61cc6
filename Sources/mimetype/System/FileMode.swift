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
    let isExecutable: Bool

    init(isRegularFile: Bool, isExecutable: Bool) {
        self.isRegularFile = isRegularFile
        self.isExecutable = isExecutable
    }

    /// Asks the file system; nil if nothing is there.
    init?(path: [UInt8]) {
        var status = stat()
        guard lstat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0 else { return nil }
        self.init(isRegularFile: status.st_mode & S_IFMT == S_IFREG, isExecutable: status.st_mode & 0o111 != 0)
    }
}
