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
        // A path with a NUL would be cut off and name another file.
        guard !path.contains(0) else { throw ResourceError(errno: ENOENT, pathBytes: path) }
        let (kind, source) = try path.withCString { (start) throws(ResourceError) in
            try OpenedPath(path, start, followingLinks: followingLinks, readsContent: readsContent).kindAndSource
        }
        let name = name ?? ResourceName(pathBytes: path)
        if let source {
            self.init(source: source, name: name, declaredType: declaredType, limits: limits)
        } else {
            self.init(name: name, declaredType: declaredType, kind: kind)
        }
    }
}

/// What a path leads to, opened if it is a regular file.
private struct OpenedPath {
    let kindAndSource: (kind: Resource.Kind, source: FileSource?)

    init(
        _ path: [UInt8], _ start: UnsafePointer<CChar>, followingLinks: Bool, readsContent: Bool
    ) throws(ResourceError) {
        var status = stat()
        guard (followingLinks ? stat(start, &status) : lstat(start, &status)) == 0 else {
            throw ResourceError(errno: errno, pathBytes: path)
        }
        let kind = Self.kind(of: status.st_mode)
        let isMountPoint = kind == .directory && Self.isMountPoint(path, device: status.st_dev)
        let source =
            kind == .regular && readsContent
            ? try FileSource(path, start, size: Int(status.st_size), followingLinks: followingLinks) : nil
        kindAndSource = (isMountPoint ? .mountPoint : kind, source)
    }

    private static func kind(of mode: mode_t) -> Resource.Kind {
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
