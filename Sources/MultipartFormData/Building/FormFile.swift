import MIMETypes

/// A file as it was when it was added to a form.
struct FormFile: Sendable {
    /// The path, absolute or relative to the working directory.
    let pathBytes: [UInt8]
    /// The status that distinguishes the file from other files, and from itself before a change.
    ///
    /// A change that keeps the size shows only in the modification time, so a change within one tick of the file
    /// system's clock goes unnoticed.
    let status: FileStatus

    /// The number of bytes, or nil if the file system doesn't report it: files below `/proc` have content and a size of
    /// 0.
    let size: Int?

    /// The bytes to send; nil for all of them.
    var range: Range<Int>?

    /// The path for messages.
    var path: String { String(decoding: pathBytes, as: UTF8.self) }
}
