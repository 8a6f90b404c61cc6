import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that a walk has come to: which one it is, and what it contains.
struct FoundFolder {
    /// Why there is none.
    enum Obstacle: Error {
        /// Something else is there.
        case noFolder
        case unreadable(ResourceError)
    }

    let identity: FileIdentity
    let entries: [FolderEntry]
    /// Nil if too many are open.
    let folder: OpenFolder?

    /// Opens a folder once, reads its entries, and keeps it open for its files.
    ///
    /// - Parameters:
    ///   - path: the whole path.
    ///   - parent: the folder that it is in, or nil to look the whole path up.
    ///   - followsLinks: whether a link to a folder counts.
    ///   - fileSystems: properties of the file systems found so far.
    /// - Throws: an `Obstacle` if there is no folder, or it can't be read.
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

    /// Why the folder that was just tried could not be opened.
    private static func obstacle(_ path: [UInt8], _ followsLinks: Bool) -> Obstacle {
        let number = errno
        if [ENOTDIR, ELOOP, ENOENT].contains(number) { return .noFolder }
        // What may not be read may be something else behind a link.
        guard FileIdentity(path: path, followingLinks: followsLinks)?.isFolder == true else { return .noFolder }
        return .unreadable(ResourceError(errno: number, path: String(decoding: path, as: UTF8.self)))
    }
}
