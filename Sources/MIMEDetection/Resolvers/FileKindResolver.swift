public import MIMETypes

/// A resolver that recognises directories, links, devices and other special files, and empty files.
///
/// Evidence: the kind of file, as reported by the file system; for a regular file, whether its head is empty. Special
/// files are never opened. Their types, such as `inode/directory`, have the names from the freedesktop specification.
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
public struct FileKindResolver: MIMETypeResolver {
    /// Creates the resolver.
    public init() {}

    /// Returns the type of a special file or of an empty file.
    ///
    /// - Parameter resource: a resource of any kind.
    /// - Returns: one candidate, or none for a regular file that is not empty.
    /// - Throws: a `ResourceError` if a regular file can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try candidate(for: resource).map { [$0] } ?? []
    }

    @inline(__always)
    func candidate(for resource: Resource) throws(ResourceError) -> Candidate? {
        if resource.kind != .regular, let (type, detail) = Self.name(of: resource.kind) {
            return candidate(MIMEType(constant: type), ConstantText(detail))
        }
        guard resource.hasContent, try resource.headBuffer().isEmpty else { return nil }
        return candidate(PackedTypes.type(.emptyFile), ConstantText("no bytes"))
    }

    private func candidate(_ type: MIMEType, _ detail: ConstantText) -> Candidate {
        Candidate(type: type, evidence: Evidence(basis: .fileKind, tier: .structural, detail: detail))
    }

    private static func name(of kind: FileKind) -> (type: StaticString, detail: StaticString)? {
        switch kind {
        case .regular: nil
        case .directory: ("inode/directory", "a directory")
        case .mountPoint: ("inode/mount-point", "a directory on which a file system is mounted")
        case .symbolicLink: ("inode/symlink", "a symbolic link")
        case .fifo: ("inode/fifo", "a named pipe")
        case .socket: ("inode/socket", "a socket")
        case .characterDevice: ("inode/chardevice", "a character device")
        case .blockDevice: ("inode/blockdevice", "a block device")
        }
    }
}
