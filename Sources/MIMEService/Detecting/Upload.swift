import MIMETypes

/// The part of a file that has arrived, and what its sender states about it.
struct Upload: Sendable {
    var name: String?
    var declaredType: MIMEType?
    /// The bytes from the start of the file.
    var prefix: [UInt8] = []
    /// Whether these are all bytes of the file.
    var isComplete = false
}
