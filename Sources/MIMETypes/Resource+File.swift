#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Resource {
    /// Opens what a path leads to.
    ///
    /// Only a regular file is opened. Pipes, sockets and devices are recognised without opening them, so nothing waits
    /// and no device is touched.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory.
    ///   - name: the name, if it is not the path's last component.
    ///   - followingLinks: true to look at what a symbolic link points to, false to look at the link.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    public convenience init(
        path: String, name: ResourceName? = nil, followingLinks: Bool = true, declaredType: MIMEType? = nil,
        limits: ReadLimits = .standard
    ) throws(ResourceError) {
        try self.init(
            pathBytes: Array(path.utf8), name: name, followingLinks: followingLinks, declaredType: declaredType,
            limits: limits)
    }

    /// Opens what a path of arbitrary bytes leads to.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory; it need not be UTF-8.
    ///   - name: the name, if it is not the path's last component.
    ///   - followingLinks: true to look at what a symbolic link points to, false to look at the link.
    ///   - readsContent: false to look at name and kind alone; then the file is not opened.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    public convenience init(
        pathBytes path: [UInt8], name: ResourceName? = nil, followingLinks: Bool = true, readsContent: Bool = true,
        declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        try self.init(
            at: FileLocation(path: path), name: name, followingLinks: followingLinks, readsContent: readsContent,
            declaredType: declaredType, limits: limits)
    }

    /// Opens what is at a location.
    ///
    /// - Parameters:
    ///   - location: where it is.
    ///   - name: what it is called, if that is not the path's last component.
    ///   - followingLinks: true to look at what a symbolic link points to, false to look at the link.
    ///   - readsContent: false to look at name and kind alone; then the file is not opened.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    package convenience init(
        at location: FileLocation, name: ResourceName? = nil, followingLinks: Bool = true, readsContent: Bool = true,
        declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        // A path with a NUL would be cut off and name another file.
        guard !location.path.contains(0) else { throw ResourceError(errno: ENOENT, pathBytes: location.path) }
        let (kind, source) = try location.withSystemPath { (folder, start) throws(ResourceError) in
            let entry = FolderEntry(path: location.path, folder: folder, start: start, followsLinks: followingLinks)
            if location.isListedAsRegular, readsContent, let source = try entry.openListed() {
                return (Resource.Kind.regular, source as FileSource?)
            }
            return try entry.open(readsContent: readsContent)
        }
        let name = name ?? ResourceName(pathBytes: location.path)
        if let source {
            self.init(source: source, name: name, declaredType: declaredType, limits: limits)
        } else {
            self.init(name: name, declaredType: declaredType, kind: kind)
        }
    }

    /// Describes an open file.
    ///
    /// Its bytes are read where they are, so that the place at which the caller reads or writes stays as it is. Of a pipe, a
    /// socket or a device only the kind is told.
    ///
    /// - Parameters:
    ///   - fileDescriptor: an open file; the caller keeps it open while the resource is in use, and closes it.
    ///   - name: what it is called, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    /// - Throws: a `ResourceError` if there is no such descriptor.
    public convenience init(
        fileDescriptor: CInt, name: ResourceName? = nil, declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        var status = stat()
        guard fstat(fileDescriptor, &status) == 0 else { throw ResourceError(errno: errno, path: nil) }
        let kind = FolderEntry.kind(of: status.st_mode)
        if kind == .regular {
            let source = FileSource(
                descriptor: fileDescriptor, isOwned: false, path: [], size: Int(status.st_size))
            self.init(source: source, name: name, declaredType: declaredType, limits: limits)
        } else {
            self.init(name: name, declaredType: declaredType, kind: kind)
        }
    }
}

/// A name in a folder, or a path, as the system's calls take it.
private struct FolderEntry {
    let path: [UInt8]
    let folder: CInt
    let start: UnsafePointer<CChar>
    let followsLinks: Bool

    /// `O_NONBLOCK` keeps the call from waiting for a writer in case the file has become a pipe meanwhile.
    private static let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

    /// Asks what it is, and opens a regular file.
    func open(readsContent: Bool) throws(ResourceError) -> (kind: Resource.Kind, source: FileSource?) {
        var status = stat()
        guard fstatat(folder, start, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            throw ResourceError(errno: errno, pathBytes: path)
        }
        let kind = Self.kind(of: status.st_mode)
        if kind == .directory, Self.isMountPoint(path, device: status.st_dev) { return (.mountPoint, nil) }
        guard kind == .regular, readsContent else { return (kind, nil) }
        let descriptor = openat(folder, start, Self.flags | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { throw ResourceError(errno: errno, pathBytes: path) }
        return (kind, FileSource(descriptor: descriptor, path: path, size: Int(status.st_size)))
    }

    /// Opens what a folder lists as a regular file; nil if it has become something else meanwhile.
    func openListed() throws(ResourceError) -> FileSource? {
        let descriptor = openat(folder, start, Self.flags | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ELOOP || errno == ENXIO { return nil }
            throw ResourceError(errno: errno, pathBytes: path)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Self.kind(of: status.st_mode) == .regular else {
            close(descriptor)
            return nil
        }
        return FileSource(descriptor: descriptor, path: path, size: Int(status.st_size))
    }

    static func kind(of mode: mode_t) -> Resource.Kind {
        switch mode & S_IFMT {
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        case S_IFIFO: .fifo
        case S_IFSOCK: .socket
        case S_IFCHR: .characterDevice
        case S_IFBLK: .blockDevice
        default: .regular
        }
    }

    private static func isMountPoint(_ path: [UInt8], device: dev_t) -> Bool {
        var parent = stat()
        return (path + Array("/..".utf8)).withCString { stat($0, &parent) } == 0 && parent.st_dev != device
    }
}
