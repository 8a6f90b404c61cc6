/// The properties of a file, as the system reports them.
package struct FileStatus: Sendable, Hashable {
    /// The kind of file.
    package let kind: FileKind
    /// The number of bytes, or 0 if the file system doesn't report it.
    package let size: Int
    /// The number of the file system that contains the file.
    package let device: UInt64
    /// The number of the file in its file system.
    package let number: UInt64
    /// False once the last name of the file has been deleted or taken by another file.
    package let isLinked: Bool
    /// The time of the last change to the content, in whole seconds since 1970.
    package let modificationSeconds: Int
    /// The nanoseconds to add to those seconds.
    package let modificationNanoseconds: Int
}
