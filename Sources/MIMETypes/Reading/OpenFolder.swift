/// A folder that is held open, so that the system does not walk down to it for each of its files.
package final class OpenFolder: Sendable {
    /// The maximum number of folders that are held open at a time: what is left of the process's descriptors has to
    /// suffice for the files.
    private static let maxCount = min(128, FileSystem.maxOpenFiles / 4)
    private static let count = Lock(0)

    let descriptor: CInt
    /// Whether a read of a regular file in it is short only at the end of the file.
    ///
    /// POSIX promises no more than one byte. The usual local file systems read whole buffers; `procfs` and some file
    /// systems in user space do not.
    let hasExactReads: Bool

    /// Takes an open folder over, and closes it with the last reference.
    ///
    /// It is nil if too few descriptors would be left for files; then the folder is closed.
    ///
    /// - Parameters:
    ///   - descriptor: the open folder.
    ///   - hasExactReads: whether a read of a regular file in it is short only at the end of the file.
    package init?(adopting descriptor: CInt, hasExactReads: Bool = false) {
        self.descriptor = descriptor
        self.hasExactReads = hasExactReads
        let count = Self.count.withLock { count in
            count += 1
            return count
        }
        // The end of its life closes it in either case.
        if count > Self.maxCount { return nil }
    }

    /// Opens a folder; nil if there is none at the path, it may not be read, or too many are open.
    package convenience init?(path: some Collection<UInt8>) {
        let descriptor = Array(path).withCString { FileSystem.openFolder($0) }
        guard descriptor >= 0 else { return nil }
        self.init(adopting: descriptor)
    }

    deinit {
        FileSystem.closeFile(descriptor)
        Self.count.withLock { $0 -= 1 }
    }

    /// Opens a folder in this one.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - followsLinks: whether the name may be that of a link to a folder.
    /// - Returns: a descriptor that the caller closes; negative if that fails.
    package func openFolder(_ name: [UInt8], followsLinks: Bool) -> CInt {
        name.withCString { FileSystem.openFolder($0, in: descriptor, followsLinks: followsLinks) }
    }
}
