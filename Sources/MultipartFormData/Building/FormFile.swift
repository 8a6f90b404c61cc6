/// A file as it was when it was added to a form.
struct FormFile: Sendable {
    /// Absolute or relative to the working directory.
    let pathBytes: [UInt8]
    let state: FileState

    /// The number of bytes, or nil if the file system does not tell: files below `/proc` have content and a size of 0.
    let size: Int?

    /// The path for a message.
    var path: String { String(decoding: pathBytes, as: UTF8.self) }
}

/// Tells a file from another one, or from itself before a change.
///
/// Only its time shows a change that keeps the size, so one within a tick of the file system's clock goes unnoticed.
struct FileState: Sendable, Hashable {
    let device: UInt64
    let number: UInt64
    let size: Int
    let modificationSeconds: Int
    let modificationNanoseconds: Int
    /// False once the last name of the file was deleted, or another file took it.
    let isLinked: Bool
}
