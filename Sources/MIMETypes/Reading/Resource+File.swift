extension Resource {
    /// Opens the file at a path.
    ///
    /// Only regular files are opened. Pipes, sockets and devices are recognised without being opened, so creating a
    /// resource never blocks and has no side effects.
    ///
    /// - Parameters:
    ///   - path: the path, absolute or relative to the working directory.
    ///   - name: the name to use instead of the path's last component, or nil.
    ///   - followingLinks: true to examine the target of a symbolic link, false to examine the link itself.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    public convenience init(
        path: String, name: ResourceName? = nil, followingLinks: Bool = true, declaredType: MIMEType? = nil,
        limits: ReadLimits = .standard
    ) throws(ResourceError) {
        try self.init(
            pathBytes: Array(path.utf8), name: name, followingLinks: followingLinks, declaredType: declaredType,
            limits: limits)
    }

    /// Opens the file at a path that consists of arbitrary bytes.
    ///
    /// - Parameters:
    ///   - path: the path, absolute or relative to the working directory; it need not be UTF-8.
    ///   - name: the name to use instead of the path's last component, or nil.
    ///   - followingLinks: true to examine the target of a symbolic link, false to examine the link itself.
    ///   - readsContent: false to examine only the name and the kind, without opening the file.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    public convenience init(
        pathBytes path: [UInt8], name: ResourceName? = nil, followingLinks: Bool = true, readsContent: Bool = true,
        declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        try self.init(
            at: FileLocation(path: path), name: name, followingLinks: followingLinks, readsContent: readsContent,
            declaredType: declaredType, limits: limits)
    }

    /// Opens whatever is at a location.
    ///
    /// - Parameters:
    ///   - location: the location to open.
    ///   - name: the name to use instead of the path's last component, or nil.
    ///   - hasName: false for a resource without a name.
    ///   - followingLinks: true to examine the target of a symbolic link, false to examine the link itself.
    ///   - readsContent: false to examine only the name and the kind, without opening the file.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    package convenience init(
        at location: FileLocation, name: ResourceName? = nil, hasName: Bool = true, followingLinks: Bool = true,
        readsContent: Bool = true, declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        // The system would cut off the path at a NUL byte, and open another file.
        guard !location.path.contains(0) else {
            throw ResourceError(errno: FileSystem.notFound, pathBytes: location.path)
        }
        let entry = try location.withSystemPath { (folder, start) throws(ResourceError) in
            let listed = FolderEntry(path: location.path, folder: folder, start: start, followsLinks: followingLinks)
            if location.isListedAsRegular, readsContent,
                let entry = try listed.openListed(headLength: location.hasExactReads ? limits.headLength : nil)
            {
                return entry
            }
            return try listed.open(readsContent: readsContent)
        }
        let name = hasName ? name ?? ResourceName(pathBytes: location.path) : nil
        switch entry {
        case .kind(let kind): self.init(name: name, declaredType: declaredType, kind: kind)
        case .file(let source, let head):
            self.init(source: source, head: head, name: name, declaredType: declaredType, limits: limits)
        }
    }

    /// Creates a resource from an open file descriptor.
    ///
    /// Reading doesn't change the file offset of the descriptor. Pipes, sockets and devices are not read; for these,
    /// only the kind of file is reported.
    ///
    /// - Parameters:
    ///   - fileDescriptor: an open file descriptor. The caller must keep it open while the resource is in use, and
    ///     close it afterwards.
    ///   - name: the name of the file, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    /// - Throws: a `ResourceError` if the descriptor is not open.
    public convenience init(
        fileDescriptor: CInt, name: ResourceName? = nil, declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) throws(ResourceError) {
        guard let status = FileSystem.status(of: fileDescriptor) else {
            throw ResourceError(errno: FileSystem.lastError, path: nil)
        }
        if status.kind == .regular {
            let source = FileSource(
                descriptor: fileDescriptor, isOwned: false, path: [], size: status.size, status: status)
            self.init(source: source, name: name, declaredType: declaredType, limits: limits)
        } else {
            self.init(name: name, declaredType: declaredType, kind: status.kind)
        }
    }
}

/// A path, or a name in a folder, in the form that system calls take.
private struct FolderEntry {
    let path: [UInt8]
    let folder: CInt
    let start: UnsafePointer<CChar>
    let followsLinks: Bool

    /// What was found at the path.
    enum Entry {
        /// A file that is not opened, such as a directory or a pipe.
        case kind(FileKind)
        /// An open file, and its first bytes if they were read to find out what kind of file it is.
        case file(FileSource, head: FileHead?)
    }

    /// Determines the kind of file, and opens the file if it is regular and its content is to be read.
    func open(readsContent: Bool) throws(ResourceError) -> Entry {
        guard let status = FileSystem.status(of: start, in: folder, followsLinks: followsLinks) else { throw error }
        if status.kind == .directory, Self.isMountPoint(path, device: status.device) { return .kind(.mountPoint) }
        guard status.kind == .regular, readsContent else { return .kind(status.kind) }
        let descriptor = FileSystem.openFile(start, in: folder, followsLinks: followsLinks)
        guard descriptor >= 0 else { throw error }
        return .file(FileSource(descriptor: descriptor, path: path, size: status.size, status: status), head: nil)
    }

    /// Opens a file that its folder lists as a regular file.
    ///
    /// - Parameter headLength: the number of bytes to read at once; nil if a read may return fewer bytes than requested
    ///   before the end of the file.
    /// - Returns: the open file; nil if it has become something else since the folder was listed.
    /// - Throws: a `ResourceError` if the file can't be opened.
    func openListed(headLength: Int?) throws(ResourceError) -> Entry? {
        let descriptor = FileSystem.openFile(start, in: folder, followsLinks: false)
        guard descriptor >= 0 else {
            if FileSystem.meansNoRegularFile(FileSystem.lastError) { return nil }
            throw error
        }
        let head = headLength.flatMap { FileHead(descriptor, length: $0) }
        // If the head is the whole file, its status need not be queried: reading a pipe or a folder in this way fails.
        // A file that seems to be empty may be a device, though.
        if let head, head.isShort, !head.isEmpty {
            return .file(FileSource(descriptor: descriptor, path: path, size: head.count), head: head)
        }
        guard let status = FileSystem.status(of: descriptor), status.kind == .regular else {
            head?.deallocate()
            FileSystem.closeFile(descriptor)
            return nil
        }
        let source = FileSource(descriptor: descriptor, path: path, size: status.size, status: status)
        if let head, head.isShort { source.noteEnd(at: head.count) }
        return .file(source, head: head)
    }

    /// The error for the most recent system call, if it failed.
    private var error: ResourceError { ResourceError(errno: FileSystem.lastError, pathBytes: path) }

    private static func isMountPoint(_ path: [UInt8], device: UInt64) -> Bool {
        let parent = (path + Array("/..".utf8)).withCString { FileSystem.status(of: $0) }
        return parent.map { $0.device != device } ?? false
    }
}
