import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A name in a folder, and what the folder itself records about its kind.
struct FolderEntry {
    let name: [UInt8]
    private let kind: Int32

    /// Whether the file system says that it is a regular file.
    var isRegular: Bool { kind == DT_REG }

    /// Whether it is a symbolic link, or the file system doesn't record kinds.
    var mayBeLink: Bool { kind == DT_LNK || kind == DT_UNKNOWN }

    /// Whether it is where Git keeps its own files.
    var isRepository: Bool { name == Array(".git".utf8) }

    /// Whether `stat` may find a folder here.
    ///
    /// The entry doesn't tell what a link leads to, and on some file systems it tells no kind at all.
    func mayBeFolder(_ followsLinks: Bool) -> Bool {
        kind == DT_DIR || kind == DT_UNKNOWN || kind == DT_LNK && followsLinks
    }
}

extension FolderEntry {
    /// All names in a folder, but not itself and its parent, in the file system's order.
    static func entries(of path: [UInt8]) throws(SystemError) -> [FolderEntry] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        return try entries(ofOpen: descriptor)
    }

    /// The same of a folder that is open, and stays so.
    static func entries(ofOpen descriptor: CInt) throws(SystemError) -> [FolderEntry] {
        // A stream closes its descriptor, and the folder's files are still to be opened through this one.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw .last }
        guard let stream = fdopendir(copy) else {
            defer { close(copy) }
            throw .last
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
                Array(name[..<(name.firstIndex(of: 0) ?? name.count)])
            }
            if name == [0x2E] || name == [0x2E, 0x2E] { continue }
            entries.append(FolderEntry(name: name, kind: Int32(entry.pointee.d_type)))
        }
        return entries
    }
}
