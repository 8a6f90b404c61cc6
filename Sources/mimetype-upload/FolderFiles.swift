import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds the files in a folder and its subfolders.
enum FolderFiles {
    /// Returns the paths of the regular files.
    ///
    /// Within each folder, the paths are sorted by their bytes.
    ///
    /// Symbolic links to files are followed. Symbolic links to folders are not, so that no file is found twice and
    /// there are no endless loops. Links that lead nowhere are returned, so that they are reported when they are read.
    ///
    /// - Throws: a `ResourceError` if a folder can't be read.
    static func paths(in folder: [UInt8]) throws(ResourceError) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            var inner: [[UInt8]] = []
            for name in try names(in: folder).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let path = folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
                switch path.withCString({ FileSystem.status(of: $0)?.kind }) {
                case .regular: found.append(path)
                case .directory: if !isLink(path) { inner.append(path) }
                case nil: if isLink(path) { found.append(path) }
                default: break
                }
            }
            folders += inner.reversed()
        }
        return found
    }

    private static func names(in path: [UInt8]) throws(ResourceError) -> [[UInt8]] {
        guard let folder = path.withCString({ opendir($0) }) else {
            throw ResourceError(errno: errno, path: String(decoding: path, as: UTF8.self))
        }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        }
        return names
    }

    private static func isLink(_ path: [UInt8]) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
