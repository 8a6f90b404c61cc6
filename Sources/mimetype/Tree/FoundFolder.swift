import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that a traversal has reached, with its identity and its entries.
struct FoundFolder {
    /// The reason why a folder can't be traversed.
    enum Obstacle: Error {
        /// The path doesn't lead to a folder.
        case noFolder
        case unreadable(ResourceError)
    }

    let identity: FileIdentity
    let entries: [FolderEntry]
    /// The open folder; nil if too many folders are open.
    let folder: OpenFolder?

    /// Opens a folder once, reads its entries, and keeps it open for its files.
    ///
    /// - Parameters:
    ///   - path: the whole path of the folder.
    ///   - parent: the parent folder; nil to look up the whole path.
    ///   - followsLinks: whether a link to a folder is followed.
    ///   - fileSystems: properties of the file systems found so far.
    /// - Throws: an `Obstacle` if there is no folder, or if the folder can't be read.
    init(
        path: [UInt8], in parent: OpenFolder?, followsLinks: Bool, _ fileSystems: inout FileSystemKinds
    ) throws(Obstacle) {
        let name = parent == nil ? path : Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
        let descriptor =
            parent?.openFolder(name, followsLinks: followsLinks)
            ?? name.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)) }
        guard descriptor >= 0 else { throw Self.obstacle(path, followsLinks) }
        do throws(SystemError) {
            guard let identity = FileIdentity(descriptor: descriptor) else { throw .last }
            self.identity = identity
            entries = try FolderEntry.entries(ofOpen: descriptor)
        } catch {
            close(descriptor)
            throw .unreadable(ResourceError(errno: error.number, path: String(decoding: path, as: UTF8.self)))
        }
        let hasExactReads = fileSystems.haveExactReads(descriptor, device: identity.device)
        folder = OpenFolder(adopting: descriptor, hasExactReads: hasExactReads)
    }

    /// Returns the reason why the last attempt to open a folder failed.
    private static func obstacle(_ path: [UInt8], _ followsLinks: Bool) -> Obstacle {
        let number = errno
        if [ENOTDIR, ELOOP, ENOENT].contains(number) { return .noFolder }
        // If opening it is not permitted, the path may lead to something other than a folder, possibly through a link.
        guard FileIdentity(path: path, followingLinks: followsLinks)?.isFolder == true else { return .noFolder }
        return .unreadable(ResourceError(errno: number, path: String(decoding: path, as: UTF8.self)))
    }
}
