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
        guard !location.path.contains(0) else {
            throw ResourceError(errno: FileSystem.notFound, pathBytes: location.path)
        }
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
    /// Its bytes are read where they are, so that the place at which the caller reads or writes stays as it is. Of a
    /// pipe, a socket or a device only the kind is told.
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
        guard let status = FileSystem.status(of: fileDescriptor) else {
            throw ResourceError(errno: FileSystem.lastError, path: nil)
        }
        if status.kind == .regular {
            let source = FileSource(descriptor: fileDescriptor, isOwned: false, path: [], size: status.size)
            self.init(source: source, name: name, declaredType: declaredType, limits: limits)
        } else {
            self.init(name: name, declaredType: declaredType, kind: status.kind)
        }
    }
}

/// A name in a folder, or a path, as the system's calls take it.
private struct FolderEntry {
    let path: [UInt8]
    let folder: CInt
    let start: UnsafePointer<CChar>
    let followsLinks: Bool

    /// Asks what it is, and opens a regular file.
    func open(readsContent: Bool) throws(ResourceError) -> (kind: Resource.Kind, source: FileSource?) {
        guard let status = FileSystem.status(of: start, in: folder, followsLinks: followsLinks) else { throw error }
        if status.kind == .directory, Self.isMountPoint(path, device: status.device) { return (.mountPoint, nil) }
        guard status.kind == .regular, readsContent else { return (status.kind, nil) }
        let descriptor = FileSystem.openFile(start, in: folder, followsLinks: followsLinks)
        guard descriptor >= 0 else { throw error }
        return (.regular, FileSource(descriptor: descriptor, path: path, size: status.size))
    }

    /// Opens what a folder lists as a regular file; nil if it has become something else meanwhile.
    func openListed() throws(ResourceError) -> FileSource? {
        let descriptor = FileSystem.openFile(start, in: folder, followsLinks: false)
        guard descriptor >= 0 else {
            if FileSystem.meansNoRegularFile(FileSystem.lastError) { return nil }
            throw error
        }
        guard let status = FileSystem.status(of: descriptor), status.kind == .regular else {
            FileSystem.closeFile(descriptor)
            return nil
        }
        return FileSource(descriptor: descriptor, path: path, size: status.size)
    }

    /// The error of the call that has just failed.
    private var error: ResourceError { ResourceError(errno: FileSystem.lastError, pathBytes: path) }

    private static func isMountPoint(_ path: [UInt8], device: UInt64) -> Bool {
        let parent = (path + Array("/..".utf8)).withCString { FileSystem.status(of: $0) }
        return parent.map { $0.device != device } ?? false
    }
}
