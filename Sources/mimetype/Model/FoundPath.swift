import MIMETypes

/// What the arguments, lists and folders lead to, in the order of the answers.
enum FoundPath: Sendable {
    case file([UInt8])
    /// What a folder that was walked through lists as a regular file.
    case listedFile([UInt8])
    /// A folder or a list that can't be read.
    ///
    /// The path is nil if no answer can stand for it, as for a list.
    case failure(ResourceError, path: [UInt8]?)
}
