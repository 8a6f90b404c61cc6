import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An entry of a folder: a name, and the kind of file that the folder records for the name.
struct FolderEntry {
    let name: [UInt8]
    private let kind: Int32

    /// Whether the folder records the entry as a regular file.
    var isRegular: Bool { kind == DT_REG }

    /// Whether the entry is a symbolic link, or may be one because the file system doesn't record kinds.
    var mayBeLink: Bool { kind == DT_LNK || kind == DT_UNKNOWN }

    /// Whether the entry is the folder in which Git keeps its own files.
    var isRepository: Bool { name == Array(".git".utf8) }

    /// Checks whether the entry may be a folder according to `stat`.
    ///
    /// The entry of a link doesn't contain the kind of the link's target, and entries on some file systems contain no
    /// kind at all.
    func mayBeFolder(_ followsLinks: Bool) -> Bool {
        kind == DT_DIR || kind == DT_UNKNOWN || kind == DT_LNK && followsLinks
    }
}

extension FolderEntry {
    /// Returns all entries of a folder, except for the folder itself and its parent, in the file system's order.
    static func entries(of path: [UInt8]) throws(SystemError) -> [FolderEntry] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        return try entries(ofOpen: descriptor)
    }

    /// Returns all entries of an open folder, except for the folder itself and its parent; the folder stays open.
    static func entries(ofOpen descriptor: CInt) throws(SystemError) -> [FolderEntry] {
        // A directory stream closes its descriptor, but this descriptor is still needed to open the folder's files.
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
