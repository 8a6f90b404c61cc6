/// A kind of file, as reported by the file system.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FileKind: String, Sendable, CaseIterable {
    /// A regular file, or bytes that are not in a file.
    case regular
    /// A directory.
    case directory
    /// A directory on which another file system is mounted.
    case mountPoint
    /// A symbolic link itself, if links are not followed.
    case symbolicLink
    /// A named pipe.
    case fifo
    /// A socket.
    case socket
    /// A device that is read and written character by character.
    case characterDevice
    /// A device that is read and written block by block.
    case blockDevice
}
