/// A folder that is held open, so that the system doesn't resolve its path again for each of its files.
package final class OpenFolder: Sendable {
    /// The maximum number of folders held open at a time; the descriptors that the process has left must suffice for
    /// the files.
    private static let maxCount = min(128, FileSystem.maxOpenFiles / 4)
    private static let count = Lock(0)

    let descriptor: CInt
    /// Whether a read of a regular file in the folder returns fewer bytes than requested only at the end of the file.
    ///
    /// POSIX guarantees no more than one byte. The usual local file systems fill the whole buffer; `procfs` and some
    /// file systems in user space don't.
    let hasExactReads: Bool

    /// Takes over an open folder, and closes it with the last reference.
    ///
    /// It is nil if too few descriptors would be left for files; the folder is then closed.
    ///
    /// - Parameters:
    ///   - descriptor: the open folder.
    ///   - hasExactReads: whether a read of a regular file in it returns fewer bytes than requested only at the file's
    ///     end.
    package init?(adopting descriptor: CInt, hasExactReads: Bool = false) {
        self.descriptor = descriptor
        self.hasExactReads = hasExactReads
        let count = Self.count.withLock { count in
            count += 1
            return count
        }
        // `deinit` closes it in either case.
        if count > Self.maxCount { return nil }
    }

    /// Opens a folder; nil if there is none at the path, it can't be read, or too many are open.
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
    ///   - name: the name of the folder to open.
    ///   - followsLinks: whether the name may refer to a symbolic link to a folder.
    /// - Returns: a descriptor that the caller must close; negative if opening fails.
    package func openFolder(_ name: [UInt8], followsLinks: Bool) -> CInt {
        name.withCString { FileSystem.openFolder($0, in: descriptor, followsLinks: followsLinks) }
    }
}
