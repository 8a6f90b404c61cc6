import MIMETypes

/// A file as it was when it was added to a form.
struct FormFile: Sendable {
    /// Absolute or relative to the working directory.
    let pathBytes: [UInt8]
    /// Tells it from another one, or from itself before a change.
    ///
    /// Only its time shows a change that keeps the size, so one within a tick of the file system's clock goes
    /// unnoticed.
    let status: FileStatus

    /// The number of bytes, or nil if the file system does not tell: files below `/proc` have content and a size of 0.
    let size: Int?

    /// The bytes to send; nil for all of them.
    var range: Range<Int>?

    /// The path for a message.
    var path: String { String(decoding: pathBytes, as: UTF8.self) }
}
