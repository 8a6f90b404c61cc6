import MIMETypes

/// An open regular file that is closed with the last reference to it.
final class OpenFile: ByteSource {
    let file: FormFile
    private let descriptor: Descriptor

    /// Opens the file at a path for the first time.
    ///
    /// Only a regular file is opened: opening a pipe would block, and opening a device could affect it.
    convenience init(path: [UInt8]) throws(FormDataError) {
        // A path with a NUL would be cut off and name another file.
        guard !path.contains(0) else { throw .unreadable(path, errno: FileSystem.notFound) }
        try FileStatus.ofRegularFile(path)
        try self.init(opening: path, expecting: nil)
    }

    /// Opens a file again; it must not have changed.
    convenience init(reopening file: FormFile) throws(FormDataError) {
        try file.requireUnchanged()
        try self.init(opening: file.pathBytes, expecting: file)
    }

    private init(opening path: [UInt8], expecting expected: FormFile?) throws(FormDataError) {
        descriptor = Descriptor(number: path.withCString { FileSystem.openFile($0) })
        guard descriptor.number >= 0, let status = FileSystem.status(of: descriptor.number) else {
            throw .unreadable(path, errno: FileSystem.lastError)
        }
        try status.requireRegularFile(path)
        if let expected {
            guard expected.size == nil || expected.status == status else {
                throw FormDataError(.fileChanged, expected.path)
            }
            file = expected
        } else {
            let hasHiddenContent = status.size == 0 && descriptor.hasContent
            file = FormFile(pathBytes: path, status: status, size: hasHiddenContent ? nil : status.size)
        }
    }

    var size: Int? { file.size }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        // A format may state an offset that is beyond the end of any file.
        guard offset < size ?? .max - buffer.count else { return 0 }
        guard let total = FileSystem.readAll(descriptor.number, at: offset, into: buffer) else {
            throw ResourceError(errno: FileSystem.lastError, path: file.path)
        }
        return total
    }

    /// Throws an error if the file was written to, replaced or deleted while it was read.
    func requireUnchanged() throws(FormDataError) {
        guard file.size != nil else { return }
        guard FileSystem.status(of: descriptor.number) == file.status else {
            throw FormDataError(.fileChanged, file.path)
        }
    }
}

extension FormFile {
    /// Throws an error if the path no longer leads to the file that was added.
    func requireUnchanged() throws(FormDataError) {
        let status = try FileStatus.ofRegularFile(pathBytes)
        guard size == nil || status == self.status else { throw FormDataError(.fileChanged, path) }
    }
}

/// The descriptor of an open file, closed with its owner.
private struct Descriptor: ~Copyable {
    let number: CInt

    deinit {
        if number >= 0 { FileSystem.closeFile(number) }
    }

    var hasContent: Bool {
        var byte: UInt8 = 0
        return withUnsafeMutableBytes(of: &byte) { FileSystem.readAll(number, at: 0, into: $0) } == 1
    }
}

extension FileStatus {
    /// Returns the status of the file at a path, which must be a regular file.
    @discardableResult
    fileprivate static func ofRegularFile(_ path: [UInt8]) throws(FormDataError) -> FileStatus {
        guard let status = path.withCString({ FileSystem.status(of: $0) }) else {
            throw .unreadable(path, errno: FileSystem.lastError)
        }
        try status.requireRegularFile(path)
        return status
    }

    fileprivate func requireRegularFile(_ bytes: [UInt8]) throws(FormDataError) {
        let path = String(decoding: bytes, as: UTF8.self)
        switch kind {
        case .regular: return
        case .directory: throw FormDataError(.directory, path)
        default: throw FormDataError(.notARegularFile, path)
        }
    }
}

extension FormDataError {
    fileprivate static func unreadable(_ path: [UInt8], errno: CInt) -> FormDataError {
        let path = String(decoding: path, as: UTF8.self)
        return FormDataError(ResourceError(errno: errno, path: path), path)
    }
}
