#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Gives files other names, and never replaces one.
enum FileRenaming {
    /// Renames a file.
    static func rename(_ old: [UInt8], to new: [UInt8]) throws(SystemError) {
        let (old, new) = (characters(old), characters(new))
        if renameExclusively(old, new) == 0 { return }
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw .last }
        // Where the system can't do both at once, the new name is given before the old is taken away.
        guard link(old, new) == 0, unlink(old) == 0 else { throw .last }
    }

    /// Throws what would keep this process from putting a file at a path, but for a file that is there.
    static func checkFolder(of path: [UInt8]) throws(SystemError) {
        let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? Array(".".utf8)[...]
        if access(characters(Array(folder)), W_OK | X_OK) != 0 { throw .last }
    }

    /// Whether something is at a path, be it a link that leads nowhere.
    static func isTaken(_ path: [UInt8]) throws(SystemError) -> Bool {
        var status = stat()
        if lstat(characters(path), &status) == 0 { return true }
        guard errno == ENOENT else { throw .last }
        return false
    }

    /// Renames in one step that fails where the new name is taken.
    private static func renameExclusively(_ old: [CChar], _ new: [CChar]) -> CInt {
        #if canImport(Darwin)
        return renamex_np(old, new, UInt32(RENAME_EXCL))
        #else
        // The system's headers hide it from Swift, and older systems do not have it.
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
