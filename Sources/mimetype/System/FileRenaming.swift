#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Renames files without ever replacing an existing file.
enum FileRenaming {
    /// Renames a file.
    static func rename(_ old: [UInt8], to new: [UInt8]) throws(SystemError) {
        let (old, new) = (characters(old), characters(new))
        if renameExclusively(old, new) == 0 { return }
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw .last }
        // If the system can't rename exclusively, the new name is added before the old one is removed.
        guard link(old, new) == 0, unlink(old) == 0 else { throw .last }
    }

    /// Throws the error that prevents this process from creating a file at a path.
    ///
    /// An existing file at the path is not an error.
    static func checkFolder(of path: [UInt8]) throws(SystemError) {
        let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? Array(".".utf8)[...]
        if access(characters(Array(folder)), W_OK | X_OK) != 0 { throw .last }
    }

    /// Checks whether something exists at a path, even a broken link.
    static func isTaken(_ path: [UInt8]) throws(SystemError) -> Bool {
        var status = stat()
        if lstat(characters(path), &status) == 0 { return true }
        guard errno == ENOENT else { throw .last }
        return false
    }

    /// Renames a file atomically; fails if the new name is taken.
    private static func renameExclusively(_ old: [CChar], _ new: [CChar]) -> CInt {
        #if canImport(Darwin)
        return renamex_np(old, new, UInt32(RENAME_EXCL))
        #else
        // Swift can't see the declaration of this function in the system's headers, and older systems don't have it.
        // https://man7.org/linux/man-pages/man2/rename.2.html
        typealias Path = UnsafePointer<CChar>
        typealias RenameAt2 = @convention(c) (CInt, Path, CInt, Path, CUnsignedInt) -> CInt
        let noReplace: CUnsignedInt = 1
        guard let symbol = dlsym(nil, "renameat2") else {
            errno = ENOSYS
            return -1
        }
        return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, old, AT_FDCWD, new, noReplace)
        #endif
    }

    private static func characters(_ path: [UInt8]) -> [CChar] {
        (path + [0]).map(CChar.init(bitPattern:))
    }
}
