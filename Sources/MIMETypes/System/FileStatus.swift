/// What the system tells about a file.
package struct FileStatus: Sendable, Hashable {
    /// What is at the path.
    package let kind: FileKind
    /// The number of bytes, or 0 if the file system does not tell.
    package let size: Int
    /// The number of the file system that the file is on.
    package let device: UInt64
    /// The number of the file on its file system.
    package let number: UInt64
    /// False once the last name of the file was deleted, or another file took it.
    package let isLinked: Bool
    /// When the content was last changed: whole seconds since 1970.
    package let modificationSeconds: Int
    /// The nanoseconds after that.
    package let modificationNanoseconds: Int
}
