/// A kind of file, as the file system reports it.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FileKind: String, Sendable, CaseIterable {
    /// A regular file, or bytes that are no file.
    case regular
    /// A directory.
    case directory
    /// The directory on which another file system is mounted.
    case mountPoint
    /// A symbolic link that is not followed.
    case symbolicLink
    /// A named pipe.
    case fifo
    /// A socket.
    case socket
    /// A device that is read and written by characters.
    case characterDevice
    /// A device that is read and written by blocks.
    case blockDevice
}
